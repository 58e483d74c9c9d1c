#pragma once

#include "engine/rules/setup.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstdint>
#include <functional>
#include <span>

/// Games that play themselves.
namespace pocketmars::engine {

enum class Policy : std::uint8_t {
    Random, ///< each legal action is as likely
    Greedy, ///< what leads by most at once; ties at random
    Strong  ///< what leads by most some rounds later, as far as trying it out tells
};

/// No rule bounds a game's length: after so many rounds a simulated one is left unfinished.
inline constexpr int kMaxSimulatedRounds = 100;

/// Told of each phase or turn that was played: the state before it, its decisions, the state after.
/// The set-up comes first. Valid during the call only.
using Watch =
    std::function<void(const State& before, std::span<const Action> actions, const State& after)>;

/// Plays a game to its end; DA chooses what the rulings have it choose.
/// @param seed   of the deal and of all that follows; the same on every machine
/// @param watch  may be empty
/// @return the last state; not Over after kMaxSimulatedRounds
[[nodiscard]] State simulate(const GameOptions& options, Policy policy, std::uint64_t seed,
                             const Watch& watch = {});

/// The seed of one game of a series.
[[nodiscard]] std::uint64_t seedOf(std::uint64_t series, std::uint64_t game);

} // namespace pocketmars::engine
