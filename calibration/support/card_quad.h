#pragma once

#include <opencv2/core/types.hpp>

#include <array>

namespace pocketmars::calibration {

/// The outline of a card in a picture: px of the picture as it is shown, clockwise (y down) from
/// the card's own upper left where the card is known, else from the corner nearest the picture's
/// upper left. Sharp corners: where the edges would meet if they were not rounded.
struct CardQuad {
    std::array<cv::Point2f, 4> corners;
    double confidence = 0.0; ///< probability that a card lies there, 0..1
};

} // namespace pocketmars::calibration
