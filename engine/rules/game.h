#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>

/// The game as a sequence of decisions, in the manner of OpenSpiel's State (Lanctot et al. 2019,
/// arXiv:1908.09453): ask for the legal actions, apply one, ask again.
namespace pocketmars::engine {

/// The seat that decides next; nothing where chance does, and when the game is over. DA's decisions
/// belong to its seat; what it chooses is bestForDa (engine/rules/automaton.h).
[[nodiscard]] std::optional<std::size_t> playerToDecide(const State& state);

/// Whether a new deck is to be shuffled: the one decision of chance.
[[nodiscard]] bool isChance(const State& state);

/// Between two phases or turns: nothing is under way, and the format can hold the state.
[[nodiscard]] bool isSettled(const State& state);

/// All that can be decided now, each once, in an order that depends on the state only. Empty when
/// the game is over. At a decision of chance: one Shuffle, whose seed is the caller's to set.
///
/// A card that the state doesn't know is named by the action wherever it matters what it is: there
/// is one action for each card that it can be.
/// @param actions  cleared first
void legalActions(const State& state, ActionList& actions);

[[nodiscard]] bool isLegal(const State& state, const Action& action);

/// Carries out a legal action and all that follows from it without a decision. Never allocates.
void apply(State& state, const Action& action);

/// The zone of an unknown card on whose identity the action counts; nothing where the state knows
/// all that matters.
[[nodiscard]] std::optional<Zone> assumes(const State& state, const Action& action);

} // namespace pocketmars::engine
