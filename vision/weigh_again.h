#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "vision/colonists/counted_table.h"

#include <vector>

namespace pocketmars::vision {

/// Weighs the counts of colonists anew, knowing what a person said, and writes them: one answer may
/// settle what else was in doubt. What was said stays.
/// @param said   items whose values in the table a person gave; those that count no colonists, or
///               are unread, say nothing here
/// @param table  as read and corrected
void weighAgain(const CountedTable& counted, const std::vector<engine::Item>& said,
                engine::Observation& table);

} // namespace pocketmars::vision
