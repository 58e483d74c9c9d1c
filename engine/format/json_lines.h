#pragma once

#include "engine/json/json_value.h"
#include "engine/support/json_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string_view>
#include <vector>

namespace pocketmars::engine {

/// One line of a text of JSON objects.
struct JsonLine {
    std::size_t number; ///< from 1
    JsonValue value;
};

/// Reads a text of one JSON object a line (JSONL); blank lines are passed over.
/// @return the error's path is the number of its line
[[nodiscard]] tl::expected<std::vector<JsonLine>, JsonError> parseJsonLines(std::string_view text);

} // namespace pocketmars::engine
