#pragma once

#include "app/session/session_error.h"
#include "calibration/profile.h"
#include "calibration/profile_learner.h"
#include "calibration/profile_store.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

namespace pocketmars::session {

/// Learns a profile from a folder of photos and stores it; a profile of that name is replaced.
/// @param name  empty: named after the folder
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
learnProfile(const calibration::ProfileStore& store, const std::filesystem::path& folder,
             const std::string& name = {}, const calibration::LearnProgress& progress = {});

/// Loads a profile by its name.
/// @param name  empty: the only one that there is
/// @return the error lists the profiles that there are, or says how to learn the first
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
chooseProfile(const calibration::ProfileStore& store, const std::string& name);

} // namespace pocketmars::session
