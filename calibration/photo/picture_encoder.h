#pragma once

#include <opencv2/core/mat.hpp>

#include <string>

namespace pocketmars::calibration {

/// A picture as a PNG file's bytes, packed quickly rather than small.
/// @param picture  CV_8UC3 BGR or CV_8UC1
/// @return empty if there is no picture, or no memory for it
[[nodiscard]] std::string encodePng(const cv::Mat& picture);

/// The same as a JPEG file's.
/// @param quality  1 to 100
[[nodiscard]] std::string encodeJpeg(const cv::Mat& picture, int quality);

} // namespace pocketmars::calibration
