#pragma once

#include "engine/json/json_value.h"
#include "engine/state/state.h"
#include "engine/support/json_error.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

/// `pocketmars.state/1` as JSON.
namespace pocketmars::engine {

inline constexpr std::string_view kStateFormat = "pocketmars.state/1";

/// Reads a state. Fields that the format does not know are ignored; what it does know must be
/// right and go together (`firstInconsistency`).
[[nodiscard]] tl::expected<NamedState, JsonError> stateFromJson(std::string_view text);
[[nodiscard]] tl::expected<NamedState, JsonError> stateFromJson(const JsonValue& tree);

/// Writes one line, keys sorted, without spaces; every zone keeps its order, so that the last
/// card of the discard pile is still its top.
[[nodiscard]] std::string stateToJson(const NamedState& game);

/// The format's canonical line, by which states are compared: as stateToJson, but with hands, prep
/// modules and the discard pile sorted.
[[nodiscard]] std::string canonicalLine(const NamedState& game);

} // namespace pocketmars::engine
