#pragma once

#include "engine/rules/score.h"
#include "engine/state/state.h"

#include <cstddef>

/// The score as numbers, for those who ask some million times.
namespace pocketmars::engine {

/// A player's lines if the game ended now.
[[nodiscard]] ScoreLines linesOf(const State& state, std::size_t seat);
[[nodiscard]] int pointsOf(const State& state, std::size_t seat);

/// Points above the best other player's.
[[nodiscard]] int leadOf(const State& state, std::size_t seat);

/// What a player has of the win if the game ended now: 1, 0, or a share where several win; of a
/// Polish game that is drawn, too.
[[nodiscard]] float winShare(const State& state, std::size_t seat);

} // namespace pocketmars::engine
