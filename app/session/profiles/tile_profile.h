#pragma once

#include "vision/frame_source.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

/// Which card profile the corner tiles on a table name: nothing if there are none, or if they name
/// several.
namespace pocketmars::session {

/// @param photo  a file; one that can't be read names nothing
[[nodiscard]] std::optional<std::string> profileOnTiles(const std::filesystem::path& photo);

/// Looks at the first pictures of a source, which are gone then.
/// @param patience  how long to wait for them at most
[[nodiscard]] std::optional<std::string>
profileOnTiles(vision::FrameSource& source,
               std::chrono::milliseconds patience = std::chrono::seconds(8));

} // namespace pocketmars::session
