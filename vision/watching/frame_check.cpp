#include "vision/watching/frame_check.h"

#include "vision/watching/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::vision {
namespace {

double shareAbove(const cv::Mat& grey, int level) {
    return static_cast<double>(cv::countNonZero(grey > level)) / static_cast<double>(grey.total());
}

} // namespace

std::optional<FrameFault> findFault(const cv::Mat& image) {
    cv::Mat small = image;
    if (const int longest = std::max(image.cols, image.rows);
        longest > tuning::frameFault.lookedPx()) {
        const double factor = static_cast<double>(tuning::frameFault.lookedPx()) / longest;
        cv::resize(image, small, {}, factor, factor, cv::INTER_AREA);
    }
    cv::Mat grey;
    cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
    if (shareAbove(grey, tuning::frameFault.dark()) < tuning::frameFault.lit()) {
        return FrameFault::TooDark;
    }
    if (shareAbove(grey, tuning::frameFault.white() - 1) > tuning::frameFault.mostlyWhite()) {
        return FrameFault::TooBright;
    }
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(grey, mean, deviation);
    if (deviation[0] < tuning::frameFault.blankDeviation()) {
        return FrameFault::Blank;
    }
    if (std::min(image.cols, image.rows) < tuning::frameFault.minSide()) {
        return FrameFault::TooSmall;
    }
    return std::nullopt;
}

} // namespace pocketmars::vision
