#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <string>

namespace pocketmars::session {

/// A decision as somebody who is asked for it reads it: `play A7 from the prep module`, `settle in
/// aqualab`.
/// @param before  at which it is legal
[[nodiscard]] std::string decisionInWords(const engine::NamedState& before,
                                          const engine::Action& action);

} // namespace pocketmars::session
