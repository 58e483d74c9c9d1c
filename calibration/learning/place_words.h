#pragma once

#include <opencv2/core/types.hpp>

#include <optional>
#include <span>
#include <string>

namespace pocketmars::calibration {

/// Where a point lies in a picture, in words: `at the lower left`, `at the top`, `in the middle`.
[[nodiscard]] std::string placeWords(cv::Point2f point, cv::Size picture);

/// Which one of a row a point is nearest to.
/// @param row  points of a picture, in any order
/// @return from 1 at the left; nothing where they don't stand in one row
[[nodiscard]] std::optional<int> placeInRow(cv::Point2f point, std::span<const cv::Point2f> row);

} // namespace pocketmars::calibration
