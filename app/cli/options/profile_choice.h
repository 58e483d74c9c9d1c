#pragma once

#include "app/cli/options/command.h"
#include "calibration/profile/profile.h"
#include "calibration/profile/profile_store.h"

#include <functional>
#include <optional>
#include <string>

namespace pocketmars::cli {

/// Where the card profiles of this computer's user are.
[[nodiscard]] tl::expected<calibration::ProfileStore, session::SessionError> openStore();

/// Looks at the table for tiles that name a profile. Takes time: asked only where it matters.
using TiledProfile = std::function<std::optional<std::string>()>;

/// The profile that an option names.
/// @param name   empty: the only one that there is, or the one that the tiles name
/// @param tiled  what the tiles on the table name; empty where there is no table
/// @return the error lists the profiles that there are, or says how to learn the first
[[nodiscard]] tl::expected<calibration::Profile, session::SessionError>
chooseProfile(const calibration::ProfileStore& store, const std::string& name,
              const TiledProfile& tiled, const Terminal& terminal);

/// How to learn the first profile: `no card profile yet: …`.
[[nodiscard]] std::string noProfileYet(const Terminal& terminal);

} // namespace pocketmars::cli
