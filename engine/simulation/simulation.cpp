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

/// Of what nobody knows, the order of the deck: another one.
void shuffleDeck(State& state, Random& random) {
    for (std::size_t left = state.cards.count(Zone::deck()); left > 1; --left) {
        const auto other = random.below(left);
        const auto last = state.cards.in(Zone::deck())[left - 1];
        state.cards.replace(Zone::deck(), left - 1, state.cards.in(Zone::deck())[other]);
        state.cards.replace(Zone::deck(), other, last);
    }
}

Action choice(const State& state, const ActionList& actions, Policy policy, Random& random);

/// The lead some phases later if all go on greedily.
int leadLater(State state, std::size_t seat, Random& random) {
    constexpr int kPhases = 7;
    ActionList actions;
    for (int phase = 0; phase < kPhases && state.phase != Phase::Over;) {
        legalActions(state, actions);
        apply(state, choice(state, actions, Policy::Greedy, random));
        phase += isSettled(state) ? 1 : 0;
    }
    return lead(state, seat);
}

std::size_t triedOut(const State& state, const ActionList& actions, std::size_t seat,
                     Random& random) {
    constexpr int kTries = 4;
    std::size_t best = 0;
    int bestLead = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        int sum = 0;
        for (int n = 0; n < kTries; ++n) {
            auto after = state;
            shuffleDeck(after, random);
            apply(after, actions[i]);
            sum += leadLater(after, seat, random);
        }
        if (i == 0 || sum > bestLead) {
            best = i;
            bestLead = sum;
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
    switch (policy) {
    case Policy::Random:
        return actions[random.below(actions.size())];
    case Policy::Greedy:
        return actions[greedy(state, actions, *seat, random)];
    case Policy::Strong:
        return actions[triedOut(state, actions, *seat, random)];
    }
    return actions[0];
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
