#pragma once

#include "calibration/profile/profile.h"
#include "engine/box/reading.h"
#include "vision/plane/placed_card.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

struct EnergyReading {
    engine::Reading<int> level;       ///< 0..7; unseen if the marker may lie outside the photo
    std::vector<cv::Point2f> outline; ///< of the level's space, px of the photo
};

/// Reads the energy track of a ship: the level whose space looks least like the empty card and most
/// like the learnt marker.
/// @param photo  CV_8UC3 BGR
/// @param ship   a ship card
[[nodiscard]] EnergyReading readEnergy(const calibration::Profile& profile, const cv::Mat& photo,
                                       const PlacedCard& ship);

} // namespace pocketmars::vision
