#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>

/// Devious Automatics and the phases that serve it (rulings, Solo game).
namespace pocketmars::engine {

/// Phase 2: the top two cards of the deck are discarded; not a draw.
void runFailure(State& state);

/// Ways to begin phase 3: one, or one a suit where DA's only card is unknown.
void addActivations(const State& state, ActionList& actions);

/// Phase 3 up to DA's first choice.
void activate(State& state, const Action& action);

/// Goes on with DA's ability until it has a choice.
/// @return whether there is one
bool runDaAbility(State& state);

/// All that the rules let DA choose from.
void addDaChoices(const State& state, ActionList& actions);

void chooseForDa(State& state, const Action& action);

/// Fills DA's prep module from the deck and ends the round.
void refillDa(State& state);

/// Whether the decision at hand is one of DA's.
[[nodiscard]] bool isDaChoice(const State& state);

/// DA's score minus the human's if the game ended after a choice of DA's.
[[nodiscard]] int leadAfter(const State& state, const Action& choice);

/// What DA chooses: what makes DA's score minus the human's largest, counted as if the game ended
/// now; ties by building order.
/// @param choices  the legal actions of a decision of DA's, in building order
/// @return an index into them
[[nodiscard]] std::size_t bestForDa(const State& state, const ActionList& choices);

} // namespace pocketmars::engine
