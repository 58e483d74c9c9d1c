#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <optional>

namespace pocketmars::vision {

/// How much of a place below a building looks like the table to both sides of the building: a share
/// of its px, 0..1; nothing where too little of the table is seen to tell. A shadow is table as
/// well.
/// @param photo    CV_8UC3 BGR
/// @param toPhoto  mm of the building, from its upper left corner, to px
/// @param place    mm
[[nodiscard]] std::optional<double> tableShare(const cv::Mat& photo, const cv::Matx33d& toPhoto,
                                               cv::Size2d building, const cv::Rect2d& place);

} // namespace pocketmars::vision
