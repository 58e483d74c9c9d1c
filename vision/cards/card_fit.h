#pragma once

#include "vision/cards/card_finder.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/matx.hpp>

namespace pocketmars::vision {

/// A card's own small deviation from the plane, fitted to its features: lens distortion, the height
/// of a pile, a bent card. A card keeps its right angles and nearly its size: what would shear or
/// stretch it is no fit but a few features that agree on something else.
/// @return from mm of the card to mm of the card; the identity if the features do not hold one
[[nodiscard]] cv::Matx33d ownDeviation(const TablePlane& plane, const CardCandidate& candidate);

} // namespace pocketmars::vision
