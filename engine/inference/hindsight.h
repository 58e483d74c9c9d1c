#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <span>
#include <vector>

/// What is known of a game's past once more of it was seen.
namespace pocketmars::engine {

/// A phase or turn that followed, and what was known of the game after it.
struct LaterPhase {
    std::vector<Action> actions; ///< legal ones, from the state before it on
    State after;
};

/// A state with those of its hidden cards named that what followed leaves no other place for: a
/// card that was played from a hand lay in it before, unless it may have been drawn meanwhile.
/// Found by replaying what followed with each card in each place where it could have lain.
/// @param then   settled
/// @param later  the phases from it on, in order
[[nodiscard]] State inHindsight(const State& then, std::span<const LaterPhase> later);

} // namespace pocketmars::engine
