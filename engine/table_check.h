#pragma once

#include "engine/json_error.h"
#include "engine/observation.h"

#include <optional>

namespace pocketmars::engine {

/// What no table can show, with the path of the field in `pocketmars.table/1`: players that the
/// mode doesn't have, two players of one colour, colonists of nobody's colour, more of them on ★★
/// than it holds, other than seven of a colour, a card twice. What is unseen or unread is given
/// the benefit of the doubt. For tables from a file: one that was read from a photo may well
/// contradict itself, and then has `openQuestions`.
[[nodiscard]] std::optional<JsonError> firstContradiction(const Observation& table);

} // namespace pocketmars::engine
