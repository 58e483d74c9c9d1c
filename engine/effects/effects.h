#pragma once

#include "engine/effects/effect.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>

/// The one place that interprets the vocabulary of effect.h.
namespace pocketmars::engine {

/// An action's steps and what they refer to.
struct Script {
    const Steps* steps;
    Part part;
    CardId card;       ///< the card that was played
    Suit here;         ///< its building
    std::size_t actor; ///< the seat whose colonists, cards and energy they mean
};

/// The bottom action of the card that was connected last, or the ability of its building.
[[nodiscard]] Script bottomScript(const State& state, std::size_t actor);
[[nodiscard]] Script abilityScript(const State& state, std::size_t actor);

/// Whether the condition holds, the cost can be paid and something then changes (rulings 2, 3). An
/// unknown card counts as what it would have to be.
[[nodiscard]] bool canTrigger(const State& state, const Script& script);

/// The zone whose unknown cards triggering counts on, if any.
[[nodiscard]] std::optional<Zone> assumedBy(const State& state, const Script& script);

/// Begins the steps of an action: Stage::Steps, and `next` after them.
void begin(State& state, const Script& script, Stage next);

/// Goes on until somebody has to decide, or the steps are done.
/// @return whether there is a decision; if not, the stage is another one
bool runSteps(State& state);

/// What can be decided at the step under way.
void addChoices(const State& state, ActionList& actions);

/// Carries out what was decided at the step under way.
void choose(State& state, const Action& action);

} // namespace pocketmars::engine
