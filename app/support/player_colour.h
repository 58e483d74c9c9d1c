#pragma once

#include "calibration/profile/profile.h"

#include <QColor>

#include <optional>
#include <string>

namespace pocketmars::app {

/// How a player's colour looks whose name says so, toned down.
[[nodiscard]] std::optional<QColor> namedColour(const std::string& colour);

/// How a player's colour looks, on all pages alike: what the name says; else that of the profile's
/// own piece; without either grey.
/// @param profile  may be null
[[nodiscard]] QColor playerColour(const calibration::Profile* profile, const std::string& colour);

} // namespace pocketmars::app
