#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"

namespace pocketmars::engine {

/// Whether an item is a number: colonists at a place, or a level of energy.
[[nodiscard]] bool isNumber(ItemKind kind);

/// What an observation says of such an item.
[[nodiscard]] Reading<int> numberAt(const Observation& table, const Item& item);

} // namespace pocketmars::engine
