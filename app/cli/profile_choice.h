#pragma once

#include "app/cli/command.h"
#include "calibration/profile.h"
#include "calibration/profile_store.h"

#include <string>

namespace pocketmars::cli {

/// The profile that an option names.
/// @param name  empty: the only one that there is
/// @return the error lists the profiles that there are, or says how to learn the first
[[nodiscard]] tl::expected<calibration::Profile, session::SessionError>
chooseProfile(const calibration::ProfileStore& store, const std::string& name,
              const Terminal& terminal);

/// How to learn the first profile: `no card profile yet: …`.
[[nodiscard]] std::string noProfileYet(const Terminal& terminal);

} // namespace pocketmars::cli
