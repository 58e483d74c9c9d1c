#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

/// How unlike its table each px is: the table's colour is taken from a wide surrounding, shadows
/// count as table, and what varies over the table (grain, weave) counts for less.
/// @param lab  CV_32FC3, CIE Lab with L in 0..100; mostly table
/// @return CV_32F, standard deviations of the table's own pattern
[[nodiscard]] cv::Mat tableDistance(const cv::Mat& lab);

} // namespace pocketmars::calibration
