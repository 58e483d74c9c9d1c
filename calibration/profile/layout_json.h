#pragma once

#include "calibration/profile/profile.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace pocketmars::calibration {

/// One line for people that names the field: `building.one_star: expected [x0, y0, x1, y1] …`.
struct LayoutError {
    std::string message;
};

/// Reads a `pocketmars.layout/1`. Unknown fields are ignored.
[[nodiscard]] tl::expected<Layout, LayoutError> readLayout(std::string_view json);

/// Writes a `pocketmars.layout/1`, indented, that readLayout() reads back as the same layout.
[[nodiscard]] std::string writeLayout(const Layout& layout);

} // namespace pocketmars::calibration
