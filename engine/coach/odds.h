#pragma once

#include "engine/box/player.h"
#include "engine/coach/search_tree.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace pocketmars::engine {

struct Odds {
    double win = 0;           ///< 0..1
    double standardError = 0; ///< of the games that were tried; not of how well they were played
};

/// What the odds hang on: the share of the games that were won and by how much, each for how far
/// the end is, and how much was thought.
inline constexpr std::size_t kOddsFeatures = 17;
using OddsFeatures = std::array<double, kOddsFeatures>;

/// @param iterations  of the search that the games are of
[[nodiscard]] OddsFeatures oddsFeaturesOf(const GameTally& tally, std::size_t seat,
                                          std::uint64_t iterations);

/// What the games through a decision say of the odds to win. They are played worse than by somebody
/// who asks again at every decision, the more so the further the end is; so what they say is set
/// right by what came of games in which that was done: `scripts/bench coach` fits it, and prints
/// how well it holds.
/// @param seat  who is advised
/// @param iterations  of the search that the games are of
[[nodiscard]] Odds oddsOf(const GameTally& tally, Mode mode, std::size_t seat,
                          std::uint64_t iterations);

} // namespace pocketmars::engine
