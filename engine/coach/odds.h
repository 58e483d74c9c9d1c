#pragma once

#include "engine/box/player.h"
#include "engine/coach/search_tree.h"

#include <array>
#include <cstddef>

namespace pocketmars::engine {

struct Odds {
    double win = 0;           ///< 0..1
    double standardError = 0; ///< of the games that were tried; not of how well they were played
};

/// What the odds hang on: the share of the games that were won, by how much, how far the end is.
inline constexpr std::size_t kOddsFeatures = 5;
using OddsFeatures = std::array<double, kOddsFeatures>;
[[nodiscard]] OddsFeatures oddsFeaturesOf(const GameTally& tally, std::size_t seat);

/// What the games through a decision say of the odds to win. They are played worse than by somebody
/// who asks again at every decision, so what they say is set right by what came of games in which
/// that was done: `scripts/bench coach` fits it, and prints how well it holds.
/// @param seat  who is advised
[[nodiscard]] Odds oddsOf(const GameTally& tally, Mode mode, std::size_t seat);

} // namespace pocketmars::engine
