#pragma once

#include "app/session/game/game_session.h"
#include "app/session/support/session_error.h"
#include "db/database.h"
#include "db/followed_game.h"
#include "db/game.h"
#include "engine/observation/observation.h"
#include "engine/rules/setup.h"
#include "engine/state/action.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// A game that is followed and kept: each accepted step is in the history before it is told, so
/// that a killed program goes on from there.
class KeptGame {
public:
    /// Goes on with the open game of that kind, if there is one.
    [[nodiscard]] static tl::expected<KeptGame, SessionError> start(const KeptGameOptions& options);

    /// The newest game that is open; nothing where none is.
    [[nodiscard]] static tl::expected<std::optional<GameInProgress>, SessionError> inProgress();

    /// What was told of the game before this program took it up; empty: it begins now.
    [[nodiscard]] const std::vector<StateAccepted>& resumed() const { return m_resumed; }
    /// When the game was begun, UTC.
    [[nodiscard]] std::chrono::sys_seconds startedAt() const { return m_startedAt; }

    /// As GameSession; the steps are kept first.
    /// @param picture  CV_8UC3 BGR, kept with the steps that are seen on it, unless it lies in the
    ///                 folder of a recording; its pixels stay as they are. Empty: none
    [[nodiscard]] std::vector<GameEvent> see(const engine::Observation& seen,
                                             const std::string& table, const cv::Mat& picture = {});
    [[nodiscard]] std::vector<GameEvent> answer(int id, std::size_t option);
    [[nodiscard]] std::vector<GameEvent> end();
    [[nodiscard]] std::vector<GameEvent> begin();
    [[nodiscard]] std::vector<GameEvent> play(std::span<const engine::Action> actions);
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError> overrule();
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError>
    correct(std::string_view path, std::string_view value);
    [[nodiscard]] std::vector<GameEvent> tickWayBack(std::size_t step, bool isDone);
    [[nodiscard]] std::vector<GameEvent> endWayBack();
    [[nodiscard]] const GameSession& session() const { return m_session; }

    /// The steps of the game so far, the set-up first.
    [[nodiscard]] const std::vector<StateAccepted>& steps() const { return m_told; }

    /// Goes back to one of the steps: those behind it are gone, but what they gave away of hidden
    /// cards stays known. GameSession::wayBack() tells how the table gets there. A game that was
    /// over leaves the history until it is over again.
    /// @param step  of steps()
    /// @return an error where that can't be kept; then nothing has changed
    [[nodiscard]] tl::expected<void, SessionError> undoTo(std::size_t step);

    /// Puts the steps, and what is open, into the language of now; the history keeps the words in
    /// which they were told first.
    /// @return as GameSession::retell
    [[nodiscard]] std::vector<GameEvent> retell();

    /// Tries once more to keep what could not be kept, if anything could not.
    void keepAgain();

    /// The player was told of the game's end: it will not be gone on with.
    void close();

    /// The game of the history, once it is over; it may have been when this program took it up.
    [[nodiscard]] std::optional<db::GameId> savedAs() const { return m_savedAs; }
    /// Why what was told last could not be kept; it is tried again with the next step, and by
    /// keepAgain().
    [[nodiscard]] const std::optional<SessionError>& trouble() const { return m_trouble; }

private:
    KeptGame(const KeptGameOptions& options, GameSession session, db::Database history);

    struct Picture {
        std::string table;
        cv::Mat image;
    };

    [[nodiscard]] std::vector<GameEvent> keep(std::vector<GameEvent> events);
    /// The picture of a table that was seen lately; of another, the newest; empty where there is
    /// none.
    [[nodiscard]] cv::Mat pictureOf(const std::string& table) const;
    [[nodiscard]] tl::expected<void, SessionError> store(bool isOver);
    [[nodiscard]] tl::expected<db::NewGame, SessionError>
    gameForHistory(std::chrono::sys_seconds now) const;

    GameSession m_session;
    db::Database m_history;
    db::FollowedInfo m_info;
    std::filesystem::path m_recording;
    std::optional<db::FollowedId> m_id; ///< once the set-up was kept
    std::chrono::sys_seconds m_startedAt{};
    std::deque<Picture> m_pictures; ///< of the tables that were seen last, the newest last
    std::vector<StateAccepted> m_resumed;
    std::vector<StateAccepted> m_told;     ///< all steps
    std::vector<db::FollowedStep> m_steps; ///< the same, as they are kept
    std::size_t m_stored = 0;              ///< of the steps, those in the history
    bool m_isEndOpen = false;              ///< the game is over, and its end is not kept yet
    std::optional<db::GameId> m_savedAs;
    std::optional<SessionError> m_trouble;
};

} // namespace pocketmars::session
