#pragma once

#include "engine/observation/observation.h"
#include "engine/support/json_error.h"

#include <optional>

namespace pocketmars::engine {

/// What can't be scored, with the path of the field in `pocketmars.table/1`: players that the mode
/// doesn't have, two players of one colour, colonists of nobody's colour.
[[nodiscard]] std::optional<JsonError> firstImpossibility(const Observation& table);

/// The above, or what items that claim to be right, with no confidence stated, can't say together:
/// more colonists on ★★ than it holds, other than seven of a colour, a card twice, more than seven
/// cards on a stack. Where one of them has a confidence, or is unseen or unread, it may be the
/// wrong one; that is for `openQuestions`.
[[nodiscard]] std::optional<JsonError> firstContradiction(const Observation& table);

/// Whether any item has a confidence, as in what a camera saw. Such a table may well contradict
/// itself.
[[nodiscard]] bool statesConfidence(const Observation& table);

} // namespace pocketmars::engine
