#pragma once

#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// Where a table that was seen is not as it should be, in plain English, one item an entry: `2 red
/// on greenhouse ★ where 1 belongs`. What was not seen, or can't be told, is no difference.
/// @param expected  its colours in the order of the observation's players
[[nodiscard]] std::vector<std::string> differences(const engine::NamedState& expected,
                                                   const engine::Observation& seen);

} // namespace pocketmars::session
