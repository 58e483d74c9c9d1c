#include "calibration/place_words.h"

#include <algorithm>
#include <array>

namespace pocketmars::calibration {

std::string_view placeWords(cv::Point2f point, cv::Size picture) {
    constexpr std::array<std::array<std::string_view, 3>, 3> kWords{{
        {"at the upper left", "at the top", "at the upper right"},
        {"at the left", "in the middle", "at the right"},
        {"at the lower left", "at the bottom", "at the lower right"},
    }};
    const auto third = [](float at, int length) {
        return static_cast<std::size_t>(std::clamp(static_cast<int>(3 * at) / length, 0, 2));
    };
    return kWords[third(point.y, picture.height)][third(point.x, picture.width)];
}

} // namespace pocketmars::calibration
