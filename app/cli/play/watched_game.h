#pragma once

#include "app/cli/options/command.h"
#include "app/cli/play/game_answers.h"
#include "app/cli/play/typed_lines.h"
#include "app/session/game/kept_game.h"
#include "app/session/watching/watch_event.h"

#include <unistd.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::cli {

/// How a watched game is played, as it was said on the line.
struct WatchedGameOptions {
    std::string play;    ///< `solo` or `versus`
    std::string level;   ///< solo; empty: android
    std::string edition; ///< empty: en
    std::string answers; ///< a file; empty: they are typed
    bool fresh = false;  ///< begin anew, though a game is in progress
};

/// What is watched.
struct WatchedTable {
    std::vector<std::string> colours; ///< in seating order, as the reader was told
    std::string profileName;
    std::filesystem::path recording; ///< a folder of photos, a film, …; empty: a live camera
    int keyboard = STDIN_FILENO;     ///< where answers are typed while a camera is live
};

/// Follows a game while its table is watched, and prints what comes of it.
class WatchedGame {
public:
    /// Goes on with the game in progress, if there is one of that kind.
    [[nodiscard]] static tl::expected<WatchedGame, session::SessionError>
    start(const WatchedGameOptions& options, const WatchedTable& table, bool json);

    /// Says which game is gone on with; nothing where one begins.
    void begin(Terminal& terminal);

    /// The last table of the recording that needs not be looked at again.
    [[nodiscard]] std::optional<std::string> lastSeen() const;

    /// At a live camera: takes what was typed since as the answer to the open question, without
    /// waiting. What is typed while none is open is no answer to the next.
    void hear(Terminal& terminal);

    /// Prints what a settled table tells; at the game's end it is in the history.
    void see(const session::TableSeen& table, Terminal& terminal);

    /// The watch is over: prints what is likeliest where a table was still in doubt.
    /// @return why not all of the game is kept
    [[nodiscard]] Outcome end(Terminal& terminal);

private:
    WatchedGame(session::KeptGameOptions options, session::KeptGame game, GameAnswers answers,
                const WatchedTable& table, bool json);

    void beginAnother(Terminal& terminal);
    /// Prints what came of a command.
    /// @return whether there is anything new
    bool apply(session::GameAct act, Terminal& terminal);
    void tell(const std::vector<session::GameEvent>& events, const std::string& photo,
              Terminal& terminal);

    session::KeptGameOptions m_options;
    session::KeptGame m_game;
    GameAnswers m_answers;
    std::string m_lastPhoto;
    std::filesystem::path m_recording;
    std::optional<TypedLines> m_typed; ///< at a live camera
    bool m_json;
    int m_round = 1; ///< of the step that is told next
};

} // namespace pocketmars::cli
