#pragma once

#include "engine/inference/slip.h"
#include "engine/state/state.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// What was done against the rules, as an option of a question: `one red colonist too many goes to
/// the ship`.
[[nodiscard]] std::string slipInWords(const engine::NamedState& table, const engine::Slip& slip);

/// What a slip makes differ, as `differences` tells it; nothing where that is no difference.
/// @param table  as it lies, the slip included
[[nodiscard]] std::vector<std::string> slipInDifferences(const engine::NamedState& table,
                                                         const engine::Slip& slip);

/// What is wrong with the table, in words.
/// @param table  as it lies, the slip included
[[nodiscard]] std::string wrongInWords(const engine::NamedState& table, const engine::Slip& slip);

/// What puts it right.
[[nodiscard]] std::string mendingInWords(const engine::NamedState& table, const engine::Slip& slip);

} // namespace pocketmars::session
