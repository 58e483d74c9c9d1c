#include "vision/light_field.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

// Ratios of dark values are noise, and what is white in the photo may be more than white.
constexpr float kDarkest = 40.0F;
constexpr float kBrightest = 245.0F;
constexpr std::size_t kFewest = 150;    // pixels
constexpr double kNeighbourhoodMm = 80; // light changes little over a card and its neighbours

std::optional<double> medianLogRatio(const cv::Mat& seen, const cv::Mat& face) {
    std::vector<float> ratios;
    for (int r = 0; r < seen.rows; r += 2) {
        const auto* a = seen.ptr<float>(r);
        const auto* b = face.ptr<float>(r);
        for (int c = 0; c < seen.cols; c += 2) {
            if (b[c] > kDarkest && a[c] > 1.0F && a[c] < kBrightest) {
                ratios.push_back(a[c] / b[c]);
            }
        }
    }
    if (ratios.size() < kFewest) {
        return std::nullopt;
    }
    const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::nth_element(ratios.begin(), middle, ratios.end());
    return std::log(static_cast<double>(*middle));
}

} // namespace

void LightField::add(const PlacedCard& card, const cv::Mat& seen, const cv::Mat& face) {
    std::array<cv::Mat, 3> a;
    std::array<cv::Mat, 3> b;
    cv::split(seen, a.data());
    cv::split(face, b.data());
    for (std::size_t k = 0; k < 3; ++k) {
        if (const auto ratio = medianLogRatio(a[k], b[k])) {
            m_samples[k].push_back({card.pose.centre, *ratio});
        }
    }
}

cv::Vec3d LightField::gain(cv::Point2d table) const {
    // The weighted median, channel by channel: a card that was taken for another one has no say.
    cv::Vec3d out(1, 1, 1);
    for (std::size_t k = 0; k < 3; ++k) {
        std::vector<std::pair<double, double>> values;
        double total = 0;
        for (const auto& s : m_samples[k]) {
            const double d = cv::norm(s.table - table) / kNeighbourhoodMm;
            const double weight = 1.0 / (1.0 + d * d);
            values.emplace_back(s.logGain, weight);
            total += weight;
        }
        std::sort(values.begin(), values.end());
        double sum = 0;
        for (const auto& [value, weight] : values) {
            sum += weight;
            if (sum >= total / 2) {
                out[static_cast<int>(k)] = std::exp(value);
                break;
            }
        }
    }
    return out;
}

cv::Mat withoutLight(const cv::Mat& picture, const cv::Vec3d& gain) {
    cv::Mat out;
    cv::multiply(picture, cv::Scalar(1 / gain[0], 1 / gain[1], 1 / gain[2]), out);
    return out;
}

} // namespace pocketmars::vision
