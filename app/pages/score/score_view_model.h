#pragma once

#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/score/marks_model.h"
#include "app/pages/score/questions_model.h"
#include "app/pages/score/shown_photo.h"
#include "app/parts/correction_model.h"
#include "app/parts/findings_model.h"
#include "app/parts/score_sheet_model.h"
#include "app/parts/table_options.h"
#include "app/services/services.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"
#include "vision/rectified_table.h"

#include <QList>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::app {

/// The page "Score a table": a photo on its way to a score sheet, with questions, corrections and
/// undo. Reading runs in the background; everything else is at once.
class ScoreViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    /// Why the file could not be scored, or a correction was refused.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    /// Whether saying who plays would mend it.
    Q_PROPERTY(bool playersWanted READ playersWanted NOTIFY playersWantedChanged)
    /// Who plays as the photo shows it, where that is not what was said: `Solo: Red, DA Blue`.
    Q_PROPERTY(QString othersOnPhoto READ othersOnPhoto NOTIFY othersOnPhotoChanged)
    /// The file that is shown or being read; empty at the start.
    Q_PROPERTY(QUrl file READ file NOTIFY stateChanged)
    /// The file for Image.source, to look at while it is read; empty if it is no picture.
    Q_PROPERTY(QUrl preview READ preview NOTIFY stateChanged)
    /// Whether the file is a picture.
    Q_PROPERTY(bool isPicture READ isPicture NOTIFY stateChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY stateChanged)
    /// For Image.source; empty before a photo was read, and for a JSON file.
    Q_PROPERTY(QString photo READ photo NOTIFY tableChanged)
    /// px of what `photo` shows: the frame of the findings.
    Q_PROPERTY(QSizeF photoSize READ photoSize NOTIFY tableChanged)
    /// Photos of the same table from other sides, ShownPhoto; they are read with the first.
    Q_PROPERTY(QVariantList furtherPhotos READ furtherPhotos NOTIFY furtherPhotosChanged)
    /// Whether a photo from another side can be read with those that are shown.
    Q_PROPERTY(bool canAddPhoto READ canAddPhoto NOTIFY stateChanged)
    /// From where a further photo would help with the open questions; empty without any.
    Q_PROPERTY(QString photoHint READ photoHint NOTIFY tableChanged)
    /// Whether `photo` and the findings show the table as seen from straight above.
    Q_PROPERTY(bool rectified READ rectified WRITE setRectified NOTIFY tableChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY tableChanged)
    /// Whether the profile in use or the options changed since the file was read.
    Q_PROPERTY(bool stale READ stale NOTIFY staleChanged)
    /// Whether what the player corrected is in no game of the history.
    Q_PROPERTY(bool correctionsUnsaved READ correctionsUnsaved NOTIFY saveStateChanged)
    /// Whether it is in the history as it was before the last correction.
    Q_PROPERTY(bool savedBefore READ savedBefore NOTIFY saveStateChanged)
    Q_PROPERTY(SaveState saveState READ saveState NOTIFY saveStateChanged)
    Q_PROPERTY(pocketmars::app::FindingsModel* findings READ findings CONSTANT)
    Q_PROPERTY(pocketmars::app::ScoreSheetModel* sheet READ sheet CONSTANT)
    Q_PROPERTY(pocketmars::app::QuestionsModel* questions READ questions CONSTANT)
    Q_PROPERTY(pocketmars::app::CorrectionModel* correction READ correction CONSTANT)
    Q_PROPERTY(pocketmars::app::TableOptions* options READ options CONSTANT)
    /// The cards that the player showed on the photo; they count when it is read again.
    Q_PROPERTY(pocketmars::app::MarksModel* marks READ marks CONSTANT)

public:
    enum State {
        Empty,   ///< nothing was opened yet
        Reading, ///< a file is being read
        Ready,   ///< a sheet is shown
        Failed   ///< the file could not be scored; `trouble` says why
    };
    Q_ENUM(State)

    enum SaveState {
        Unsaved, ///< never saved, or corrected since
        Saving,
        Saved
    };
    Q_ENUM(SaveState)

    /// @param profiles  the profile in use; outlives the view-model
    /// @param settings  outlives the view-model
    ScoreViewModel(TableServices services, std::shared_ptr<ImageStore> images,
                   ProfilesViewModel& profiles, Settings& settings, QObject* parent = nullptr);
    ~ScoreViewModel() override;
    Q_DISABLE_COPY_MOVE(ScoreViewModel)

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] bool playersWanted() const { return m_playersWanted; }
    [[nodiscard]] QString othersOnPhoto() const;
    [[nodiscard]] bool correctionsUnsaved() const {
        return (m_state == Ready || m_isAdding) && canUndo() && m_saveState == Unsaved;
    }
    [[nodiscard]] bool savedBefore() const { return m_savedAs.has_value(); }
    [[nodiscard]] const QUrl& file() const { return m_file; }
    [[nodiscard]] QUrl preview() const;
    [[nodiscard]] bool isPicture() const { return !preview().isEmpty(); }
    [[nodiscard]] QString fileName() const { return m_file.fileName(); }
    [[nodiscard]] const QString& photo() const { return m_photo; }
    [[nodiscard]] QSizeF photoSize() const;
    [[nodiscard]] QVariantList furtherPhotos() const;
    [[nodiscard]] bool canAddPhoto() const;
    [[nodiscard]] QString photoHint() const;
    [[nodiscard]] bool rectified() const { return m_rectified; }
    void setRectified(bool rectified);
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool stale() const { return m_stale; }
    [[nodiscard]] SaveState saveState() const { return m_saveState; }
    [[nodiscard]] FindingsModel* findings() { return &m_findings; }
    [[nodiscard]] ScoreSheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] QuestionsModel* questions() { return &m_questions; }
    [[nodiscard]] CorrectionModel* correction() { return &m_correction; }
    [[nodiscard]] TableOptions* options() { return &m_options; }
    [[nodiscard]] MarksModel* marks() { return &m_marks; }

    /// The table that is shown; nothing before the first.
    [[nodiscard]] const std::optional<session::ScoredTable>& table() const { return m_table; }
    /// Counts what is shown of it, for those who act on what they saw a moment ago.
    [[nodiscard]] int revision() const { return m_revision; }
    /// The paths of what a cell of the sheet counts; none of the total, or of a player who is not
    /// there.
    [[nodiscard]] std::vector<std::string> itemsOfCell(ScoreSheetModel::Line line,
                                                       int player) const;

    /// Reads and scores a photo, or a table/1 or state/1 file, with the profile in use; waits for
    /// the profile if it is still being loaded. What was open before is dropped.
    Q_INVOKABLE void open(const QUrl& file);
    /// The same with another profile than the one in use, until that changes or something else is
    /// opened.
    void openWith(const QUrl& file, std::shared_ptr<const calibration::Profile> profile);
    /// Says who plays on the photo that is opened next, and on no other.
    void sayPlayersOfNext(const session::PlayerOptions& players) { m_ofNext = players; }
    /// The same of several photos of one table. Of several files, the first that is a JSON file
    /// counts alone.
    Q_INVOKABLE void openAll(const QList<QUrl>& files);
    /// Reads one more photo of the table that is shown, together with those that are: corrections
    /// stay. Where that fails, what is shown stays as it is.
    Q_INVOKABLE void addPhoto(const QUrl& file);
    /// Reads the file anew, after the profile or the options changed.
    Q_INVOKABLE void readAgain();
    /// Reads the file anew, with the cards where marks() has them; not while they have a problem.
    Q_INVOKABLE void readMarked();
    /// Waits no more for what is being read.
    Q_INVOKABLE void stop();
    /// Those play whom the photo shows; it is read anew.
    Q_INVOKABLE void takeOthersOnPhoto();

    /// Opens the item that was tapped on the photo.
    Q_INVOKABLE void openItem(const QString& path);
    /// Opens what a cell of the sheet counts.
    Q_INVOKABLE void openCell(pocketmars::app::ScoreSheetModel::Line line, int player);
    Q_INVOKABLE void closeCorrection();
    /// Sets one item to what the player says; the sheet follows at once.
    Q_INVOKABLE void correct(const QString& path, const QString& value);
    Q_INVOKABLE void undo();

    Q_INVOKABLE void save();
    /// Puts the texts into the language of now. A file that could not be scored is read again, as
    /// only its reading says why.
    void retranslate();

signals:
    void stateChanged();
    void playersWantedChanged();
    void othersOnPhotoChanged();
    void tableChanged();
    void furtherPhotosChanged();
    void staleChanged();
    void saveStateChanged();
    /// For the history: is it there already? The answer comes back through known().
    void tableRead(const pocketmars::session::ScoredTable& table);
    /// For the history: keep this table. The answer comes back through saved() or saveFailed().
    /// @param again  the game that it was saved as before; nothing: a new one
    void saveRequested(const pocketmars::session::ScoredTable& table,
                       std::optional<pocketmars::db::GameId> again);

public slots:
    /// The photo was saved before, maybe on another evening: saving it again changes that game.
    /// What was corrected then is so again.
    void known(const pocketmars::session::SavedBefore& game, const std::filesystem::path& source);
    void saved(db::GameId game);
    void saveFailed(const QString& error);
    /// For the history: a game is there no more. If it is this one, it may be saved again.
    void removed(db::GameId game);

private:
    /// Looks who sits there, for a photo on which that is not clear.
    void lookWhoSits();
    void forgetWhoSits();
    void openFiles(const QList<QUrl>& files);
    /// The cards that photos are read with.
    void setCards(const std::shared_ptr<const calibration::Profile>& profile);
    void start();
    /// Whether what became of the save that was asked for first is about the file that is shown.
    [[nodiscard]] bool isAnswerForShown();
    /// @param added  the last of the photos is a further one
    void read(bool added);
    void show(session::ScoredTable table);
    void showPicture();
    void showFurther();
    /// What the player said of the same table before, or when it was saved.
    /// @return whether that changed anything
    bool correctAs(const std::vector<session::SaidItem>& said);
    [[nodiscard]] std::vector<std::filesystem::path> paths() const;
    /// The photo, or what there is of it from above; with a table only.
    [[nodiscard]] const cv::Mat& shown() const {
        return m_above ? m_above->picture : m_table->photo;
    }
    void followTable();
    void setState(State state);
    void tellTrouble(const QString& text, bool playersWanted = false);
    void setPlayersWanted(bool wanted);
    /// Something is to be known or done first; nothing is wrong.
    void note(Trouble::Words words, bool playersWanted = false);
    /// The table can be none of a game, where that is so.
    void tellImpossible();
    void setSaveState(SaveState state);
    void setStale(bool stale);

    TableServices m_services;
    std::shared_ptr<ImageStore> m_images;
    ProfilesViewModel& m_profiles;
    FindingsModel m_findings;
    ScoreSheetModel m_sheet;
    QuestionsModel m_questions;
    CorrectionModel m_correction;
    TableOptions m_options;
    MarksModel m_marks;
    State m_state = Empty;
    SaveState m_saveState = Unsaved;
    Trouble m_trouble;
    bool m_playersWanted = false;
    std::optional<db::GameId> m_savedAs;               ///< of the file that is shown
    std::optional<session::ProposedPlayers> m_onPhoto; ///< where those who were said may be wrong
    std::optional<session::ProposedPlayers> m_taken;   ///< who was taken from the photo
    std::optional<session::PlayerOptions> m_ofNext;    ///< who plays on the photo to come
    QUrl m_file;
    QList<QUrl> m_more; ///< further photos of the table
    QString m_photo;
    QList<ShownPhoto*> m_further; ///< children of this
    bool m_rectified = false;
    std::optional<vision::RectifiedTable> m_above; ///< what is shown, while rectified
    /// What `m_table` was read with; null for a JSON file.
    std::shared_ptr<const calibration::Profile> m_profile;
    /// What `m_table` was read with, and further photos of it are.
    vision::ReadOptions m_readOptions;
    engine::Edition m_readEdition = engine::Edition::English;
    std::vector<vision::MarkedCard> m_marked; ///< what marks() were when they were to be used
    /// What the next photo is read with.
    std::shared_ptr<const calibration::Profile> m_cards;
    /// What the file is read with in place of the profile in use; null: that one.
    std::shared_ptr<const calibration::Profile> m_lent;
    QString m_lentBeside; ///< name of the profile in use meanwhile
    std::optional<session::ScoredTable> m_table;
    std::vector<session::ScoredTable> m_undo;     ///< before each correction, the last one last
    std::vector<session::SaidItem> m_corrections; ///< since the file was read, the last one last
    int m_opened = 0;                             ///< counts the files that were opened
    std::deque<int> m_saves; ///< of which of them a save is under way, the first asked for first
    int m_revision = 0;
    bool m_stale = false;
    bool m_waiting = false;  ///< for the profile in use to be loaded
    int m_reading = 0;       ///< counts the readings that were asked for; only the last is shown
    bool m_isAdding = false; ///< what is read is a further photo
    Worker m_worker;
};

} // namespace pocketmars::app
