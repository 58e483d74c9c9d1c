#pragma once

#include "calibration/profile/profile.h"
#include "engine/json/json_value.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace pocketmars::calibration {

/// Reads a `pocketmars.layout/1`. Unknown fields are ignored.
[[nodiscard]] tl::expected<Layout, engine::JsonError> readLayout(std::string_view text);
[[nodiscard]] tl::expected<Layout, engine::JsonError> readLayout(const engine::JsonValue& tree);

/// Writes a `pocketmars.layout/1`, indented, that readLayout() reads back as the same layout.
[[nodiscard]] std::string writeLayout(const Layout& layout);

} // namespace pocketmars::calibration
