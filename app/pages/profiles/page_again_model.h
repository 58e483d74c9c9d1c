#pragma once

#include "app/pages/profiles/page_marks_model.h"
#include "app/services/services.h"
#include "app/session/profiles/profile_draft.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"
#include "calibration/profile/profile.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace pocketmars::app {

/// One of a profile's nine pictures learnt again from a new photo, put right by hand where the
/// program does not find what lies there, or finds it elsewhere.
class PageAgainModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the profiles")

    /// What was learnt: `new.jpg was learnt; …`; empty for nothing.
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// Why the photo was not learnt.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    /// Whether a photo is being read or learnt.
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// Whether there is a photo on which cards or pieces can be marked.
    Q_PROPERTY(bool canPutRight READ canPutRight NOTIFY changed)
    /// Whether the photo was refused for looking like another deck's, which the player may know
    /// better.
    Q_PROPERTY(bool canTrust READ canTrust NOTIFY changed)
    /// Whether the player marks them now.
    Q_PROPERTY(bool byHand READ byHand NOTIFY byHandChanged)
    Q_PROPERTY(pocketmars::app::PageMarksModel* marks READ marks CONSTANT)
    /// URL of the photo in all its detail, while something is marked on it.
    Q_PROPERTY(QString sharpPicture READ sharpPicture NOTIFY byHandChanged)
    /// What the picture shows: `Greenhouse`
    Q_PROPERTY(QString title READ title NOTIFY byHandChanged)

public:
    /// @param worker  outlived by this, as its tasks are
    PageAgainModel(const ProfileServices& services, Worker& worker,
                   std::shared_ptr<ImageStore> images, QObject* parent = nullptr);

    [[nodiscard]] QString message() const;
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] bool canPutRight() const { return !m_busy && m_isPicture; }
    [[nodiscard]] bool canTrust() const { return !m_busy && m_looksOther; }
    [[nodiscard]] bool byHand() const { return m_byHand; }
    [[nodiscard]] PageMarksModel* marks() { return &m_marks; }
    [[nodiscard]] const QString& sharpPicture() const { return m_sharpPicture; }
    [[nodiscard]] QString title() const;

    /// Learns one picture of a profile again. Does nothing while another is learnt.
    /// @param picture  0 .. session::kProfilePictures - 1
    Q_INVOKABLE void learn(const QString& profile, int picture, const QUrl& photo);
    /// The same photo is learnt though it looks like another deck's.
    Q_INVOKABLE void learnAnyway();
    /// Marks by hand what lies in the photo, from what was found or marked before.
    Q_INVOKABLE void putRight();
    /// Learns the photo with what is marked. Does nothing while the marks can't be used.
    Q_INVOKABLE void useMarks();
    /// The marks stay, to be gone on with.
    Q_INVOKABLE void leaveMarks();
    /// Forgets the photo; what was learnt of it stays.
    Q_INVOKABLE void dismiss();
    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void changed();
    void byHandChanged();
    /// A profile was stored.
    void stored(const pocketmars::calibration::Profile& profile);

private:
    void learnNow();
    void learnt(const tl::expected<calibration::Profile, session::SessionError>& profile);
    void beginByHand(const session::ProfilePhoto& photo, const calibration::Layout& layout);
    void endByHand();
    void setBusy(bool busy);

    ProfileServices m_services;
    Worker& m_worker;
    std::shared_ptr<ImageStore> m_images;
    PageMarksModel m_marks;
    Trouble m_trouble;

    // The photo at hand.
    std::string m_profile;
    int m_picture = 0;
    std::filesystem::path m_photo;
    std::optional<session::HandWork> m_hand; ///< what is marked on it
    std::optional<calibration::PageMarks> m_used;
    cv::Size m_size; ///< in which it was marked, px
    int m_turn = 0;  ///< quarter turns clockwise by which it was turned for that
    bool m_trusts = false;

    bool m_busy = false;
    bool m_isPicture = false;
    bool m_looksOther = false;
    bool m_isLearnt = false;
    bool m_byHand = false;
    QString m_sharpPicture;
};

} // namespace pocketmars::app
