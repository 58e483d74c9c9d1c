#pragma once

#include <opencv2/core/types.hpp>

#include <string_view>

namespace pocketmars::calibration {

/// Where a point lies in a picture, in words: `at the lower left`, `at the top`, `in the middle`.
[[nodiscard]] std::string_view placeWords(cv::Point2f point, cv::Size picture);

} // namespace pocketmars::calibration
