#pragma once

#include "engine/state.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// What the player does for the game in the phase at hand, in solo: the system failure, and what
/// Devious Automatics does as the rulings have it choose. One physical step an entry, in order, in
/// plain English; empty where nothing is to be done, or where it hangs on a card that nobody knows.
[[nodiscard]] std::vector<std::string> ordersFor(const engine::NamedState& game);

} // namespace pocketmars::session
