#pragma once

#include "engine/state/state.h"

#include <array>
#include <cstddef>

/// How a table looks for a player between two phases: a small linear value, learnt by self-play.
namespace pocketmars::engine {

/// What the value looks at: counts of a table, from one player's seat.
inline constexpr std::size_t kFeatureCount = 31;
using Features = std::array<float, kFeatureCount>;

/// How near the end is, which each has weights of its own; 0: about to end.
inline constexpr std::size_t kStageCount = 6;

/// Weights of the features, by how near the end is.
using ValueWeights = std::array<std::array<float, kFeatureCount>, kStageCount>;

[[nodiscard]] std::size_t valueStage(const State& state);
[[nodiscard]] Features featuresOf(const State& state, std::size_t seat);

/// Log odds that the player wins from here; at the end, certain.
/// @param state  settled, or a decision under way
[[nodiscard]] float valueOf(const State& state, std::size_t seat, const ValueWeights& weights);

/// The learnt weights: solo's, or versus'.
[[nodiscard]] const ValueWeights& learntWeights(Mode mode);

} // namespace pocketmars::engine
