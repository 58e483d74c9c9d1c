#include "engine/coach/playout.h"

#include "engine/rules/automaton.h"
#include "engine/rules/game.h"

namespace pocketmars::engine {

const ActionList& Playout::toNextChoice(State& state, Random& random, std::size_t fewest) {
    while (state.phase != Phase::Over) {
        legalActions(state, m_actions);
        if (isChance(state)) {
            auto shuffle = m_actions[0];
            shuffle.seed = static_cast<std::uint32_t>(random.below(Action::kUnknownOrder));
            apply(state, shuffle);
        } else if (isDaChoice(state)) {
            apply(state, m_actions[bestForDa(state, m_actions)]);
        } else if (m_actions.size() < fewest) {
            apply(state, m_actions[0]);
        } else {
            return m_actions;
        }
    }
    m_actions.clear();
    return m_actions;
}

void Playout::playRandomTurn(State& state, Random& random) {
    do {
        legalActions(state, m_actions);
        auto action = m_actions[m_actions.size() == 1 ? 0 : random.below(m_actions.size())];
        if (isChance(state)) {
            action.seed = static_cast<std::uint32_t>(random.below(Action::kUnknownOrder));
        }
        apply(state, action);
    } while (!isSettled(state) || isChance(state));
}

void Playout::playTurn(State& state, Random& random) {
    const std::size_t seat = state.toMove;
    if (m_options.candidates <= 1) {
        playRandomTurn(state, random);
        return;
    }
    const auto& weights =
        m_options.weights != nullptr ? *m_options.weights : learntWeights(state.mode);
    State best;
    float bestValue = 0;
    for (int i = 0; i < m_options.candidates; ++i) {
        auto after = state;
        playRandomTurn(after, random);
        const auto value = valueOf(after, seat, weights);
        if (i == 0 || value > bestValue) {
            best = after;
            bestValue = value;
        }
    }
    state = best;
}

void Playout::step(State& state, Random& random) {
    if (isPlayersTurn(state.phase)) {
        playTurn(state, random);
        return;
    }
    // DA's phases, and what is left of one.
    legalActions(state, m_actions);
    apply(state, m_actions[isDaChoice(state) ? bestForDa(state, m_actions) : 0]);
}

void Playout::finish(State& state, Random& random) {
    const int last = state.round + m_options.rounds;
    while (state.phase != Phase::Over && state.round <= last) {
        step(state, random);
    }
}

} // namespace pocketmars::engine
