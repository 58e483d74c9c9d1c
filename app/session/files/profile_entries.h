#pragma once

#include "app/session/files/zip_file.h"
#include "calibration/profile/profile.h"

#include <tl/expected.hpp>

#include <string>

/// A card profile as the files `profile/…` of an archive.
namespace pocketmars::session {

inline constexpr const char* kProfileEntries = "profile/";

/// Why no profile could be read.
struct NoProfile {
    std::string message; ///< one line, without the archive's name where that is to blame
    bool isOurs = false; ///< there is no room for it: nothing is wrong with the archive
};

/// Reads the profile that an archive holds; its name is left to the caller. What else the archive
/// holds is not looked at.
[[nodiscard]] tl::expected<calibration::Profile, NoProfile> profileIn(const ZipEntries& entries);

} // namespace pocketmars::session
