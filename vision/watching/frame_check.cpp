#include "vision/watching/frame_check.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::vision {
namespace {

constexpr int kMinSide = 480;
constexpr int kLooked = 160; // px of the longest side of what is looked at

// Levels of grey. A dim room's table is at 30 and more on its cards; noise in the dark at 10.
constexpr int kDark = 24;
constexpr int kWhite = 250;
constexpr double kMostlyWhite = 0.7; // of the picture
constexpr double kLit = 0.02;        // of the picture, for it not to be dark
constexpr double kBlankDeviation = 4.0;

double shareAbove(const cv::Mat& grey, int level) {
    return static_cast<double>(cv::countNonZero(grey > level)) / static_cast<double>(grey.total());
}

} // namespace

std::optional<FrameFault> findFault(const cv::Mat& image) {
    cv::Mat small = image;
    if (const int longest = std::max(image.cols, image.rows); longest > kLooked) {
        const double factor = static_cast<double>(kLooked) / longest;
        cv::resize(image, small, {}, factor, factor, cv::INTER_AREA);
    }
    cv::Mat grey;
    cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
    if (shareAbove(grey, kDark) < kLit) {
        return FrameFault::TooDark;
    }
    if (shareAbove(grey, kWhite - 1) > kMostlyWhite) {
        return FrameFault::TooBright;
    }
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(grey, mean, deviation);
    if (deviation[0] < kBlankDeviation) {
        return FrameFault::Blank;
    }
    if (std::min(image.cols, image.rows) < kMinSide) {
        return FrameFault::TooSmall;
    }
    return std::nullopt;
}

} // namespace pocketmars::vision
