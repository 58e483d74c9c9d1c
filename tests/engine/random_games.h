#pragma once

#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/simulation/simulation.h"
#include "engine/support/random.h"
#include "tests/engine/arbitrary_state.h"

#include <rapidcheck.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// Random games for property tests.
namespace pocketmars::engine {

namespace arbitrary {

/// Solo at any level, two to four players, drafted or not, with any readings.
inline GameOptions gameOptions() {
    GameOptions options;
    options.mode = coin() ? Mode::Solo : Mode::Versus;
    options.edition = coin() ? Edition::English : Edition::Polish;
    if (options.mode == Mode::Solo) {
        options.level = static_cast<Level>(between(0, 2));
    } else {
        options.players = static_cast<std::uint8_t>(between(2, kMaxPlayers));
        options.draft = coin();
    }
    options.readings = readings();
    return options;
}

inline std::uint32_t seed() { return *rc::gen::arbitrary<std::uint32_t>(); }

} // namespace arbitrary

/// One decision of a game.
struct Decision {
    const State& before;
    const ActionList& offered;
    const Action& taken;
};

/// Plays a random game, DA's choices at random too, until it is over or `rounds` were played.
/// @param onDecision  called with each Decision before it is applied
/// @return the last state
template <class OnDecision>
State playRandomly(const GameOptions& options, std::uint32_t seed, int rounds,
                   OnDecision onDecision) {
    Random random(seed);
    auto state = newGame(options, static_cast<std::uint32_t>(random.below(1000)));
    ActionList actions;
    while (state.phase != Phase::Over && state.round <= rounds) {
        legalActions(state, actions);
        RC_ASSERT(!actions.empty());
        auto action = actions[random.below(actions.size())];
        if (isChance(state)) {
            action.seed = static_cast<std::uint32_t>(random.below(1000));
        }
        onDecision(Decision{state, actions, action});
        apply(state, action);
    }
    return state;
}

/// A phase or turn as it was played, or the set-up.
struct RandomPhase {
    State before;
    std::vector<Action> actions;
    State after;
};

inline std::vector<RandomPhase> randomPhases(const GameOptions& options, std::uint32_t seed,
                                             int rounds) {
    std::vector<RandomPhase> phases;
    const auto close = [&phases](const State& state) {
        if (!phases.empty()) {
            phases.back().after = state;
        }
    };
    const auto last = playRandomly(options, seed, rounds, [&](const Decision& decision) {
        if (phases.empty() || isSettled(decision.before)) {
            close(decision.before);
            phases.push_back({decision.before, {}, decision.before});
        }
        phases.back().actions.push_back(decision.taken);
    });
    close(last);
    return phases;
}

} // namespace pocketmars::engine
