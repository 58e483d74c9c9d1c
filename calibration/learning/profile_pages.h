#pragma once

#include "calibration/profile/profile.h"

#include <string>
#include <vector>

namespace pocketmars::calibration {

/// One photo of a profile's folder, and what lies on it: left to right, then the next row.
struct ProfilePage {
    std::string photo; ///< file name
    std::vector<FaceKind> kinds;
};

/// The photos of cards, in the order in which they are learnt.
[[nodiscard]] std::vector<ProfilePage> profilePages(const Layout& layout);

/// One colonist a colour, then one energy marker.
inline constexpr const char* kColonistsPhoto = "colonists.jpg";

} // namespace pocketmars::calibration
