#include "calibration/learning/place_words.h"

#include "engine/support/phrase.h"

#include <algorithm>
#include <array>

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

} // namespace pocketmars::calibration
