#pragma once

#include "engine/state/state.h"
#include "engine/support/json_error.h"

#include <optional>

namespace pocketmars::engine {

/// What no game can come to, with the path of the field in `pocketmars.state/1`: another number of
/// players than the mode has, a seat to move or a phase that there isn't, other than seven
/// colonists of a colour, more of them on ★★ than it holds, a card twice, more cards of a suit
/// than the box holds, a card on another suit's stack, energy beyond 7.
[[nodiscard]] std::optional<JsonError> firstInconsistency(const State& state);

/// For tests and assertions.
[[nodiscard]] inline bool isConsistent(const State& state) { return !firstInconsistency(state); }

} // namespace pocketmars::engine
