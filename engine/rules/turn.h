#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>

/// A player's turn: one of the five actions, what a connected card offers, the four-card rule
/// (rulings, The five actions of a turn; rulings 8, 9, 11, 14).
namespace pocketmars::engine {

/// The five actions that the player to move may take.
void addActs(const State& state, ActionList& actions);

/// Carries out one of them up to its first decision.
void act(State& state, const Action& action);

/// Whether the player may settle in the building that a card was just connected to.
[[nodiscard]] bool canSettleHere(const State& state);

/// Whether that hangs on a covered card that the state doesn't know.
[[nodiscard]] bool isSettlingDoubtful(const State& state);

/// Who may run the bottom action of the card that was connected.
[[nodiscard]] std::size_t bottomActor(const State& state);

/// Cards that were played from the hand reach the discard pile; the four-card rule is next.
void endAction(State& state);

/// Obeys the four-card rule until somebody has to decide or everybody has four cards.
/// @return whether there is a decision
bool runFourCardRule(State& state);

/// What the player whose cards are too many or not prepared can decide.
void addFourCardChoices(const State& state, ActionList& actions);

/// The next turn, phase or round.
void endTurn(State& state);

/// The next round, unless the game is over.
void endRound(State& state, bool isOver);

} // namespace pocketmars::engine
