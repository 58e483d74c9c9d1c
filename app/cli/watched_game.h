#pragma once

#include "app/cli/command.h"
#include "app/cli/game_answers.h"
#include "app/session/game_session.h"
#include "app/session/watch_event.h"

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
};

/// Follows a game while its table is watched, and prints what comes of it.
class WatchedGame {
public:
    /// @param colours  in seating order, as the reader was told
    /// @param folder   where the photos lie; empty if the source is no folder
    [[nodiscard]] static tl::expected<WatchedGame, session::SessionError>
    start(const WatchedGameOptions& options, const std::vector<std::string>& colours,
          std::filesystem::path folder, bool json);

    /// Prints what a settled table tells; at the game's end, logs it in the history.
    void see(const session::TableSeen& table, Terminal& terminal);

    /// The watch is over: prints what is likeliest where a table was still in doubt.
    void end(Terminal& terminal);

private:
    WatchedGame(session::GameSession game, GameAnswers answers, std::filesystem::path folder,
                bool json);

    void tell(const session::GameEvent& event, const session::TableSeen& table, Terminal& terminal);
    void save(const session::TableSeen& table, Terminal& terminal) const;

    session::GameSession m_game;
    GameAnswers m_answers;
    session::TableSeen m_last;
    std::filesystem::path m_folder;
    bool m_json;
};

} // namespace pocketmars::cli
