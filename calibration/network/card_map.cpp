#include "calibration/network/card_map.h"

#include "calibration/network/onnx_network.h"
#include "calibration/support/shrunk.h"

#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

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

/// Ln of the odds as the network has them for a picture as it is.
/// @param picture  kNetworkSide along its longer side
cv::Mat mapOf(const cv::Mat& picture) {
    static OnnxNetwork network(pocketmars_card_map_begin, pocketmars_card_map_end);
    const auto answer = network.answer(cv::dnn::blobFromImage(padded(picture)));
    const ShuffledPlanes seen(answer, 0);
    cv::Mat odds(picture.size(), CV_32F);
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

cv::Mat mirrored(const cv::Mat& picture) {
    cv::Mat out;
    cv::flip(picture, out, 1);
    return out;
}

/// The map of the picture turned, laid back onto it.
cv::Mat mapOfTurned(const cv::Mat& picture, double degrees) {
    const cv::Point2f middle((static_cast<float>(picture.cols) - 1) / 2,
                             (static_cast<float>(picture.rows) - 1) / 2);
    const auto whole = cv::RotatedRect(middle, picture.size(), static_cast<float>(degrees))
                           .boundingRect2f()
                           .size();
    const double scale = std::min(1.0, kNetworkSide / std::max(whole.width, whole.height));
    const cv::Size size(cvFloor(whole.width * scale), cvFloor(whole.height * scale));
    cv::Mat turn = cv::getRotationMatrix2D(middle, degrees, scale);
    turn.at<double>(0, 2) += (size.width - picture.cols) / 2.0;
    turn.at<double>(1, 2) += (size.height - picture.rows) / 2.0;
    cv::Mat turned;
    cv::warpAffine(picture, turned, turn, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Mat out;
    cv::warpAffine(mapOf(turned), out, turn, picture.size(),
                   cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return out;
}

} // namespace

cv::Mat cardMap(const cv::Mat& photo) {
    const auto small = shrunk(photo, kNetworkSide);
    return (mapOf(small) + mirrored(mapOf(mirrored(small)))) / 2;
}

cv::Mat cardMapOfTurns(const cv::Mat& photo) {
    constexpr double kTurn = 32; // degrees
    const auto small = shrunk(photo, kNetworkSide);
    return (2 * cardMap(small) + mapOfTurned(small, kTurn) + mapOfTurned(small, -kTurn)) / 4;
}

} // namespace pocketmars::calibration
