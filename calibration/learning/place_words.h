#pragma once

#include <opencv2/core/types.hpp>

#include <string>

namespace pocketmars::calibration {

/// Where a point lies in a picture, in words: `at the lower left`, `at the top`, `in the middle`.
[[nodiscard]] std::string placeWords(cv::Point2f point, cv::Size picture);

} // namespace pocketmars::calibration
