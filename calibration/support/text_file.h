#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace pocketmars::calibration {

/// A file's whole text; nothing if there is none or it may not be read.
[[nodiscard]] std::optional<std::string> readText(const std::filesystem::path& file);

} // namespace pocketmars::calibration
