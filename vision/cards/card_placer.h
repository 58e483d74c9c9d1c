#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/card_finder.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/light_field.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::vision {

/// The cards of a table that are seen whole (pieces may lie on them). Cards of the stacks and piles
/// are among the projects and backs only if they lie on top.
struct TableCards {
    std::array<std::optional<PlacedCard>, engine::kSuitCount> buildings; ///< by suit
    std::vector<PlacedCard> ships;                                       ///< one a colour at most
    std::optional<PlacedCard> earth;
    std::vector<PlacedCard> projects;
    std::vector<PlacedCard> backs;
    /// Backs leave no features and have to be searched for by their colours.
    bool plainBacks = false;
    /// How many buildings lie somewhere else as well. A box holds one of each.
    int doubledBuildings = 0;
    LightField light; ///< of the photo against the profile's
};

/// Decides which candidates are cards, and which, by comparing pictures.
/// @param photo       CV_8UC3 BGR
/// @param candidates  most supported first
/// @param colours     who plays: other ships are not looked for; empty: any colour
/// @param knownLight  of the photo, where it was measured before: then only what the candidates
///                    show is placed, and no missing card is searched for
[[nodiscard]] TableCards placeCards(const calibration::Profile& profile, const FaceMatcher& matcher,
                                    const cv::Mat& photo, const TablePlane& plane,
                                    const std::vector<CardCandidate>& candidates,
                                    const std::vector<std::string>& colours = {},
                                    const LightField* knownLight = nullptr);

/// Whether a card of a face still lies where it was.
/// @param photo  CV_8UC3 BGR, a later one of the same view
[[nodiscard]] bool liesThere(const FaceMatcher& matcher, const cv::Mat& photo,
                             const calibration::Profile& profile, const PlacedCard& card);

/// Whether two cards take the same place, or most of it.
[[nodiscard]] bool samePlace(const PlacedCard& a, const PlacedCard& b);

} // namespace pocketmars::vision
