#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>

/// A state may not know a player's own cards, as no camera sees them.
namespace pocketmars::engine {

/// Whether a decision, as the player knows it (asObserved), is open only to who holds a card of
/// their hand or prep module, or drew one, that the state does not know.
[[nodiscard]] bool needsUntoldCard(const State& state, const Action& action, std::size_t seat);

/// Whether a decision may be the one that was told, which can leave cards open: `charge:?` is told
/// of one that discards C5.
[[nodiscard]] bool isAsTold(const Action& action, const Action& told);

} // namespace pocketmars::engine
