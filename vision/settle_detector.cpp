#include "vision/settle_detector.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::vision {
namespace {

// A colonist is some 1/80 of a picture of the whole table: 5 px of this.
constexpr int kSmallWidth = 400;

// Grey levels that are no change: JPEG's blocks, flicker of lamps; and more where it is noisy, as
// multiples of the median difference (1.48 of which are a standard deviation). No noise is as large
// as the last: there, half of the picture has changed.
constexpr double kSameGrey = 8.0;
constexpr double kNoiseFactor = 9.0;
constexpr double kMostNoise = 20.0;

// How far an edge may tremble, px of the small picture.
constexpr double kTremble = 0.3;

// An arm: gaps that are closed, px of the small picture, and its least share of the picture.
constexpr int kArmGap = 7;
constexpr double kArmShare = 0.01;

// The picture at rest is taken anew that often, so that daylight may drift.
constexpr double kFollowSeconds = 1.0;

cv::Mat shrink(const cv::Mat& image) {
    cv::Mat small = image;
    const int longest = std::max(image.cols, image.rows);
    if (longest > kSmallWidth) {
        const double factor = static_cast<double>(kSmallWidth) / longest;
        cv::resize(image, small, {}, factor, factor, cv::INTER_AREA);
    }
    cv::Mat grey;
    cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
    return grey;
}

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

/// Whether something large that changed hangs together with one edge of the picture, or two, as an
/// arm does. A camera that was bumped, or other light, changes more than that.
/// @param changed  CV_8U
bool reachesIn(const cv::Mat& changed) {
    // Where an arm looks like the table behind it, it falls to pieces.
    cv::Mat whole;
    cv::dilate(changed, whole, cv::Mat::ones(kArmGap, kArmGap, CV_8U));
    const std::array edges{whole.row(0), whole.row(whole.rows - 1), whole.col(0),
                           whole.col(whole.cols - 1)};
    const auto touched = std::count_if(
        edges.begin(), edges.end(), [](const cv::Mat& edge) { return cv::countNonZero(edge) > 0; });
    if (touched > 2) {
        return false;
    }
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(whole, labels, stats, centres);
    for (int i = 1; i < count; ++i) { // 0 is what did not change
        const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                           stats.at<int>(i, cv::CC_STAT_WIDTH),
                           stats.at<int>(i, cv::CC_STAT_HEIGHT));
        const bool atEdge =
            box.x == 0 || box.y == 0 || box.br().x == whole.cols || box.br().y == whole.rows;
        if (atEdge &&
            stats.at<int>(i, cv::CC_STAT_AREA) > kArmShare * static_cast<double>(whole.total())) {
            return true;
        }
    }
    return false;
}

} // namespace

SettleDetector::Reference SettleDetector::makeReference(const cv::Mat& grey) {
    Reference out;
    out.grey = grey;
    out.median = medianOf(grey);
    cv::Mat high;
    cv::Mat low;
    cv::dilate(grey, high, {});
    cv::erode(grey, low, {});
    // The range of 3 x 3 px is what an edge changes by over 2 px.
    cv::subtract(high, low, out.tolerance);
    out.tolerance.convertTo(out.tolerance, CV_8U, kTremble);
    return out;
}

cv::Mat SettleDetector::change(const Reference& reference, const cv::Mat& grey) {
    if (reference.grey.size() != grey.size()) {
        return cv::Mat(grey.size(), CV_8U, cv::Scalar(255));
    }
    // Exposure: black is black, and the median stays what it is.
    const double gain =
        std::clamp((medianOf(grey) + 1.0) / (reference.median + 1.0), 1.0 / 3.0, 3.0);
    cv::Mat expected;
    reference.grey.convertTo(expected, CV_8U, gain);
    cv::Mat difference;
    cv::absdiff(expected, grey, difference);
    const double same = std::clamp(kNoiseFactor * medianOf(difference), kSameGrey, kMostNoise);
    cv::subtract(difference, reference.tolerance, difference);
    cv::Mat changed;
    cv::threshold(difference, changed, same, 255, cv::THRESH_BINARY);
    // Lone pixels and lines are noise.
    cv::erode(changed, changed, cv::Mat::ones(2, 2, CV_8U));
    return cv::countNonZero(changed) > 0 ? changed : cv::Mat();
}

Scene SettleDetector::look(const cv::Mat& image, double seconds) {
    const auto grey = shrink(image);
    if (!m_rest || !change(*m_rest, grey).empty()) {
        m_rest = makeReference(grey);
        m_restSince = m_restTaken = seconds;
        return Scene::Moving;
    }
    if (seconds - m_restTaken >= kFollowSeconds) {
        m_rest = makeReference(grey);
        m_restTaken = seconds;
    }
    if (seconds - m_restSince < m_options.settleSeconds) {
        return Scene::Moving;
    }
    bool isNew = !m_settled;
    if (m_settled) {
        const auto changed = change(*m_settled, grey);
        isNew = !changed.empty();
        if (isNew && seconds - m_restSince < m_options.reachingSeconds && reachesIn(changed)) {
            return Scene::Moving;
        }
    }
    m_settled = makeReference(grey);
    return isNew ? Scene::SettledNew : Scene::Unchanged;
}

} // namespace pocketmars::vision
