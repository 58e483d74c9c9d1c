#include "vision/light_field.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::vision {
namespace {

constexpr float kOffset = 6.0F;         // keeps ratios of dark pixels from being noise
constexpr double kNeighbourhoodMm = 80; // light changes little over a card and its neighbours

double medianRatio(const cv::Mat& seen, const cv::Mat& face) {
    std::vector<float> ratios;
    for (int r = 0; r < seen.rows; r += 2) {
        const auto* a = seen.ptr<float>(r);
        const auto* b = face.ptr<float>(r);
        for (int c = 0; c < seen.cols; c += 2) {
            ratios.push_back((a[c] + kOffset) / (b[c] + kOffset));
        }
    }
    const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::nth_element(ratios.begin(), middle, ratios.end());
    return static_cast<double>(*middle);
}

} // namespace

void LightField::add(const PlacedCard& card, const cv::Mat& seen, const cv::Mat& face) {
    std::array<cv::Mat, 3> a;
    std::array<cv::Mat, 3> b;
    cv::split(seen, a.data());
    cv::split(face, b.data());
    Sample sample{card.pose.centre, {}};
    for (std::size_t k = 0; k < 3; ++k) {
        sample.logGain[static_cast<int>(k)] = std::log(medianRatio(a[k], b[k]));
    }
    m_samples.push_back(sample);
}

cv::Vec3d LightField::gain(cv::Point2d table) const {
    if (m_samples.empty()) {
        return {1, 1, 1};
    }
    // The weighted median, channel by channel: a card that was taken for another one has no say.
    cv::Vec3d out;
    for (int k = 0; k < 3; ++k) {
        std::vector<std::pair<double, double>> values;
        double total = 0;
        for (const auto& s : m_samples) {
            const double d = cv::norm(s.table - table) / kNeighbourhoodMm;
            const double weight = 1.0 / (1.0 + d * d);
            values.emplace_back(s.logGain[k], weight);
            total += weight;
        }
        std::sort(values.begin(), values.end());
        double sum = 0;
        for (const auto& [value, weight] : values) {
            sum += weight;
            if (sum >= total / 2) {
                out[k] = std::exp(value);
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
