#include "calibration/network/pixel_network.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace pocketmars::calibration {
namespace {

constexpr int kWhole = 64; // px: a network halves up to six times

/// The picture continued to a size that can be halved often enough.
cv::Mat padded(const cv::Mat& picture) {
    const auto missing = [](int px) { return (kWhole - px % kWhole) % kWhole; };
    cv::Mat out;
    cv::copyMakeBorder(picture, out, 0, missing(picture.rows), 0, missing(picture.cols),
                       cv::BORDER_REPLICATE);
    return out;
}

} // namespace

PixelNetwork::PixelNetwork(const char* begin, const char* end, int classes)
    : m_classes(classes),
      m_net(cv::dnn::readNetFromONNX(begin, static_cast<std::size_t>(end - begin))) {
    m_net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    m_net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
}

cv::Mat PixelNetwork::forward(const cv::Mat& picture) {
    const auto blob = cv::dnn::blobFromImage(picture);
    const std::lock_guard guard(m_mutex);
    m_net.setInput(blob);
    return m_net.forward().clone();
}

cv::Mat PixelNetwork::odds(const cv::Mat& picture) {
    const auto seen = forward(padded(picture));
    // Four px of a class lie behind each other: (1, classes · 2 · 2, rows, columns).
    cv::Mat odds(picture.size(), CV_32F);
    for (int y = 0; y < odds.rows; ++y) {
        auto* row = odds.ptr<float>(y);
        for (int x = 0; x < odds.cols; ++x) {
            const auto logit = [&](int of) {
                return seen.ptr<float>(0, 4 * of + 2 * (y % 2) + x % 2, y / 2)[x / 2];
            };
            float most = -std::numeric_limits<float>::max();
            for (int c = 0; c + 1 < m_classes; ++c) {
                most = std::max(most, logit(c));
            }
            float others = 0;
            for (int c = 0; c + 1 < m_classes; ++c) {
                others += std::exp(logit(c) - most);
            }
            row[x] = logit(m_classes - 1) - most - std::log(others);
        }
    }
    return odds;
}

} // namespace pocketmars::calibration
