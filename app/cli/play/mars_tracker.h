#pragma once

#include "app/cli/options/command.h"
#include "db/game.h"
#include "engine/to_mars/rules/game.h"

#include <filesystem>
#include <istream>
#include <optional>
#include <string>

namespace pocketmars::cli {

/// `to-mars play`: a Mars ship followed in a terminal, a line a step.
class MarsTracker {
public:
    /// @param file  where the game is kept after each step; empty: nowhere
    MarsTracker(to_mars::Game game, std::filesystem::path file);

    /// Reads lines until `quit` or the end of the input.
    [[nodiscard]] Outcome run(std::istream& in, Terminal& terminal);

private:
    /// @return false where the player is done
    bool answer(const std::string& line, Terminal& terminal);
    void play(const std::string& line, Terminal& terminal);
    void undo(Terminal& terminal);
    void keep(Terminal& terminal) const;
    /// @param photo  of the ship; empty: none, or the one that was logged before
    void log(const std::string& photo, Terminal& terminal);

    to_mars::Game m_game;
    std::filesystem::path m_file;
    std::optional<db::GameId> m_logged; ///< as which game of the history
};

/// The legal moves as they are typed, with what they mean.
void printLegalMoves(std::ostream& out, const to_mars::Game& game);

} // namespace pocketmars::cli
