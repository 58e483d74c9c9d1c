#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <vector>

namespace pocketmars::engine {

/// Takes the decisions of a phase that are none, as far as they don't hang on cards that the state
/// does not know.
/// @param line  gets what was taken
/// @return whether a choice of the same phase is next
[[nodiscard]] bool takeForced(State& state, std::vector<Action>& line);

} // namespace pocketmars::engine
