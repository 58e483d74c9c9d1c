#pragma once

#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

namespace pocketmars::calibration {

/// @param bgr  CV_8UC3
/// @return CIE Lab, CV_32FC3: L of 0..100 and a, b about 0
[[nodiscard]] cv::Mat labOf(const cv::Mat& bgr);

/// A piece's mean colour, CIE Lab.
[[nodiscard]] cv::Vec3d colourOf(const PieceFace& piece);

/// As far as two colours of pieces, or of their prints, count as different: a piece's sides differ
/// in lightness more than its paint does from another.
/// @return Lab, its lightness stretched so that distances can be measured in it
[[nodiscard]] cv::Vec3d comparable(const cv::Vec3d& lab);

} // namespace pocketmars::calibration
