#include "vision/support/small_picture.h"

#include "vision/support/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace pocketmars::vision {
namespace {

double medianOf(const cv::Mat& grey) {
    std::array<int, 256> histogram{};
    for (int y = 0; y < grey.rows; ++y) {
        const auto* row = grey.ptr<uchar>(y);
        for (int x = 0; x < grey.cols; ++x) {
            ++histogram[row[x]];
        }
    }
    const auto half = static_cast<int>(grey.total() / 2);
    int sum = 0;
    int level = 0;
    while (level < 255 && sum + histogram[static_cast<std::size_t>(level)] <= half) {
        sum += histogram[static_cast<std::size_t>(level)];
        ++level;
    }
    // Within the level: a median that jumps by whole levels would make the exposure jump as well.
    const int within = std::max(1, histogram[static_cast<std::size_t>(level)]);
    return level + static_cast<double>(half - sum) / within;
}

} // namespace

SmallPicture::SmallPicture(const cv::Mat& photo) {
    cv::Mat small = photo;
    const int longest = std::max(photo.cols, photo.rows);
    if (longest > tuning::change.smallWidth()) {
        m_scale = static_cast<double>(tuning::change.smallWidth()) / longest;
        const cv::Size size(std::max(1, cvRound(photo.cols * m_scale)),
                            std::max(1, cvRound(photo.rows * m_scale)));
        // Halving is the one step that the library does many px at a time.
        while (small.cols % 2 == 0 && small.rows % 2 == 0 && small.cols >= 2 * size.width &&
               small.rows >= 2 * size.height) {
            cv::Mat half;
            cv::resize(small, half, small.size() / 2, 0, 0, cv::INTER_AREA);
            small = half;
        }
        if (small.size() != size) {
            cv::resize(small, small, size, 0, 0, cv::INTER_AREA);
        }
    }
    cv::cvtColor(small, m_grey, cv::COLOR_BGR2GRAY);
    m_median = medianOf(m_grey);
    cv::Mat high;
    cv::Mat low;
    cv::dilate(m_grey, high, {});
    cv::erode(m_grey, low, {});
    // The range of 3 x 3 px is what an edge changes by over 2 px.
    cv::subtract(high, low, m_tolerance);
    m_tolerance.convertTo(m_tolerance, CV_8U, tuning::change.tremble());
}

double SmallPicture::exposureOf(const SmallPicture& now) const {
    // Black is black, and the median stays what it is.
    return std::clamp((now.m_median + 1.0) / (m_median + 1.0), 1.0 / 3.0, 3.0);
}

cv::Mat SmallPicture::changeTo(const SmallPicture& now) const {
    if (now.size() != size()) {
        return cv::Mat(now.size(), CV_8U, cv::Scalar(255));
    }
    cv::Mat expected;
    m_grey.convertTo(expected, CV_8U, exposureOf(now));
    cv::Mat difference;
    cv::absdiff(expected, now.m_grey, difference);
    const double same = std::clamp(tuning::change.noiseFactor() * medianOf(difference),
                                   tuning::change.sameGrey(), tuning::change.mostNoise());
    cv::subtract(difference, m_tolerance, difference);
    cv::Mat changed;
    cv::threshold(difference, changed, same, 255, cv::THRESH_BINARY);
    // Lone pixels and lines are noise.
    cv::erode(changed, changed, cv::Mat::ones(2, 2, CV_8U));
    return cv::countNonZero(changed) > 0 ? changed : cv::Mat();
}

} // namespace pocketmars::vision
