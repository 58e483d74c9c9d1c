#include "vision/light/linear_light.h"

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

float exactLinear(float level) {
    const float v = level / 255.0F;
    return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
}

const std::array<float, 256>& linearTable() {
    static const auto table = [] {
        std::array<float, 256> t{};
        for (std::size_t i = 0; i < t.size(); ++i) {
            t[i] = exactLinear(static_cast<float>(i));
        }
        return t;
    }();
    return table;
}

} // namespace

float toLinear(float level) {
    if (!(level >= 0.0F && level < 255.0F)) { // what is no number has no place in the table either
        return exactLinear(level);
    }
    // Between two levels the curve is all but straight: less than 1e-5 is lost.
    const auto below = static_cast<std::size_t>(level);
    const auto& table = linearTable();
    return table[below] + (level - static_cast<float>(below)) * (table[below + 1] - table[below]);
}

float toLevel(float light) {
    const float root = std::sqrt(std::clamp(light, 0.0F, 1.0F));
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): never negative, and this is done for each px
    return levelTable()[static_cast<std::size_t>(root * kSteps + 0.5F)];
}

cv::Vec3f toLinear(cv::Vec3b levels) {
    const auto& table = linearTable();
    return {table[levels[0]], table[levels[1]], table[levels[2]]};
}

cv::Vec3f toLinear(cv::Vec3f levels) {
    return {toLinear(levels[0]), toLinear(levels[1]), toLinear(levels[2])};
}

cv::Vec3f toLevel(cv::Vec3f light) {
    return {toLevel(light[0]), toLevel(light[1]), toLevel(light[2])};
}

cv::Mat linearImage(const cv::Mat& levels) {
    cv::Mat out;
    cv::LUT(levels, linearTable(), out);
    return out;
}

} // namespace pocketmars::vision
