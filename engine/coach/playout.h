#pragma once

#include "engine/coach/value.h"
#include "engine/state/action.h"
#include "engine/state/state.h"
#include "engine/support/random.h"

#include <cstddef>
#include <cstdint>

/// How a game goes on where the search has no tree yet.
namespace pocketmars::engine {

struct PlayoutOptions {
    /// Of so many random turns a player takes the one that looks best; 1: random play.
    int candidates = 1;
    /// After so many rounds a game is judged as it stands; solo games end by themselves.
    int rounds = 1000;
    /// By which turns are compared; null: the learnt ones.
    const ValueWeights* weights = nullptr;
};

/// Plays games on to their end, every player for themselves, DA by its rules.
class Playout {
public:
    explicit Playout(const PlayoutOptions& options) : m_options(options) {}

    /// @param state  all cards known; at the end, or after the rounds that are allowed, where it
    ///               stands then
    void finish(State& state, Random& random);

    /// One turn, or the rest of it, or one decision of DA's phases.
    void step(State& state, Random& random);

    /// Carries out the decisions that are no player's to take: chance, DA's, and where there is
    /// only one. Stops where a player chooses, or when the game is over.
    /// @param fewest  of choices to stop at; 1: also where there is only one
    /// @return the choices, empty at the end; valid until the next call
    const ActionList& toNextChoice(State& state, Random& random, std::size_t fewest = 2);

private:
    void playTurn(State& state, Random& random);
    void playRandomTurn(State& state, Random& random);

    PlayoutOptions m_options;
    ActionList m_actions;
};

} // namespace pocketmars::engine
