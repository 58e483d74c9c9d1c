#pragma once

#include "app/pages/profiles/faces_model.h"
#include "app/pages/profiles/page_again_model.h"
#include "app/pages/profiles/profile_check_model.h"
#include "app/pages/profiles/profile_files_model.h"
#include "app/services/services.h"
#include "app/settings/settings.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>

namespace pocketmars::app {

/// The card profiles: which there are, the one in use with its cards, and learning a new one.
/// Learning and loading run in the background.
class ProfilesViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Names of the profiles, sorted.
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged)
    /// Whether `names` has been read since the start: before, an empty list says nothing.
    Q_PROPERTY(bool listed READ listed NOTIFY namesChanged)
    /// The profile in use, with which photos are read; empty if there is none.
    Q_PROPERTY(QString current READ current NOTIFY currentChanged)
    /// Whether it is that of the sample table, which tells nobody's own cards.
    Q_PROPERTY(bool sampleInUse READ sampleInUse NOTIFY currentChanged)
    /// Its place in `names`; -1 if there is none.
    Q_PROPERTY(int currentRow READ currentRow WRITE setCurrentRow NOTIFY currentChanged)
    /// What was noted on it; empty if nothing was, or until it is loaded.
    Q_PROPERTY(QString note READ note NOTIFY profileChanged)
    /// What of it was learnt though it was in doubt, and what to do; empty if nothing was.
    Q_PROPERTY(QString doubt READ doubt NOTIFY profileChanged)
    /// Its cards; empty until it is loaded.
    Q_PROPERTY(pocketmars::app::FacesModel* faces READ faces CONSTANT)
    /// Whether the profile in use is not known yet, or being read from the disk.
    Q_PROPERTY(bool loading READ loading NOTIFY profileChanged)
    /// Why the last load or removal failed.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

    /// Profiles to and from files.
    Q_PROPERTY(pocketmars::app::ProfileFilesModel* files READ files CONSTANT)
    /// A picture of a profile learnt again.
    Q_PROPERTY(pocketmars::app::PageAgainModel* again READ again CONSTANT)
    /// How well cards in a photo agree with the profile in use.
    Q_PROPERTY(pocketmars::app::ProfileCheckModel* check READ check CONSTANT)

    /// The folder to learn from; empty before one was chosen.
    Q_PROPERTY(QUrl folder READ folder WRITE setFolder NOTIFY folderChanged)
    /// The folder as people write it.
    Q_PROPERTY(QString folderName READ folderName NOTIFY folderChanged)
    Q_PROPERTY(bool learning READ learning NOTIFY learningChanged)
    /// Photos of the folder that are done, and photos in all; 0 of 0 before the first report.
    Q_PROPERTY(int learnDone READ learnDone NOTIFY learnProgressChanged)
    Q_PROPERTY(int learnTotal READ learnTotal NOTIFY learnProgressChanged)
    /// File name of the photo that is being read.
    Q_PROPERTY(QString learnPhoto READ learnPhoto NOTIFY learnProgressChanged)
    /// Which photo failed and why, as the learner says it.
    Q_PROPERTY(pocketmars::app::Trouble* learnTrouble READ learnTrouble CONSTANT)

public:
    /// @param settings  outlives the view-model
    ProfilesViewModel(ProfileServices services, std::shared_ptr<ImageStore> images,
                      Settings& settings, QObject* parent = nullptr);
    ~ProfilesViewModel() override;
    Q_DISABLE_COPY_MOVE(ProfilesViewModel)

    [[nodiscard]] const QStringList& names() const { return m_names; }
    [[nodiscard]] bool listed() const { return m_listed; }
    [[nodiscard]] const QString& current() const { return m_current; }
    /// A name that is not in `names` changes nothing.
    void setCurrent(const QString& name);
    [[nodiscard]] bool sampleInUse() const;
    /// The first but the sample's; empty if there is none.
    [[nodiscard]] QString firstOwn() const;
    [[nodiscard]] int currentRow() const { return static_cast<int>(m_names.indexOf(m_current)); }
    /// A row that is not there changes nothing.
    void setCurrentRow(int row) { setCurrent(m_names.value(row)); }
    [[nodiscard]] QString note() const {
        return m_profile ? QString::fromStdString(m_profile->note) : QString();
    }
    [[nodiscard]] QString doubt() const;
    [[nodiscard]] FacesModel* faces() { return &m_faces; }
    [[nodiscard]] bool loading() const {
        return !m_listed || (!m_current.isEmpty() && !m_profile && m_trouble.isEmpty());
    }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] ProfileFilesModel* files() { return &m_files; }
    [[nodiscard]] PageAgainModel* again() { return &m_again; }
    [[nodiscard]] ProfileCheckModel* check() { return &m_check; }
    [[nodiscard]] const QUrl& folder() const { return m_folder; }
    void setFolder(const QUrl& folder);
    [[nodiscard]] QString folderName() const { return m_folder.toLocalFile(); }
    [[nodiscard]] bool learning() const { return m_learning; }
    [[nodiscard]] int learnDone() const { return m_learnDone; }
    [[nodiscard]] int learnTotal() const { return m_learnTotal; }
    [[nodiscard]] const QString& learnPhoto() const { return m_learnPhoto; }
    [[nodiscard]] Trouble* learnTrouble() { return &m_learnTrouble; }

    /// The profile in use; null until it is loaded.
    [[nodiscard]] const std::shared_ptr<const calibration::Profile>& profile() const {
        return m_profile;
    }

    /// Learns a profile from a folder of photos and puts it in use, that of the sample table only
    /// where there is no other. Does nothing while another is being learnt.
    /// @param name  empty: named after the folder
    void learn(const QUrl& folder, const QString& name);
    /// The same from `folder`.
    Q_INVOKABLE void learn(const QString& name) { learn(m_folder, name); }
    /// Loads a profile for once; the one in use stays.
    /// @param use  called with it, unless it can't be loaded: `trouble` says why
    void lend(const QString& name,
              const std::function<void(std::shared_ptr<const calibration::Profile>)>& use);
    /// Takes a profile into use that was just stored.
    void adopt(calibration::Profile profile);
    /// Stops learning after the photo in hand; nothing is kept of it.
    Q_INVOKABLE void cancelLearning();
    /// Lists the profiles anew, for those that another program has learnt or removed.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(const QString& name);
    /// Tests the profile in use with a photo of its cards.
    Q_INVOKABLE void checkWith(const QUrl& photo) { m_check.check(m_profile, photo); }
    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void namesChanged();
    void currentChanged();
    /// The profile in use was loaded, or is gone, or is being loaded.
    void profileChanged();
    void folderChanged();
    void learningChanged();
    void learnProgressChanged();
    /// From the worker's thread, when learning comes to a photo.
    void photoBegun(int done, int total, const QString& photo);
    /// Learning ended well.
    void learnt(const QString& name);

private:
    void use(const QString& name);
    void setProfile(std::shared_ptr<const calibration::Profile> profile);
    void setLearning(bool learning, const QString& trouble);

    ProfileServices m_services;
    Settings& m_settings;
    FacesModel m_faces;
    QStringList m_names;
    bool m_listed = false;
    QString m_current;
    std::shared_ptr<const calibration::Profile> m_profile;
    Trouble m_trouble;
    QUrl m_folder;
    bool m_learning = false;
    int m_learnDone = 0;
    int m_learnTotal = 0;
    QString m_learnPhoto;
    Trouble m_learnTrouble;
    std::atomic<bool> m_cancelLearning = false;
    ProfileFilesModel m_files;
    PageAgainModel m_again;
    ProfileCheckModel m_check;
    // Last, so that their tasks end before what they use is gone.
    Worker m_shelf;   ///< lists, loads and removes
    Worker m_learner; ///< learns: takes seconds, which must not keep the shelf
};

} // namespace pocketmars::app
