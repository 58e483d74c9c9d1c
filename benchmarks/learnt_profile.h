#pragma once

#include "calibration/profile/profile.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

namespace pocketmars::benchmarks {

/// Learns the nine photos of a folder as a user's profile: stored, and read again from there, for
/// what is stored is rounded.
/// @return or why not, for people
[[nodiscard]] tl::expected<calibration::Profile, std::string>
learnAsStored(const std::filesystem::path& folder);

} // namespace pocketmars::benchmarks
