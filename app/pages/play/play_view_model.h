#pragma once

#include "app/live/live_table.h"
#include "app/pages/play/game_setup.h"
#include "app/pages/play/hand_move_model.h"
#include "app/pages/play/report_model.h"
#include "app/pages/play/table_lights.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/parts/board_model.h"
#include "app/parts/checklist_model.h"
#include "app/parts/correction_model.h"
#include "app/parts/score_sheet_model.h"
#include "app/parts/steps_model.h"
#include "app/parts/table_items.h"
#include "app/services/play_services.h"
#include "app/support/worker.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// A game while it is played: its set-up, the camera over the table, what has happened, what is to
/// be done, and the score. The camera and the game have a thread each; what they tell comes to the
/// window's.
class PlayViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    /// Why the game could not be begun, or a step not kept; empty if neither.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)
    /// `Round 2, architect phase`
    Q_PROPERTY(QString phase READ phase NOTIFY gameChanged)
    /// What the help says of what is played now: `phase/failure` (app/help_view_model.h).
    Q_PROPERTY(QString helpTopic READ helpTopic NOTIFY gameChanged)
    /// Whether the finished game is in the history.
    Q_PROPERTY(bool saved READ saved NOTIFY gameChanged)
    /// Whether the game is thinking about what was seen or said.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

    /// The one open question; empty if there is none.
    Q_PROPERTY(QString question READ question NOTIFY questionChanged)
    Q_PROPERTY(QStringList answers READ answers NOTIFY questionChanged)

    /// What breaks a rule on the table, or is not as expected; empty if nothing is.
    Q_PROPERTY(QString warning READ warning NOTIFY warningChanged)
    /// What to do about it.
    Q_PROPERTY(QString remedy READ remedy NOTIFY warningChanged)
    /// What should lie there beside what was seen.
    Q_PROPERTY(
        QList<pocketmars::app::ItemDifference> differences READ differences NOTIFY warningChanged)

    /// Whether the last table can be let stand, though it breaks a rule.
    Q_PROPERTY(bool canOverrule READ canOverrule NOTIFY warningChanged)
    /// Whether there is a step to take back.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY gameChanged)
    /// The game that can be gone on with, in words: `Red against blue, round 3`; empty if none.
    Q_PROPERTY(QString inProgress READ inProgress NOTIFY inProgressChanged)

    /// How well the camera sees what it must see.
    Q_PROPERTY(QList<pocketmars::app::TableLight> lights READ lights NOTIFY lightsChanged)
    Q_PROPERTY(pocketmars::app::GameSetup* setup READ setup CONSTANT)
    Q_PROPERTY(pocketmars::app::ReportModel* report READ report CONSTANT)
    Q_PROPERTY(pocketmars::app::LiveTable* live READ live CONSTANT)
    Q_PROPERTY(pocketmars::app::ChecklistModel* setupSteps READ setupSteps CONSTANT)
    Q_PROPERTY(pocketmars::app::ChecklistModel* orders READ orders CONSTANT)
    /// How the table is laid back after an undo; empty where the game goes on.
    Q_PROPERTY(pocketmars::app::ChecklistModel* wayBack READ wayBack CONSTANT)
    /// The phase or turn at hand, to be told by the player.
    Q_PROPERTY(pocketmars::app::HandMoveModel* move READ move CONSTANT)
    Q_PROPERTY(pocketmars::app::CorrectionModel* correction READ correction CONSTANT)
    Q_PROPERTY(pocketmars::app::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(pocketmars::app::StepsModel* steps READ steps CONSTANT)
    Q_PROPERTY(pocketmars::app::ScoreSheetModel* sheet READ sheet CONSTANT)

public:
    enum State {
        NoGame,   ///< the set-up is shown
        Starting, ///< the game is being begun, or found again
        Playing,
        Over ///< the score is shown
    };
    Q_ENUM(State)

    /// @param profiles  the profile in use; outlives the view-model
    /// @param settings  outlives the view-model
    PlayViewModel(PlayServices services, ProfilesViewModel& profiles, Settings& settings,
                  QObject* parent = nullptr);
    ~PlayViewModel() override;
    Q_DISABLE_COPY_MOVE(PlayViewModel)

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString helpTopic() const;
    [[nodiscard]] bool saved() const { return m_saved; }
    [[nodiscard]] bool busy() const { return m_tasks > 0; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] QStringList answers() const;
    [[nodiscard]] const QString& warning() const { return m_warning; }
    [[nodiscard]] const QString& remedy() const { return m_remedy; }
    [[nodiscard]] const QList<ItemDifference>& differences() const { return m_differences; }
    [[nodiscard]] bool canOverrule() const { return !m_warning.isEmpty(); }
    [[nodiscard]] bool canUndo() const { return m_steps.count() > 1; }
    [[nodiscard]] QString inProgress() const;
    [[nodiscard]] QList<TableLight> lights() const;
    [[nodiscard]] GameSetup* setup() { return &m_setup; }
    [[nodiscard]] ReportModel* report() { return &m_report; }
    [[nodiscard]] LiveTable* live() { return &m_live; }
    [[nodiscard]] ChecklistModel* setupSteps() { return &m_setupSteps; }
    [[nodiscard]] ChecklistModel* orders() { return &m_orders; }
    [[nodiscard]] ChecklistModel* wayBack() { return &m_wayBack; }
    [[nodiscard]] HandMoveModel* move() { return &m_move; }
    [[nodiscard]] CorrectionModel* correction() { return &m_correction; }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] StepsModel* steps() { return &m_steps; }
    [[nodiscard]] ScoreSheetModel* sheet() { return &m_sheet; }

    /// Looks which cameras are plugged in.
    Q_INVOKABLE void findCameras();
    /// Leaves the camera to others until it is wanted back; not while a game is played.
    void lendCamera(bool lent);
    /// Begins a game as it is set up; one of the same kind that is in progress is left.
    Q_INVOKABLE void begin();
    /// Looks whether a game is in progress.
    Q_INVOKABLE void lookForGame();
    /// Goes on with it.
    Q_INVOKABLE void resume();
    /// Back to the set-up. A game that is not over stays in progress.
    Q_INVOKABLE void leave();
    /// @param option  from 0
    Q_INVOKABLE void answer(int option);
    /// Plays the phase or turn that the player told, once it is complete.
    Q_INVOKABLE void playMove();
    /// The last table is right, though it breaks a rule.
    Q_INVOKABLE void overrule();
    /// Opens items of the table that were tapped.
    Q_INVOKABLE void openItems(const QStringList& paths);
    Q_INVOKABLE void closeCorrection() { m_correction.close(); }
    /// The player knows better what lies there.
    Q_INVOKABLE void correct(const QString& path, const QString& value);
    /// Takes the last step back.
    Q_INVOKABLE void undo() { undoTo(m_steps.count() - 2); }
    /// Goes back to a step.
    /// @param step  counts from 0, the set-up
    Q_INVOKABLE void undoTo(int step);
    /// The table lies as it did, whatever the camera sees.
    Q_INVOKABLE void endWayBack();

    /// Puts the texts into the language of now; what was told of the game stays as it was told.
    void retranslate();

signals:
    void stateChanged();
    void errorChanged();
    void gameChanged();
    void busyChanged();
    void questionChanged();
    void warningChanged();
    void lightsChanged();
    void inProgressChanged();
    /// A finished game has come into the history.
    void gameSaved();

private:
    /// What the game's thread hands back.
    struct News;
    using Events = tl::expected<std::vector<session::GameEvent>, session::SessionError>;
    using Task = std::function<Events(session::KeptGame&)>;

    void start(const session::KeptGameOptions& options);
    void started(session::KeptGame game);
    /// Does something on the game's thread, and shows what came of it.
    /// @param isRetold  nothing changes but the language
    void call(Task task, bool isRetold = false);
    static News newsOf(const session::KeptGame& game, Events events);
    void follow(News news);
    void followSteps(const News& news);
    void followOrders(const News& news);
    void followWarning(const News& news);
    void followEnd(const News& news);
    void noteTrouble(const News& news);
    void keepAgain();
    void see();
    void followSetup();
    void watch();
    void setState(State state);
    void setError(const QString& error);

    PlayServices m_services;
    ProfilesViewModel& m_profiles;
    GameSetup m_setup;
    LiveTable m_live;
    ReportModel m_report;
    ChecklistModel m_setupSteps;
    ChecklistModel m_orders;
    ChecklistModel m_wayBack;
    HandMoveModel m_move;
    CorrectionModel m_correction;
    BoardModel m_board;
    StepsModel m_steps;
    ScoreSheetModel m_sheet;
    State m_state = NoGame;
    QString m_error;
    QString m_trouble; ///< why a step is not kept yet; empty: all are
    QTimer m_retry;    ///< to keep it
    bool m_saved = false;
    QString m_warning;
    QString m_remedy;
    QList<ItemDifference> m_differences;
    std::optional<engine::Observation> m_dealt; ///< the table of the set-up; none: not said
    bool m_isLent = false;                      ///< the camera, to another page
    std::string m_after; ///< of a recording: the last table that needs no looking at
    std::optional<session::GameInProgress> m_inProgress;
    std::optional<engine::NamedState> m_game; ///< what it has come to
    std::optional<session::GameQuestion> m_question;
    std::shared_ptr<session::KeptGame> m_kept; ///< touched on the game's thread only
    int m_games = 0;                           ///< counts them; what an older one tells is dropped
    std::atomic<int> m_seen = 0;               ///< counts the tables that were seen
    int m_tasks = 0;                           ///< that run or wait
    Worker m_cameraFinder;
    Worker m_worker; ///< the game's
};

} // namespace pocketmars::app
