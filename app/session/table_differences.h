#pragma once

#include "engine/observation.h"
#include "engine/state.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// Where a table that was seen is not as it should be, in plain English, one item an entry: `2 red
/// on greenhouse ★ where 1 belongs`. What was not seen, or can't be told, is no difference.
/// @param expected  its colours in the order of the observation's players
[[nodiscard]] std::vector<std::string> differences(const engine::NamedState& expected,
                                                   const engine::Observation& seen);

/// Of one of them, the place without what is there: `red on greenhouse ★`.
[[nodiscard]] std::string placeOfDifference(const std::string& difference);

} // namespace pocketmars::session
