#pragma once

#include "app/live/live_table.h"
#include "app/pages/play/advice_model.h"
#include "app/pages/play/game_keeper.h"
#include "app/pages/play/game_question_model.h"
#include "app/pages/play/game_warning_model.h"
#include "app/pages/play/hand_move_model.h"
#include "app/pages/play/new_game_model.h"
#include "app/pages/play/report_model.h"
#include "app/pages/play/shown_card_model.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/parts/board_model.h"
#include "app/parts/checklist_model.h"
#include "app/parts/correction_model.h"
#include "app/parts/score_sheet_model.h"
#include "app/parts/share_model.h"
#include "app/parts/steps_model.h"
#include "app/services/play_services.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>

namespace pocketmars::app {

/// A game while it is played: what the camera over the table sees goes to the game, and what that
/// tells to the parts of the page that show it. The camera and the game have a thread each.
class PlayViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    /// Why the game could not be begun, a step not kept, or what the player said not done.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    /// `Round 2, architect phase`, `Round 2: Green plays`
    Q_PROPERTY(QString phase READ phase NOTIFY gameChanged)
    /// What the help says of what is played now: `phase/failure`
    /// (app/pages/help/help_view_model.h).
    Q_PROPERTY(QString helpTopic READ helpTopic NOTIFY gameChanged)
    /// Whether the game that is being set up waits, as the table shows other players.
    Q_PROPERTY(bool othersPlay READ othersPlay NOTIFY gameChanged)
    /// Whether the finished game is in the history.
    Q_PROPERTY(bool saved READ saved NOTIFY gameChanged)
    /// Whether the game is thinking about what was seen or said.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// Whether there is a step to take back.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY gameChanged)
    /// No answer to the last question was right: the player tells what happened, and tables wait.
    Q_PROPERTY(bool toBeTold READ isToBeTold NOTIFY gameChanged)
    /// While Devious Automatics acts, its card (engine::CardId::index()) and the suit of that; -1
    /// where it is not known.
    Q_PROPERTY(int daCard READ daCard NOTIFY gameChanged)
    Q_PROPERTY(int daSuit READ daSuit NOTIFY gameChanged)
    /// Whether a card can be shown to the camera in place of the open question's answer.
    Q_PROPERTY(bool canShowCard READ canShowCard NOTIFY canShowCardChanged)

    Q_PROPERTY(pocketmars::app::NewGameModel* newGame READ newGame CONSTANT)
    Q_PROPERTY(pocketmars::app::LiveTable* live READ live CONSTANT)
    Q_PROPERTY(pocketmars::app::ReportModel* report READ report CONSTANT)
    Q_PROPERTY(pocketmars::app::GameQuestionModel* question READ question CONSTANT)
    /// A card that is shown to the camera in place of an answer.
    Q_PROPERTY(pocketmars::app::ShownCardModel* shownCard READ shownCard CONSTANT)
    Q_PROPERTY(pocketmars::app::GameWarningModel* warning READ warning CONSTANT)
    Q_PROPERTY(pocketmars::app::ChecklistModel* orders READ orders CONSTANT)
    /// How the table is laid back after an undo; empty where the game goes on.
    Q_PROPERTY(pocketmars::app::ChecklistModel* wayBack READ wayBack CONSTANT)
    /// The phase or turn at hand, to be told by the player.
    Q_PROPERTY(pocketmars::app::HandMoveModel* move READ move CONSTANT)
    /// What the coach would do, once it is asked.
    Q_PROPERTY(pocketmars::app::AdviceModel* advice READ advice CONSTANT)
    Q_PROPERTY(pocketmars::app::CorrectionModel* correction READ correction CONSTANT)
    Q_PROPERTY(pocketmars::app::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(pocketmars::app::StepsModel* steps READ steps CONSTANT)
    Q_PROPERTY(pocketmars::app::ScoreSheetModel* sheet READ sheet CONSTANT)
    /// The sheet with the last picture of the table, to give away.
    Q_PROPERTY(pocketmars::app::ShareModel* share READ share CONSTANT)

public:
    enum State {
        NoGame,   ///< the set-up is shown
        Starting, ///< the game is being begun, or found again
        Playing,
        Over,    ///< the score is shown
        Watching ///< no game is followed: what lies there is shown, and what it scores
    };
    Q_ENUM(State)

    /// @param profiles  the profile in use; outlives the view-model
    /// @param settings  outlives the view-model
    PlayViewModel(const PlayServices& services, ProfilesViewModel& profiles, Settings& settings,
                  QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(PlayViewModel)

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString helpTopic() const;
    [[nodiscard]] bool othersPlay() const;
    [[nodiscard]] bool saved() const { return m_saved; }
    [[nodiscard]] bool busy() const { return m_keeper.isBusy(); }
    [[nodiscard]] bool canUndo() const { return m_steps.count() > 1; }
    [[nodiscard]] bool isToBeTold() const { return m_isToBeTold; }
    [[nodiscard]] NewGameModel* newGame() { return &m_newGame; }
    [[nodiscard]] LiveTable* live() { return &m_live; }
    [[nodiscard]] ReportModel* report() { return &m_report; }
    [[nodiscard]] GameQuestionModel* question() { return &m_question; }
    [[nodiscard]] ShownCardModel* shownCard() { return &m_shownCard; }
    [[nodiscard]] GameWarningModel* warning() { return &m_warning; }
    [[nodiscard]] ChecklistModel* orders() { return &m_orders; }
    [[nodiscard]] ChecklistModel* wayBack() { return &m_wayBack; }
    [[nodiscard]] HandMoveModel* move() { return &m_move; }
    [[nodiscard]] AdviceModel* advice() { return &m_advice; }
    [[nodiscard]] CorrectionModel* correction() { return &m_correction; }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] StepsModel* steps() { return &m_steps; }
    [[nodiscard]] ScoreSheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] ShareModel* share() { return &m_share; }

    /// See the properties.
    [[nodiscard]] int daCard() const;
    [[nodiscard]] int daSuit() const;

    /// Names what is shown of the game, for those who act on what they saw a moment ago.
    [[nodiscard]] QString revision() const;

    /// Looks which cameras are plugged in.
    Q_INVOKABLE void findCameras();
    /// Leaves the camera to others until it is wanted back; not while a game is played.
    void lendCamera(bool lent);
    /// Begins a game as it is set up; one of the same kind that is in progress is left. Where the
    /// camera sees a table that is no set-up, `newGame.check` is asked first.
    Q_INVOKABLE void begin();
    /// Begins it from the table as it lies, which `newGame.check` allows.
    Q_INVOKABLE void beginFromHere();
    /// Those play whom the table shows (`newGame.onTable`), in the game that is set up or has begun
    /// with others.
    Q_INVOKABLE void takeTablePlayers();
    /// Those play who were said, whatever the table shows.
    Q_INVOKABLE void keepSaidPlayers();
    /// Follows no game.
    Q_INVOKABLE void watchOnly();
    /// Looks whether a game is in progress.
    Q_INVOKABLE void lookForGame() { m_keeper.look(); }
    /// Goes on with it.
    Q_INVOKABLE void resume();
    /// Begins a game by hand from a moment of another one; one of the same kind that is in progress
    /// is left.
    /// @param state  `pocketmars.state/1`, not over
    Q_INVOKABLE void playOn(const QString& state);
    /// Back to the set-up. A game that is not over stays in progress.
    Q_INVOKABLE void leave();
    /// Another game of the same players, as the one that is over was set up.
    Q_INVOKABLE void again();
    /// Answers what `question` asks now; with its last step the game takes it.
    /// @param answer  from 0
    Q_INVOKABLE void answer(int answer);
    /// None of the open question's answers is right: the move panel takes what happened, and until
    /// then tables say nothing.
    Q_INVOKABLE void declineAnswers();
    /// The player does not tell it after all.
    Q_INVOKABLE void followAgain();
    /// Whether the open question's answers are cards, and a camera can be shown one of them.
    [[nodiscard]] bool canShowCard() const;
    /// Waits for the camera to see the card that answers the question, or does so no more. The game
    /// looks at no table meanwhile.
    Q_INVOKABLE void showCard(bool wanted);
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
    /// The last decision of a move that is being told, else the last step.
    Q_INVOKABLE void undo();
    /// Goes back to a step.
    /// @param step  counts from 0, the set-up
    Q_INVOKABLE void undoTo(int step);
    /// The table lies as it did, whatever the camera sees.
    Q_INVOKABLE void endWayBack() { m_keeper.say(session::EndWayBack{}); }

    /// Puts the texts into the language of now; what was told of the game stays as it was told.
    void retranslate();

signals:
    void stateChanged();
    void gameChanged();
    /// What was just told of the game is nothing new, but in another language.
    void retold();
    void busyChanged();
    void canShowCardChanged();
    /// A finished game has come into the history.
    void gameSaved(pocketmars::db::GameId game);

private:
    /// The one that acts; nothing where it does not, or has several.
    [[nodiscard]] std::optional<engine::GameCard> cardOfDa() const;
    void start(const session::KeptGameOptions& options);
    void started(bool isNew, const QString& lastTable);
    void follow(const GameNews& news);
    void followSteps(const GameNews& news);
    void followOrders(const GameNews& news);
    void followWayBack(const GameNews& news);
    void followTrouble(const GameNews& news);
    void followEnd(const session::GameStatus& status);
    void see();
    void showWatched();
    void followSetup();
    void watch();
    void lookForSeats();
    void setState(State state);

    PlayServices m_services;
    ProfilesViewModel& m_profiles;
    NewGameModel m_newGame;
    LiveTable m_live;
    ReportModel m_report;
    GameQuestionModel m_question;
    ShownCardModel m_shownCard;
    GameWarningModel m_warning;
    ChecklistModel m_orders;
    ChecklistModel m_wayBack;
    HandMoveModel m_move;
    AdviceModel m_advice;
    CorrectionModel m_correction;
    BoardModel m_board;
    StepsModel m_steps;
    ScoreSheetModel m_sheet;
    ShareModel m_share;
    Trouble m_trouble;
    QString m_notKept; ///< what `trouble` says of a step that is not kept yet; empty: all are
    State m_state = NoGame;
    bool m_saved = false;
    bool m_isToBeTold = false;
    bool m_isSettingUp = false;               ///< no table was good for a set-up yet
    bool m_isLent = false;                    ///< the camera, to another page
    std::string m_after;                      ///< of a recording: the last table that needs no look
    std::optional<engine::NamedState> m_game; ///< what it has come to
    std::optional<engine::State> m_from;      ///< where the game that is being begun plays on
    Worker m_cameraFinder;
    GameKeeper m_keeper;
};

} // namespace pocketmars::app
