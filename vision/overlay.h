#pragma once

#include "vision/table_reading.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::vision {

/// Draws what was found where on a copy of the photo, each item with its label: green is sure,
/// amber doubtful, red unread.
/// @param photo  as given to TableReader::read, CV_8UC3 BGR
[[nodiscard]] cv::Mat drawOverlay(const cv::Mat& photo, const std::vector<Finding>& findings);

} // namespace pocketmars::vision
