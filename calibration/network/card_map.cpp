#include "calibration/network/card_map.h"

#include "calibration/network/pixel_network.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

// calibration/network/network_weights.S
extern "C" const char pocketmars_card_map_begin[];
extern "C" const char pocketmars_card_map_end[];

namespace pocketmars::calibration {
namespace {

constexpr double kSide = 800; // px
constexpr int kClasses = 3;   // table, sleeve, card

} // namespace

cv::Mat cardMap(const cv::Mat& photo) {
    static PixelNetwork network(pocketmars_card_map_begin, pocketmars_card_map_end, kClasses);
    const double scale = std::min(1.0, kSide / std::max(photo.cols, photo.rows));
    cv::Mat small;
    cv::resize(photo, small, {}, scale, scale, cv::INTER_AREA);
    return network.odds(small);
}

} // namespace pocketmars::calibration
