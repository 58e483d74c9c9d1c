#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"

namespace pocketmars::engine {

/// Whether two tables of the same players show the same at an item. What either could not tell of a
/// card agrees with any; an item that one of them does not show as a whole agrees with nothing.
/// @param item  not a single card: a stack or a prep module as a whole
[[nodiscard]] bool sameAt(const Item& item, const Observation& a, const Observation& b);

} // namespace pocketmars::engine
