#pragma once

#include "engine/inference/slip.h"
#include "engine/state/state.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// What was done against the rules, as an option of a question: `one red colonist too many goes to
/// the ship`.
[[nodiscard]] std::string slipInWords(const engine::NamedState& table, const engine::Slip& slip);

/// A slip that may have been made.
struct MadeSlip {
    engine::NamedState table; ///< as it lies, the slip included
    engine::Slip slip;
};

/// What slips make differ, of which one was made, as `differences` tells it: what each of them
/// does, or what the first does, if they have none of it in common; nothing where that is no
/// difference.
/// @param slips  one at least
[[nodiscard]] std::vector<std::string> slipsInDifferences(const std::vector<MadeSlip>& slips);

/// What is wrong with the table, in words.
/// @param slips  of which one was made; one at least
[[nodiscard]] std::string wrongInWords(const std::vector<MadeSlip>& slips);

/// What puts it right.
/// @param slips  of which one was made; one at least
[[nodiscard]] std::string mendingInWords(const std::vector<MadeSlip>& slips);

} // namespace pocketmars::session
