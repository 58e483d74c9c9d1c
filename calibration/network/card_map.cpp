#include "calibration/network/card_map.h"

#include "calibration/network/onnx_network.h"
#include "calibration/support/shrunk.h"

#include <opencv2/dnn.hpp>

#include <algorithm>
#include <cmath>

// calibration/network/network_weights.S
extern "C" const char pocketmars_card_map_begin[];
extern "C" const char pocketmars_card_map_end[];

namespace pocketmars::calibration {
namespace {

enum Plane { Table, Sleeve, Card };

/// The picture continued to a size that can be halved as often as the network does.
cv::Mat padded(const cv::Mat& picture) {
    constexpr int kWhole = 64; // px
    const auto missing = [](int px) { return (kWhole - px % kWhole) % kWhole; };
    cv::Mat out;
    cv::copyMakeBorder(picture, out, 0, missing(picture.rows), 0, missing(picture.cols),
                       cv::BORDER_REPLICATE);
    return out;
}

} // namespace

cv::Mat cardMap(const cv::Mat& photo) {
    static OnnxNetwork network(pocketmars_card_map_begin, pocketmars_card_map_end);
    const auto small = shrunk(photo, kNetworkSide);
    const auto answer = network.answer(cv::dnn::blobFromImage(padded(small)));
    const ShuffledPlanes seen(answer, 0);
    cv::Mat odds(small.size(), CV_32F);
    for (int y = 0; y < odds.rows; ++y) {
        auto* row = odds.ptr<float>(y);
        for (int x = 0; x < odds.cols; ++x) {
            const float table = seen.at(Table, x, y);
            const float sleeve = seen.at(Sleeve, x, y);
            const float most = std::max(table, sleeve);
            row[x] = seen.at(Card, x, y) - most -
                     std::log(std::exp(table - most) + std::exp(sleeve - most));
        }
    }
    return odds;
}

} // namespace pocketmars::calibration
