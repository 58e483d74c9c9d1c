#include "vision/watching/settle_detector.h"

#include "vision/support/connected_parts.h"
#include "vision/watching/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace pocketmars::vision {
namespace {

/// Whether something large that changed hangs together with one edge of the picture, or two, as an
/// arm does. A camera that was bumped, or other light, changes more than that.
/// @param changed  CV_8U
bool reachesIn(const cv::Mat& changed) {
    // Where an arm looks like the table behind it, it falls to pieces.
    cv::Mat whole;
    cv::dilate(changed, whole,
               cv::Mat::ones(tuning::settling.armGap(), tuning::settling.armGap(), CV_8U));
    const std::array edges{whole.row(0), whole.row(whole.rows - 1), whole.col(0),
                           whole.col(whole.cols - 1)};
    const auto touched = std::count_if(
        edges.begin(), edges.end(), [](const cv::Mat& edge) { return cv::countNonZero(edge) > 0; });
    if (touched > 2) {
        return false;
    }
    cv::Mat labels;
    const auto parts = connectedParts(whole, labels);
    return std::any_of(parts.begin(), parts.end(), [&](const ConnectedPart& part) {
        const cv::Rect& box = part.box;
        const bool atEdge =
            box.x == 0 || box.y == 0 || box.br().x == whole.cols || box.br().y == whole.rows;
        return atEdge &&
               part.pixels > tuning::settling.armShare() * static_cast<double>(whole.total());
    });
}

} // namespace

Scene SettleDetector::look(const cv::Mat& image, double seconds) {
    const SmallPicture now(image);
    if (!m_rest || !m_rest->changeTo(now).empty()) {
        m_rest = now;
        m_restSince = m_restTaken = seconds;
        return Scene::Moving;
    }
    if (seconds - m_restTaken >= tuning::settling.followSeconds()) {
        m_rest = now;
        m_restTaken = seconds;
    }
    if (seconds - m_restSince < m_options.settleSeconds) {
        return Scene::Moving;
    }
    bool isNew = !m_settled;
    if (m_settled) {
        const auto changed = m_settled->changeTo(now);
        isNew = !changed.empty();
        if (isNew && seconds - m_restSince < m_options.reachingSeconds && reachesIn(changed)) {
            return Scene::Moving;
        }
    }
    m_settled = now;
    return isNew ? Scene::SettledNew : Scene::Unchanged;
}

} // namespace pocketmars::vision
