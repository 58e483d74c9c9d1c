#include "vision/cards/light_field.h"

#include "vision/cards/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

/// @param values  pairs of a value and its weight; not empty
double weightedMedian(std::vector<std::pair<double, double>> values) {
    std::sort(values.begin(), values.end());
    double total = 0;
    for (const auto& [value, weight] : values) {
        total += weight;
    }
    double sum = 0;
    for (const auto& [value, weight] : values) {
        sum += weight;
        if (sum >= total / 2) {
            return value;
        }
    }
    return values.back().first;
}

std::optional<double> medianLogRatio(const cv::Mat& seen, const cv::Mat& face) {
    std::vector<std::pair<double, double>> ratios;
    std::size_t looked = 0;
    for (int r = 0; r < seen.rows; r += 3) {
        const auto* a = seen.ptr<float>(r);
        const auto* b = face.ptr<float>(r);
        for (int c = 0; c < seen.cols; c += 3) {
            ++looked;
            if (b[c] > tuning::cardLight.darkest() && a[c] > 1.0F &&
                a[c] < tuning::cardLight.brightest()) {
                ratios.emplace_back(std::log(static_cast<double>(a[c] / b[c])),
                                    static_cast<double>(b[c]));
            }
        }
    }
    if (static_cast<double>(ratios.size()) <
        tuning::cardLight.fewestShare() * static_cast<double>(looked)) {
        return std::nullopt;
    }
    return weightedMedian(std::move(ratios));
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
    // Medians, channel by channel: a card that was taken for another one has no say.
    cv::Vec3d out(1, 1, 1);
    for (std::size_t k = 0; k < 3; ++k) {
        if (m_samples[k].empty()) {
            continue;
        }
        std::vector<std::pair<double, double>> all;
        std::vector<std::pair<double, double>> near;
        for (const auto& s : m_samples[k]) {
            const double d = cv::norm(s.table - table) / tuning::cardLight.neighbourhoodMm();
            near.emplace_back(s.logGain, 1.0 / (1.0 + d * d));
            all.emplace_back(s.logGain, 1.0);
        }
        const double middle = weightedMedian(std::move(all));
        out[static_cast<int>(k)] = std::exp(std::clamp(weightedMedian(std::move(near)),
                                                       middle - tuning::cardLight.mostLocal(),
                                                       middle + tuning::cardLight.mostLocal()));
    }
    return out;
}

cv::Mat withoutLight(const cv::Mat& picture, const cv::Vec3d& gain) {
    cv::Mat out;
    cv::multiply(picture, cv::Scalar(1 / gain[0], 1 / gain[1], 1 / gain[2]), out);
    return out;
}

} // namespace pocketmars::vision
