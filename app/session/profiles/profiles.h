#pragma once

#include "app/session/profiles/profile_draft.h"
#include "app/session/support/session_error.h"
#include "calibration/learning/profile_learner.h"
#include "calibration/profile/profile.h"
#include "calibration/profile/profile_store.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

namespace pocketmars::session {

/// Learns a profile from a folder of photos and stores it; a profile of that name is replaced.
/// @param name  empty: named after the folder
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
learnProfile(const calibration::ProfileStore& store, const std::filesystem::path& folder,
             const std::string& name = {}, const calibration::LearnProgress& progress = {});

/// Makes a profile from what was read of its pictures and stores it; a profile of that name is
/// replaced. Takes seconds.
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
storeProfile(const calibration::ProfileStore& store, NewProfile made);

/// Refuses the name of a profile that is not there.
/// @return the error lists the profiles that there are, here and below
[[nodiscard]] tl::expected<void, SessionError> checkName(const calibration::ProfileStore& store,
                                                         const std::string& name);

[[nodiscard]] tl::expected<calibration::Profile, SessionError>
loadProfile(const calibration::ProfileStore& store, const std::string& name);

[[nodiscard]] tl::expected<void, SessionError> removeProfile(const calibration::ProfileStore& store,
                                                             const std::string& name);

} // namespace pocketmars::session
