#pragma once

#include "app/session/game/game_command.h"
#include "app/session/game/game_session.h"
#include "app/session/support/session_error.h"
#include "db/database.h"
#include "db/followed_game.h"
#include "db/game.h"
#include "engine/rules/setup.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::session {

/// By what a game is found again, and how it is begun.
struct KeptGameOptions {
    engine::GameOptions game;
    std::vector<std::string> colours; ///< in seating order
    std::string profileName;          ///< empty: none
    std::filesystem::path recording;  ///< a folder of photos or a file; empty: a live camera
    bool fresh = false;               ///< abandon an open game of that kind
};

/// An open game, as a list of what could be gone on with shows it.
struct GameInProgress {
    KeptGameOptions options;            ///< with which start() goes on with it
    std::chrono::sys_seconds startedAt; ///< UTC
    engine::NamedState game;            ///< what it has come to
};

/// Where a game stands, for those who show it.
struct GameStatus {
    GameRevision revision = 0;
    GameStage stage = GameStage::SettingUp;
    engine::NamedState game;                    ///< what it has most likely come to
    std::vector<engine::CoachBelief> beliefs{}; ///< all that it may have come to, likeliest first
    std::vector<StateAccepted> steps{};         ///< so far, the set-up first
    std::vector<OrderStep> orders{};            ///< what the player does next for the game
    std::vector<WayBack::Step> wayBack{};
    std::optional<GameQuestion> question{};
    bool isToBeTold = false; ///< no answer was right: the player tells what happened
    std::optional<RuleBroken> warning{};
    std::optional<engine::NamedState> expected{}; ///< where the table breaks a rule
    /// Why what was told last could not be kept; it is tried again with the next step, and by
    /// KeepAgain.
    std::optional<SessionError> trouble{};
    bool isOver = false; ///< for certain; what is only likely so far is not the end
    /// The game of the history, once it is over.
    std::optional<db::GameId> savedAs{};
};

/// A game that is followed and kept: each accepted step is in the history before it is told, so
/// that a killed program goes on from there.
class KeptGame {
public:
    using Update = tl::expected<std::vector<GameEvent>, GameRefusal>;

    /// Goes on with the open game of that kind, if there is one.
    [[nodiscard]] static tl::expected<KeptGame, SessionError> start(const KeptGameOptions& options);

    /// The newest game that is open; nothing where none is.
    [[nodiscard]] static tl::expected<std::optional<GameInProgress>, SessionError> inProgress();

    /// The one door to the game: nothing else changes it. What is told is kept first.
    /// @return what is new to tell, perhaps nothing; or why nothing has changed
    [[nodiscard]] Update apply(const GameCommand& command);

    [[nodiscard]] GameStatus status() const;
    /// GameStatus::revision
    [[nodiscard]] GameRevision revision() const { return m_revision; }
    [[nodiscard]] const GameSession& session() const { return m_session; }
    /// GameStatus::steps
    [[nodiscard]] const std::vector<StateAccepted>& steps() const { return m_told; }
    /// GameStatus::savedAs
    [[nodiscard]] std::optional<db::GameId> savedAs() const { return m_savedAs; }
    /// GameStatus::trouble
    [[nodiscard]] const std::optional<SessionError>& trouble() const { return m_trouble; }
    /// Whether that is for good: the game was ended, or went on, in another program.
    [[nodiscard]] bool isOvertaken() const { return m_isOvertaken; }

    /// What was told of the game before this program took it up; empty: it begins now.
    [[nodiscard]] const std::vector<StateAccepted>& resumed() const { return m_resumed; }
    /// The last table that a camera or recording gave a step; empty: all were told by hand.
    [[nodiscard]] std::string lastTable() const;
    /// The same, unless a recording has it no more: then all that it has is to be looked at.
    [[nodiscard]] std::string lastSeen() const;
    /// When the game was begun, UTC.
    [[nodiscard]] std::chrono::sys_seconds startedAt() const { return m_startedAt; }

private:
    KeptGame(const KeptGameOptions& options, GameSession session, db::Database history);

    struct Picture {
        std::string table;
        cv::Mat image;
    };

    // What each command does; see there.
    [[nodiscard]] Update act(const SeeTable& command);
    [[nodiscard]] Update act(const EndTables& command);
    [[nodiscard]] Update act(const BeginByHand& command);
    [[nodiscard]] Update act(const NoteAdvice& command);
    [[nodiscard]] Update act(const PlayMove& command);
    [[nodiscard]] Update act(const AnswerQuestion& command);
    [[nodiscard]] Update act(const DeclineAnswers& command);
    [[nodiscard]] Update act(const FollowAgain& command);
    [[nodiscard]] Update act(const CorrectItem& command);
    [[nodiscard]] Update act(const OverruleWarning& command);
    [[nodiscard]] Update act(const UndoTo& command);
    [[nodiscard]] Update act(const TickStep& command);
    [[nodiscard]] Update act(const EndWayBack& command);
    [[nodiscard]] Update act(const Retell& command);
    [[nodiscard]] Update act(const KeepAgain& command);
    [[nodiscard]] Update act(const CloseGame& command);
    /// And what the table says that lies there, at which nobody looked while the player told.
    [[nodiscard]] Update withLastTable(std::vector<GameEvent> events);

    /// What came of a command, kept.
    [[nodiscard]] Update kept(std::vector<GameEvent> events);
    /// @param events  or why the rules, or the game, know no such thing
    [[nodiscard]] Update kept(tl::expected<std::vector<GameEvent>, SessionError> events);
    /// Keeps what is told, and tries once more what could not be kept.
    void keep(const std::vector<GameEvent>& events);
    /// Cuts the last steps, which were told wrongly; where the history can't, they stay.
    void takeBack(std::size_t steps);
    void retellSteps();
    /// Cuts the steps behind one in the history, too; its state is known better by then.
    [[nodiscard]] tl::expected<void, SessionError> cutAt(std::size_t step,
                                                         const StateAccepted& accepted);
    /// The picture of a table that was seen lately; of another, the newest; empty where there is
    /// none.
    [[nodiscard]] cv::Mat pictureOf(const std::string& table) const;
    [[nodiscard]] bool isOver() const;
    /// Whether the recording is one of photos, which lie there for as long as it does.
    [[nodiscard]] bool isOfPhotos() const;
    [[nodiscard]] tl::expected<void, SessionError> store(bool isOver);
    [[nodiscard]] int advisedMoves() const;
    [[nodiscard]] tl::expected<db::NewGame, SessionError>
    gameForHistory(std::chrono::sys_seconds now);
    /// A JPEG file's bytes; empty where no camera saw the end.
    [[nodiscard]] std::string finalPicture();

    GameSession m_session;
    GameRevision m_revision = 0;
    db::Database m_history;
    db::FollowedInfo m_info;
    std::filesystem::path m_recording;
    std::optional<db::FollowedId> m_id; ///< once the set-up was kept
    std::chrono::sys_seconds m_startedAt{};
    std::optional<SeeTable> m_lastTable; ///< without its picture
    std::deque<Picture> m_pictures;      ///< of the tables that were seen last, the newest last
    std::vector<StateAccepted> m_resumed;
    std::vector<StateAccepted> m_told;     ///< all steps
    std::vector<db::FollowedStep> m_steps; ///< the same, as they are kept
    std::size_t m_stored = 0;              ///< of the steps, those in the history
    db::FollowedEnd m_end;                 ///< how the game ends there
    /// Steps at which the coach was asked, since this program took the game up; and how many
    /// before.
    std::set<std::size_t> m_advised;
    int m_advisedBefore = 0;
    bool m_isEndOpen = false; ///< the game is over, and its end is not kept yet
    std::optional<db::GameId> m_savedAs;
    std::optional<SessionError> m_trouble;
    bool m_isOvertaken = false;
};

} // namespace pocketmars::session
