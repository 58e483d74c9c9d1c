#pragma once

#include "engine/observation/observation.h"
#include "vision/read_options.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <vector>

/// Photo sets (docs/formats.md): a profile, and photos with what lies on their tables.
namespace pocketmars::benchmarks {

/// The photos of a folder and those below it that have a truth beside them, in the order of their
/// names.
[[nodiscard]] std::vector<std::filesystem::path> photosIn(const std::filesystem::path& folder);

/// What lies on the table of a photo.
/// @return or one line that says what is wrong with the file
[[nodiscard]] tl::expected<engine::Observation, std::string>
truthOf(const std::filesystem::path& photo);

/// Who plays, as the truth says.
[[nodiscard]] vision::ReadOptions readOptions(const engine::Observation& truth);

/// Nobody says who plays: it is told as `score` tells it.
[[nodiscard]] vision::ReadOptions unsaidOptions();

} // namespace pocketmars::benchmarks
