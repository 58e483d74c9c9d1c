#pragma once

#include "app/session/support/session_error.h"
#include "db/database.h"
#include "db/game.h"
#include "engine/to_mars/rules/game.h"

#include <tl/expected.hpp>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Games of To Mars in the user's history.
namespace pocketmars::session {

/// The players' colours by seat, no two the same: where nobody said one, as in the terminal, or one
/// twice, a usual one that is free.
[[nodiscard]] std::vector<std::string> coloursOf(const to_mars::State& state);

/// A game as the history takes it: totals as if it ended now, and the whole of it step by step.
/// @param playedAt  UTC
/// @param photo     of the ship, kept with the game; empty: none
[[nodiscard]] tl::expected<db::NewGame, SessionError>
newMarsGame(const to_mars::Game& game, std::chrono::sys_seconds playedAt,
            const std::filesystem::path& photo);

/// Saves it: see newMarsGame.
/// @param now     UTC
/// @param before  the game that it was saved as before, whose place it takes: when it was played,
///                how long, the names and the note stay, and its photo where no other is given.
///                Nothing, or one that was removed meanwhile: it is added, as played now.
[[nodiscard]] tl::expected<db::GameId, SessionError>
saveMarsGame(db::Database& history, const to_mars::Game& game, std::chrono::sys_seconds now,
             const std::filesystem::path& photo, std::optional<db::GameId> before = {});

} // namespace pocketmars::session
