#pragma once

#include "app/session/support/session_error.h"
#include "calibration/profile/profile.h"
#include "calibration/profile/profile_store.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

/// A card profile as one file for another owner of the same edition: `pocketmars.pmprofile/1`.
namespace pocketmars::session {

inline constexpr const char* kProfileEnding = ".pmprofile";

/// @param file  replaced where it is there
[[nodiscard]] tl::expected<void, SessionError> exportProfile(const calibration::ProfileStore& store,
                                                             const std::string& name,
                                                             const std::filesystem::path& file);

struct ImportOptions {
    std::string name = {};    ///< what to call it; empty: as it was called
    bool replace = false;     ///< a profile of that name
    bool besideOthers = true; ///< where the name is taken and not replaced: `mine 2`; else an error
};

/// Adds the profile of a file, whole or not at all. What it holds is checked like any stranger's
/// file: nothing is unpacked that is larger than profiles are, nothing is written but what was
/// understood.
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
importProfile(const calibration::ProfileStore& store, const std::filesystem::path& file,
              const ImportOptions& options = {});

} // namespace pocketmars::session
