#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"

#include <vector>

namespace pocketmars::engine {

/// Where two tables of the same players show something else, in the order of the score pad and then
/// of the buildings. What one of them does not show, or could not tell, is no difference. Stacks of
/// the same height differ card by card, others as a whole; habitation's ★ does not exist.
[[nodiscard]] std::vector<Item> differingItems(const Observation& expected,
                                               const Observation& seen);

} // namespace pocketmars::engine
