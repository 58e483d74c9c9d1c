#pragma once

#include "calibration/support/card_quad.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

namespace pocketmars::calibration {

/// Cuts a card out of a photo, seen straight from above.
/// @param photo  CV_8UC3 BGR
/// @param card   px of the photo; corners[0] becomes the upper left
/// @param mm     the card's size as it stands
/// @return CV_8UC3 BGR, kReferencePxPerMm; its edges are the card's edges
[[nodiscard]] cv::Mat rectifiedCard(const cv::Mat& photo, const CardQuad& card, cv::Size2d mm);

/// A card that was cut out as if it had another size, at the one that it has.
/// @param mm  short and long side, in either order
[[nodiscard]] cv::Mat reshapedCard(const cv::Mat& card, cv::Size2d mm);

} // namespace pocketmars::calibration
