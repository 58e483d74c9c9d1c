#pragma once

#include "calibration/profile/profile.h"

#include <opencv2/core.hpp>

namespace pocketmars::calibration {

/// A picture full of one paint.
/// @param bgr  of 0..255
inline PieceFace piece(const cv::Scalar& bgr) {
    return {{}, cv::Mat(20, 20, CV_8UC3, bgr), cv::Mat(20, 20, CV_8UC1, cv::Scalar(255))};
}

inline const cv::Scalar kRed(30, 30, 190);
inline const cv::Scalar kYellow(40, 180, 215);
inline const cv::Scalar kGreen(60, 130, 50);
inline const cv::Scalar kBlue(180, 80, 50);
inline const cv::Scalar kBlack(30, 30, 30);

} // namespace pocketmars::calibration
