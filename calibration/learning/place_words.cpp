#include "calibration/learning/place_words.h"

#include "engine/support/phrase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace pocketmars::calibration {

std::string placeWords(cv::Point2f point, cv::Size picture) {
    using engine::marked;
    constexpr std::array<std::array<const char*, 3>, 3> kWords{{
        {marked("Place", "at the upper left"), marked("Place", "at the top"),
         marked("Place", "at the upper right")},
        {marked("Place", "at the left"), marked("Place", "in the middle"),
         marked("Place", "at the right")},
        {marked("Place", "at the lower left"), marked("Place", "at the bottom"),
         marked("Place", "at the lower right")},
    }};
    const auto third = [](float at, int length) {
        return static_cast<std::size_t>(std::clamp(static_cast<int>(3 * at) / length, 0, 2));
    };
    return engine::phrase("Place",
                          kWords[third(point.y, picture.height)][third(point.x, picture.width)]);
}

std::optional<int> placeInRow(cv::Point2f point, std::span<const cv::Point2f> row) {
    std::vector<cv::Point2f> sorted(row.begin(), row.end());
    std::sort(sorted.begin(), sorted.end(),
              [](const cv::Point2f& a, const cv::Point2f& b) { return a.x < b.x; });
    const auto above = [](const cv::Point2f& a, const cv::Point2f& b) {
        return std::abs(a.y - b.y) >= b.x - a.x;
    };
    if (sorted.empty() || std::adjacent_find(sorted.begin(), sorted.end(), above) != sorted.end()) {
        return std::nullopt;
    }
    const auto nearest = std::min_element(sorted.begin(), sorted.end(),
                                          [&](const cv::Point2f& a, const cv::Point2f& b) {
                                              return cv::norm(a - point) < cv::norm(b - point);
                                          });
    return static_cast<int>(nearest - sorted.begin()) + 1;
}

} // namespace pocketmars::calibration
