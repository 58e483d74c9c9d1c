#include "vision/linear_light.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::vision {
namespace {

constexpr int kSteps = 4096;

float exactLevel(float light) {
    const float v =
        light <= 0.0031308F ? 12.92F * light : 1.055F * std::pow(light, 1.0F / 2.4F) - 0.055F;
    return 255.0F * v;
}

const std::array<float, kSteps + 1>& levelTable() {
    // By the square root of the light, so that the dark end is as fine as the bright one.
    static const auto table = [] {
        std::array<float, kSteps + 1> t{};
        for (int i = 0; i <= kSteps; ++i) {
            const float root = static_cast<float>(i) / kSteps;
            t[static_cast<std::size_t>(i)] = exactLevel(root * root);
        }
        return t;
    }();
    return table;
}

} // namespace

float toLinear(float level) {
    const float v = level / 255.0F;
    return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
}

float toLevel(float light) {
    const float root = std::sqrt(std::clamp(light, 0.0F, 1.0F));
    return levelTable()[static_cast<std::size_t>(std::lround(root * kSteps))];
}

cv::Vec3f toLinear(cv::Vec3f levels) {
    return {toLinear(levels[0]), toLinear(levels[1]), toLinear(levels[2])};
}

cv::Vec3f toLevel(cv::Vec3f light) {
    return {toLevel(light[0]), toLevel(light[1]), toLevel(light[2])};
}

cv::Mat linearImage(const cv::Mat& levels) {
    cv::Mat table(1, 256, CV_32F);
    for (int i = 0; i < 256; ++i) {
        table.at<float>(i) = toLinear(static_cast<float>(i));
    }
    cv::Mat out;
    cv::LUT(levels, table, out);
    return out;
}

} // namespace pocketmars::vision
