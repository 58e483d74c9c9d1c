#include "calibration/network/card_map.h"

#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <vector>

// calibration/network/card_map_weights.S
extern "C" const char pocketmars_card_map_begin[];
extern "C" const char pocketmars_card_map_end[];

namespace pocketmars::calibration {
namespace {

constexpr double kSide = 800; // px
constexpr int kWhole = 64;    // px: the network halves six times
constexpr int kClasses = 3;   // table, sleeve, card

/// The picture continued to a size that can be halved often enough.
cv::Mat padded(const cv::Mat& picture) {
    const auto missing = [](int px) { return (kWhole - px % kWhole) % kWhole; };
    cv::Mat out;
    cv::copyMakeBorder(picture, out, 0, missing(picture.rows), 0, missing(picture.cols),
                       cv::BORDER_REPLICATE);
    return out;
}

/// What the network says, from any thread.
class Network {
public:
    cv::Mat forward(const cv::Mat& picture) {
        const auto blob = cv::dnn::blobFromImage(picture);
        const std::lock_guard guard(m_mutex);
        m_net.setInput(blob);
        return m_net.forward().clone();
    }

    static Network& instance() {
        static Network network;
        return network;
    }

private:
    Network()
        : m_net(cv::dnn::readNetFromONNX(
              pocketmars_card_map_begin,
              static_cast<std::size_t>(pocketmars_card_map_end - pocketmars_card_map_begin))) {
        m_net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        m_net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    }

    std::mutex m_mutex;
    cv::dnn::Net m_net;
};

/// Ln of the odds of the last class against all others.
float cardOdds(const std::array<float, kClasses>& logits) {
    const float most = std::max(logits[0], logits[1]);
    return logits[2] - most - std::log(std::exp(logits[0] - most) + std::exp(logits[1] - most));
}

/// The network's say on one view of a picture.
cv::Mat oddsOf(const cv::Mat& picture) {
    const auto seen = Network::instance().forward(padded(picture));
    // Four px of a class lie behind each other: (1, classes · 2 · 2, rows, columns).
    cv::Mat odds(picture.size(), CV_32F);
    for (int y = 0; y < odds.rows; ++y) {
        auto* row = odds.ptr<float>(y);
        for (int x = 0; x < odds.cols; ++x) {
            std::array<float, kClasses> logits{};
            for (int c = 0; c < kClasses; ++c) {
                const int channel = 4 * c + 2 * (y % 2) + x % 2;
                logits[static_cast<std::size_t>(c)] = seen.ptr<float>(0, channel, y / 2)[x / 2];
            }
            row[x] = cardOdds(logits);
        }
    }
    return odds;
}

} // namespace

cv::Mat cardMap(const cv::Mat& photo) {
    const double scale = std::min(1.0, kSide / std::max(photo.cols, photo.rows));
    cv::Mat small;
    cv::resize(photo, small, {}, scale, scale, cv::INTER_AREA);
    return oddsOf(small);
}

} // namespace pocketmars::calibration
