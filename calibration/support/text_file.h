#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace pocketmars::calibration {

/// A file's whole text; nothing if there is none or it may not be read.
[[nodiscard]] std::optional<std::string> readText(const std::filesystem::path& file);

/// Writes a file's whole text, byte for byte, over what was there.
/// @return whether all of it could be written
[[nodiscard]] bool writeText(const std::filesystem::path& file, std::string_view text);

} // namespace pocketmars::calibration
