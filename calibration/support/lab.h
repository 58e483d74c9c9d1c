#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

/// CIE Lab of a picture, from any number of threads.
/// @param bgr  CV_8UC3, or CV_32FC3 of 0..1
/// @return of the same type: L of 0..255 and a, b about 128; or L of 0..100 and a, b about 0
[[nodiscard]] cv::Mat toLab(const cv::Mat& bgr);

} // namespace pocketmars::calibration
