#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

namespace pocketmars::vision {

/// Between sRGB levels 0..255 and linear light 0..1 (IEC 61966-2-1), in which shadows are a factor
/// and lights add up.
[[nodiscard]] float toLinear(float level);
[[nodiscard]] float toLevel(float light);
[[nodiscard]] cv::Vec3f toLinear(cv::Vec3b levels);
[[nodiscard]] cv::Vec3f toLinear(cv::Vec3f levels);
[[nodiscard]] cv::Vec3f toLevel(cv::Vec3f light);

/// @param levels  CV_8UC3
/// @return CV_32FC3
[[nodiscard]] cv::Mat linearImage(const cv::Mat& levels);

} // namespace pocketmars::vision
