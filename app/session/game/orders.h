#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <span>
#include <string>
#include <vector>

namespace pocketmars::session {

/// One physical step.
struct OrderStep {
    std::string text;  ///< in plain words
    engine::Item item; ///< that shows whether it was done
    int from = 0;      ///< its count before; of the discard pile and prep modules: cards
    int to = 0;        ///< and after

    friend bool operator==(const OrderStep&, const OrderStep&) = default;
};

/// What the player does for the game in the phase at hand, in solo: the system failure, and what
/// Devious Automatics does as the rulings have it choose. One physical step an entry, in order, in
/// plain English; empty where nothing is to be done, or where it hangs on a card that nobody knows.
[[nodiscard]] std::vector<OrderStep> orderSteps(const engine::NamedState& game);

/// Their texts.
[[nodiscard]] std::vector<std::string> ordersFor(const engine::NamedState& game);

/// What the player does for Devious Automatics where the actions of its phase are known, in the
/// same words.
[[nodiscard]] std::vector<std::string> ordersFor(const engine::NamedState& game,
                                                 std::span<const engine::Action> actions);

/// Whether a table shows that a step was done; what was not seen shows nothing.
/// @param before  the game as it was when the step was ordered
[[nodiscard]] bool isDone(const OrderStep& step, const engine::NamedState& before,
                          const engine::Observation& seen);

} // namespace pocketmars::session
