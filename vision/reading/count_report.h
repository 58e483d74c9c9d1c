#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "vision/colonists/counted_table.h"

#include <vector>

/// How many colonists stand where, written down as an observation.
namespace pocketmars::vision {

/// Writes the counts of the table's players; what is of no count stays as it is. A star space holds
/// the lowest confidence of what stands there, and so of what does not; where that one is low,
/// every colour has its own.
/// @param said  items that a person gave, which stay
void writeCounts(const std::vector<ColonistCount>& counts, const std::vector<engine::Item>& said,
                 engine::Observation& table);

} // namespace pocketmars::vision
