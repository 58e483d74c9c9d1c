#include "engine/simulation/simulation.h"

#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/rules/score.h"
#include "engine/support/random.h"

#include <algorithm>
#include <vector>

namespace pocketmars::engine {
namespace {

/// How far a player leads the best other one if the game ended now; energy and colonists on the way
/// decide between equals.
int lead(const State& state, std::size_t seat) {
    int highest = 0;
    for (std::size_t other = 0; other < state.playerCount; ++other) {
        highest = std::max<int>(highest, state.players[other].energy);
    }
    const auto worth = [&state, highest](std::size_t one) {
        constexpr int kPoint = 100;
        constexpr int kEnergy = 5;
        return kPoint * scoreLines(scoredPlayer(state, one), highest).total() +
               kEnergy * state.players[one].energy;
    };
    int best = 0;
    for (std::size_t other = 0; other < state.playerCount; ++other) {
        if (other != seat) {
            best = std::max(best, worth(other));
        }
    }
    return worth(seat) - best;
}

std::size_t greedy(const State& state, const ActionList& actions, std::size_t seat,
                   Random& random) {
    std::size_t best = 0;
    int bestLead = 0;
    std::size_t alike = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto after = state;
        apply(after, actions[i]);
        const int itsLead = lead(after, seat);
        if (alike == 0 || itsLead > bestLead) {
            best = i;
            bestLead = itsLead;
            alike = 1;
        } else if (itsLead == bestLead && random.below(++alike) == 0) {
            best = i;
        }
    }
    return best;
}

Action choice(const State& state, const ActionList& actions, Policy policy, Random& random) {
    const auto seat = playerToDecide(state);
    if (!seat) {
        auto shuffle = actions[0];
        shuffle.seed = static_cast<std::uint32_t>(random.below(Action::kUnknownOrder));
        return shuffle;
    }
    if (isDaChoice(state)) {
        return actions[bestForDa(state, actions)];
    }
    if (actions.size() == 1) {
        return actions[0];
    }
    return actions[policy == Policy::Random ? random.below(actions.size())
                                            : greedy(state, actions, *seat, random)];
}

} // namespace

State simulate(const GameOptions& options, Policy policy, std::uint64_t seed, const Watch& watch) {
    Random random(seed);
    auto state = newGame(options, static_cast<std::uint32_t>(random.below(Action::kUnknownOrder)));
    auto before = state;
    std::vector<Action> played;
    ActionList actions;
    while (state.phase != Phase::Over && state.round <= kMaxSimulatedRounds) {
        legalActions(state, actions);
        const auto action = choice(state, actions, policy, random);
        apply(state, action);
        if (!watch) {
            continue;
        }
        played.push_back(action);
        if (isSettled(state)) {
            watch(before, played, state);
            before = state;
            played.clear();
        }
    }
    return state;
}

std::uint64_t seedOf(std::uint64_t series, std::uint64_t game) {
    Random random(series);
    return random.next() ^ Random(game).next();
}

} // namespace pocketmars::engine
