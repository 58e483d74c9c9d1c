#pragma once

#include "calibration/profile/profile.h"
#include "engine/observation/observation.h"
#include "vision/cards/card_placer.h"

#include <opencv2/core/types.hpp>

#include <string>
#include <vector>

namespace pocketmars::vision {

/// Where an item of the table has its place in a photo, whether anything lies there or not.
struct ItemPlace {
    std::string path;                 ///< as Finding::path; a stack's and a prep module's is whole
    std::vector<cv::Point2f> outline; ///< px of the photo
};

/// The places of all items whose card is seen: spaces of the buildings, ships, tracks and Earth, by
/// the profile's layout. Stacks begin below their building, prep modules lie beside their ship;
/// neither is printed anywhere, so theirs is the card that they belong to.
/// @param table  names the players
[[nodiscard]] std::vector<ItemPlace> itemPlaces(const TableCards& cards,
                                                const calibration::Layout& layout,
                                                const engine::Observation& table);

} // namespace pocketmars::vision
