#pragma once

#include "engine/observation/observation.h"

#include <optional>
#include <string>

namespace pocketmars::session {

/// Why no game has such a table, of all that is beyond doubt (kQuestionThreshold): more colonists
/// of a colour than the box holds, or on ★★ than it has room for. One that has too few is possible:
/// pieces get lost.
/// @return one line that says what to do; nothing where a game may have it
[[nodiscard]] std::optional<std::string> impossibility(const engine::Observation& table);

} // namespace pocketmars::session
