#pragma once

#include "engine/effects/catalogue.h"
#include "engine/effects/effects.h"
#include "engine/state/state.h"

#include <cstddef>
#include <cstdint>

/// The steps of an action that is carried out: which they are, and on to the next of them. For the
/// files that make up effects.h.
namespace pocketmars::engine {

/// The action whose steps are carried out.
[[nodiscard]] inline Script scriptUnderWay(const State& state) {
    const auto& progress = state.progress;
    switch (progress.part) {
    case Part::Bottom:
        return bottomScript(state, progress.actor);
    case Part::Ability:
        return abilityScript(state, progress.actor);
    case Part::Top:
        break;
    }
    const CardId card(progress.card);
    return {&projectCard(card).top, Part::Top, card, card.suit(), progress.actor};
}

inline void enterStep(State& state, const Steps& steps, std::size_t step) {
    state.progress.step = static_cast<std::uint8_t>(step);
    state.progress.left = step < steps.size() ? steps[step].n : std::uint8_t{0};
}

inline void nextStep(State& state, const Script& script) {
    enterStep(state, *script.steps, state.progress.step + std::size_t{1});
}

/// None of the steps that are left is carried out.
inline void stop(State& state, const Script& script) {
    enterStep(state, *script.steps, script.steps->size());
}

} // namespace pocketmars::engine
