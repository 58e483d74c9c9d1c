#pragma once

#include "engine/support/json_error.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace pocketmars::engine {

/// What a JSON text says that it is, `pocketmars.table/1` say: tells its reader from the others.
[[nodiscard]] tl::expected<std::string, JsonError> formatOf(std::string_view text);

} // namespace pocketmars::engine
