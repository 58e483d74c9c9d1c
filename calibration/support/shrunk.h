#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

/// The photo at most so large.
/// @param side  px, of the longer side
[[nodiscard]] cv::Mat shrunk(const cv::Mat& photo, double side);

} // namespace pocketmars::calibration
