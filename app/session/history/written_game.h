#pragma once

#include "app/session/support/session_error.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

/// Games that were played without the program and written down afterwards.
namespace pocketmars::session {

/// The most that a line of the score pad, or a total, may say here: beyond any game.
inline constexpr int kMostPoints = 999;
inline constexpr int kLongestMinutes = 6000;

/// Who can have won, by the totals: the one with most points, and in solo Devious Automatics where
/// they tie. Of several people who tie for most, what lies on the table decides: the player says.
/// @return colours in seating order
[[nodiscard]] std::vector<std::string> mayHaveWon(const db::GameInfo& game);

/// The score sheet for those who look at totals and winners only: where the lines are not known,
/// they are made up.
[[nodiscard]] engine::ScoreSheet totalsOf(const db::GameInfo& game);

/// Whether a written game can stand in the history.
/// @return what to mend, one line
[[nodiscard]] tl::expected<void, SessionError> checkWritten(const db::GameInfo& game);

} // namespace pocketmars::session
