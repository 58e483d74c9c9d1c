#pragma once

#include "calibration/profile/profile.h"
#include "calibration/sides/page_look.h"

#include <cstddef>
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

/// What other photos of a deck say about one of them: of cards that are printed like its own, how
/// they look; of all, whether they lie in sleeves and which proportions they have.
/// @param looks  of the pages, in the same order, as far as they are known; others are left out
/// @return no look known where no other page has such cards
[[nodiscard]] PageLook lookFor(const std::vector<ProfilePage>& pages,
                               const std::vector<PageLook>& looks, std::size_t page);

/// One colonist a colour, then one energy marker.
inline constexpr const char* kColonistsPhoto = "colonists.jpg";

} // namespace pocketmars::calibration
