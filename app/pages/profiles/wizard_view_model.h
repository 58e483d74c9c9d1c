#pragma once

#include "app/pages/profiles/camera_view.h"
#include "app/pages/profiles/colour_names.h"
#include "app/pages/profiles/page_marks_model.h"
#include "app/pages/profiles/profile_editor.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/profiles/spaces_model.h"
#include "app/pages/profiles/wizard_steps_model.h"
#include "app/parts/findings_model.h"
#include "app/services/wizard_services.h"
#include "app/session/profiles/profile_draft.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QList>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace pocketmars::app {

/// Learns a card profile step by step: nine pictures, each read as soon as it is there, then the
/// spaces on the cards, the colours' names and the profile's own. What was done so far is kept in a
/// draft, from which it goes on after the program was closed.
class WizardViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Whether the draft was looked for; before, nothing can be said of it.
    Q_PROPERTY(bool opened READ opened NOTIFY openedChanged)
    /// Whether pictures were taken already, perhaps before the last start.
    Q_PROPERTY(bool begun READ begun NOTIFY picturesChanged)
    Q_PROPERTY(pocketmars::app::WizardStepsModel* steps READ steps CONSTANT)
    /// A picture, or one of WizardStepsModel::Step.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(int stepCount READ stepCount CONSTANT)
    Q_PROPERTY(bool atPicture READ atPicture NOTIFY stepChanged)
    Q_PROPERTY(QString title READ title NOTIFY stepChanged)
    /// What to lay on the table, or what to do.
    Q_PROPERTY(QString advice READ advice NOTIFY stepChanged)
    /// What lies in the picture, left to right, then the next row.
    Q_PROPERTY(QStringList sketch READ sketch NOTIFY stepChanged)
    /// What tells the cards apart where they have no number.
    Q_PROPERTY(QStringList sketchNotes READ sketchNotes NOTIFY stepChanged)
    /// How many of it lie in a row.
    Q_PROPERTY(int sketchColumns READ sketchColumns NOTIFY stepChanged)

    /// Of the step's picture: a WizardStepsModel::State.
    Q_PROPERTY(int state READ state NOTIFY pictureChanged)
    /// URL for Image.source; empty if there is none.
    Q_PROPERTY(QString picture READ picture NOTIFY pictureChanged)
    /// px, the frame of `found`
    Q_PROPERTY(QSizeF pictureSize READ pictureSize NOTIFY pictureChanged)
    Q_PROPERTY(pocketmars::app::FindingsModel* found READ found CONSTANT)
    /// What will be learnt from the picture, cut out: URLs for Image.source in the sketch's order.
    Q_PROPERTY(QStringList faces READ faceImages NOTIFY pictureChanged)
    /// What was found, where that is what there should be; else empty.
    Q_PROPERTY(QString verdict READ verdict NOTIFY pictureChanged)
    /// Why the picture can't be used and what to do; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY pictureChanged)
    /// Why the picture should be looked at before it is learnt, and what to look at; else empty.
    Q_PROPERTY(QString doubt READ doubt NOTIFY pictureChanged)
    /// Whether another picture is wanted for the step: it looks as if none were there, and the one
    /// that is stays until the other has come.
    Q_PROPERTY(bool retaking READ retaking NOTIFY pictureChanged)
    /// Whether what lies in the picture can be set right by hand.
    Q_PROPERTY(bool canPutRight READ canPutRight NOTIFY pictureChanged)
    /// Whether something was, which another picture would take with it.
    Q_PROPERTY(bool hasHandWork READ hasHandWork NOTIFY pictureChanged)
    /// Whether that is being done.
    Q_PROPERTY(bool byHand READ byHand NOTIFY byHandChanged)
    Q_PROPERTY(pocketmars::app::PageMarksModel* marks READ marks CONSTANT)
    /// URL of the picture in all its detail, while something is marked on it.
    Q_PROPERTY(QString sharpPicture READ sharpPicture NOTIFY byHandChanged)
    /// How many of the nine pictures are as they should be.
    Q_PROPERTY(int done READ done NOTIFY picturesChanged)
    Q_PROPERTY(int pictureCount READ pictureCount CONSTANT)
    /// Whether the game has a card for Earth.
    Q_PROPERTY(bool earthCard READ earthCard WRITE setEarthCard NOTIFY notesChanged)

    Q_PROPERTY(pocketmars::app::CameraView* camera READ camera CONSTANT)
    Q_PROPERTY(pocketmars::app::SpacesModel* spaces READ spaces CONSTANT)
    Q_PROPERTY(pocketmars::app::ColourNames* colours READ colours CONSTANT)

    /// Of the profile in use, once it is stored.
    Q_PROPERTY(pocketmars::app::ProfileEditor* editor READ editor CONSTANT)

    Q_PROPERTY(QString name READ name WRITE setName NOTIFY notesChanged)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY notesChanged)
    /// Whether there is a profile of that name, which saving replaces.
    Q_PROPERTY(bool nameTaken READ nameTaken NOTIFY notesChanged)
    /// What is still to be done before it can be saved; empty if nothing is.
    Q_PROPERTY(QString missing READ missing NOTIFY missingChanged)
    Q_PROPERTY(bool saving READ saving NOTIFY savingChanged)
    /// Why something could not be done.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    /// What to press where pictures seem to be others than they should: what would mend it; empty
    /// where nothing does by itself.
    Q_PROPERTY(QString cure READ cureText NOTIFY cureChanged)

public:
    using State = WizardStepsModel::State;
    /// What other pictures throw away.
    enum Loss {
        Nothing,
        HandWork, ///< what was put right by hand on this step's picture
        Pictures, ///< some that are there, with what was put right on them
    };
    Q_ENUM(Loss)

    /// @param draft     folder in which an unfinished profile is kept
    /// @param profiles  takes the new one into use; outlives the view-model
    WizardViewModel(WizardServices services, const std::filesystem::path& draft,
                    std::shared_ptr<ImageStore> images, ProfilesViewModel& profiles,
                    QObject* parent = nullptr);
    /// Keeps what was said last.
    ~WizardViewModel() override;
    Q_DISABLE_COPY_MOVE(WizardViewModel)

    [[nodiscard]] bool opened() const { return m_opened; }
    [[nodiscard]] bool begun() const;
    [[nodiscard]] WizardStepsModel* steps() { return &m_steps; }
    [[nodiscard]] int step() const { return m_notes.step; }
    /// A step that is not there changes nothing.
    void setStep(int step);
    [[nodiscard]] int stepCount() const { return WizardStepsModel::kSteps; }
    [[nodiscard]] bool atPicture() const { return m_notes.step < session::kProfilePictures; }
    [[nodiscard]] QString title() const { return WizardStepsModel::title(m_notes.step); }
    [[nodiscard]] QString advice() const { return adviceOf(m_notes.step); }
    Q_INVOKABLE [[nodiscard]] QString titleOf(int step) const {
        return WizardStepsModel::title(step);
    }
    Q_INVOKABLE [[nodiscard]] QString adviceOf(int step) const;
    [[nodiscard]] QStringList sketch() const;
    [[nodiscard]] QStringList sketchNotes() const;
    [[nodiscard]] int sketchColumns() const;
    [[nodiscard]] State state() const {
        return m_retaking ? State::Open : m_steps.state(m_notes.step);
    }
    [[nodiscard]] QString picture() const;
    [[nodiscard]] QSizeF pictureSize() const;
    [[nodiscard]] FindingsModel* found() { return &m_found; }
    [[nodiscard]] QStringList faceImages() const { return m_faceImages; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString doubt() const;
    [[nodiscard]] bool retaking() const { return m_retaking; }
    [[nodiscard]] bool canPutRight() const;
    [[nodiscard]] bool hasHandWork() const;
    [[nodiscard]] bool byHand() const { return m_byHand; }
    [[nodiscard]] PageMarksModel* marks() { return &m_marks; }
    [[nodiscard]] QString sharpPicture() const { return m_sharpPicture; }
    [[nodiscard]] int done() const;
    [[nodiscard]] int pictureCount() const { return session::kProfilePictures; }
    [[nodiscard]] bool earthCard() const { return m_notes.layout.earthCard; }
    void setEarthCard(bool there);
    [[nodiscard]] CameraView* camera() { return &m_camera; }
    [[nodiscard]] SpacesModel* spaces() { return &m_spaces; }
    [[nodiscard]] ColourNames* colours() { return &m_colours; }
    [[nodiscard]] ProfileEditor* editor() { return &m_editor; }
    [[nodiscard]] QString name() const { return QString::fromStdString(m_notes.name); }
    void setName(const QString& name);
    [[nodiscard]] QString note() const { return QString::fromStdString(m_notes.note); }
    void setNote(const QString& note);
    [[nodiscard]] bool nameTaken() const;
    [[nodiscard]] QString missing() const;
    [[nodiscard]] bool saving() const { return m_saving; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] QString cureText() const;

    /// Goes on with the draft, if there is one: at the first picture that is missing or needs a
    /// look, else where it was. Does nothing the second time.
    Q_INVOKABLE void open();
    /// The next step; of the spaces, those of the ships come after those of the buildings.
    Q_INVOKABLE void goOn();
    /// Whether the wizard's page is on the screen: only then it holds the camera.
    Q_INVOKABLE void setShown(bool shown);
    /// Takes a file as the picture of this step; several files or a folder as those that their
    /// names say, a `layout.json` among them included.
    Q_INVOKABLE void choose(const QList<QUrl>& files);
    /// What `choose` would throw away that can't be taken from the camera or a file again as it
    /// was.
    Q_INVOKABLE [[nodiscard]] pocketmars::app::WizardViewModel::Loss
    lossBy(const QList<QUrl>& files) const;
    /// Another picture is wanted for this step.
    Q_INVOKABLE void retake();
    /// None is: the one that is there is shown again.
    Q_INVOKABLE void keepPicture();
    /// The picture was looked at, and is right as it was read.
    Q_INVOKABLE void confirm();
    /// Turns the picture by a quarter clockwise, and reads it again as it then is.
    Q_INVOKABLE void turn();
    /// Sets right by hand what lies in the picture, from what was found or marked before.
    Q_INVOKABLE void putRight();
    /// Reads the picture with what is marked. Does nothing while the marks can't be used.
    Q_INVOKABLE void useMarks();
    /// The marks stay, to be gone on with.
    Q_INVOKABLE void leaveMarks();
    /// Forgets all pictures and all that was said.
    Q_INVOKABLE void startOver();
    /// Makes the profile and takes it into use. Does nothing while something is missing.
    Q_INVOKABLE void save();
    /// Swaps the pictures, or turns the one, of which saving said so.
    Q_INVOKABLE void takeCure();
    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void openedChanged();
    void stepChanged();
    void pictureChanged();
    void byHandChanged();
    void picturesChanged();
    void notesChanged();
    void missingChanged();
    void savingChanged();
    void cureChanged();
    /// The camera is wanted here, or free for others.
    void cameraWanted(bool wanted);
    /// The profile is there and in use.
    void saved(const QString& name);

private:
    using Keep = std::function<tl::expected<void, session::SessionError>()>;

    struct Picture {
        bool isThere = false; ///< taken, if not read yet
        int ticket = 0;       ///< of the newest reading; others are dropped
        QString image;
        QSizeF size;
        int turn = 0; ///< quarter turns clockwise by which the file is turned until it is so
        calibration::PageReading reading;
        int knownBefore = 0; ///< good pictures when it was last read with their help
    };

    [[nodiscard]] const Picture& at(int picture) const {
        return m_pictures[static_cast<std::size_t>(picture)];
    }
    [[nodiscard]] bool isGood(int picture) const {
        return m_steps.state(picture) == WizardStepsModel::Done;
    }
    [[nodiscard]] session::PictureNotes& notesOf(int picture) {
        return m_notes.pictures[static_cast<std::size_t>(picture)];
    }
    [[nodiscard]] const session::PictureNotes& notesOf(int picture) const {
        return m_notes.pictures[static_cast<std::size_t>(picture)];
    }
    /// Turns a picture by quarters clockwise, and reads it as it then is.
    void turnBy(int picture, int quarters);
    void swapPictures(int picture, int other);
    /// What is said of a picture from now on is said of it as it is turned now.
    void holdTurn(int picture);
    /// Whether the step is one of a picture, and that is to be seen.
    [[nodiscard]] bool showsPicture() const { return atPicture() && !m_retaking; }
    void goTo(int step);
    /// Goes to the first picture that needs something, once all are read and unless the player did
    /// something since the wizard was opened.
    void goToFirstOpen();
    void beginByHand(const cv::Mat& photo);
    void endByHand();
    /// Keeps a picture in the background, then reads it.
    /// @param takeBack  what was forgotten for it, where it can't be kept
    void keepAndRead(int picture, Keep keep, std::function<void()> takeBack = {});
    /// Reads a picture that was kept.
    void read(int picture);
    /// @return the picture's ticket
    int beginReading(int picture);
    void readKept(int picture, int ticket);
    [[nodiscard]] session::PictureHints hintsFor(int picture);
    /// When all are read, those that are in doubt are looked at again: the others may tell.
    void readAgain();
    void take(int picture, session::ProfilePhoto photo, const QImage& shown);
    /// A new picture in place of one that may have been there.
    void replace(int picture, Keep keep);
    void forget(int picture);
    void forgetNames(int picture);
    /// All that was said of a picture: another takes its place.
    void forgetSaid(int picture);
    void
    chooseMany(const tl::expected<std::vector<std::filesystem::path>, session::SessionError>& files,
               const std::filesystem::path& layout);
    /// @return why there is a layout that can't be taken; else empty
    QString takeLayout(const std::filesystem::path& file);
    void nameColours();
    void showSpaces();
    void showFound();
    void showFaces();
    void followSteps();
    [[nodiscard]] std::vector<calibration::CardFace> faces() const;
    /// As a layout says, or as the pictures show them: mm.
    [[nodiscard]] cv::Size2d cardSize() const;
    void noteChanged();
    void keepNotes();
    /// As a sentence.
    void tell(const session::SessionError& error);
    void tellNotStored(const session::NotStored& error);
    void forgetWrongPages();

    WizardServices m_services;
    session::ProfileDraft m_draft;
    std::shared_ptr<ImageStore> m_images;
    ProfilesViewModel& m_profiles;
    session::ProfileNotes m_notes;
    std::array<Picture, session::kProfilePictures> m_pictures;
    WizardStepsModel m_steps;
    FindingsModel m_found;
    PageMarksModel m_marks;
    bool m_byHand = false;
    int m_handTicket = 0; ///< of the newest picture that was loaded to be marked
    QString m_sharpPicture;
    QStringList m_faceImages; ///< of the step's picture
    SpacesModel m_spaces;
    ColourNames m_colours;
    ProfileEditor m_editor;
    CameraView m_camera;
    QTimer m_keepSoon;
    Trouble m_trouble;
    bool m_opening = false;
    bool m_opened = false;
    bool m_shown = false;
    bool m_saving = false;
    bool m_retaking = false;
    bool m_isUntouched = false; ///< opened, and nothing done since
    /// The player was told that pictures seem to be of other cards, and has changed none since.
    bool m_trustPages = false;
    calibration::PageDisagreement m_wrongPages; ///< of which they were told
    // Last, so that their tasks end before what they use is gone.
    Worker m_keeper; ///< keeps pictures and notes, one after the other
    Worker m_reader; ///< reads pictures and makes the profile: takes seconds
};

} // namespace pocketmars::app
