#include "vision/support/photo_change.h"

#include "vision/support/connected_parts.h"

#include <opencv2/imgproc.hpp>

namespace pocketmars::vision {

PhotoChange::PhotoChange(const SmallPicture& before, const SmallPicture& now)
    : m_scale(now.scale()), m_changed(before.changeTo(now)) {
    if (m_changed.empty()) {
        m_changed = cv::Mat::zeros(now.size(), CV_8U);
        return;
    }
    // What changed only a little at its rim changed there as well.
    cv::dilate(m_changed, m_changed, cv::Mat::ones(3, 3, CV_8U));
}

std::vector<cv::Point> PhotoChange::small(const std::vector<cv::Point2f>& outline) const {
    std::vector<cv::Point> out;
    out.reserve(outline.size());
    for (const auto& p : outline) {
        out.emplace_back(cvRound(p.x * m_scale - 0.5), cvRound(p.y * m_scale - 0.5));
    }
    return out;
}

double PhotoChange::share() const {
    return static_cast<double>(cv::countNonZero(m_changed)) /
           static_cast<double>(m_changed.total());
}

double PhotoChange::shareOf(const std::vector<cv::Point2f>& outline) const {
    auto polygon = small(outline);
    const cv::Rect box = cv::boundingRect(polygon) & cv::Rect({}, m_changed.size());
    if (box.empty()) {
        return 0.0;
    }
    cv::Mat inside = cv::Mat::zeros(box.size(), CV_8U);
    for (auto& p : polygon) {
        p -= box.tl();
    }
    cv::fillConvexPoly(inside, polygon, 255);
    const int all = cv::countNonZero(inside);
    return all == 0 ? 0.0 : static_cast<double>(cv::countNonZero(inside & m_changed(box))) / all;
}

std::vector<cv::Rect> PhotoChange::outside(const std::vector<std::vector<cv::Point2f>>& outlines,
                                           double leastPx) const {
    cv::Mat rest = m_changed.clone();
    for (const auto& outline : outlines) {
        cv::fillConvexPoly(rest, small(outline), 0);
    }
    cv::Mat labels;
    std::vector<cv::Rect> out;
    for (const auto& part : connectedParts(rest, labels)) {
        if (part.pixels < leastPx * m_scale * m_scale) {
            continue;
        }
        const auto px = [&](int smallPx) { return cvRound(smallPx / m_scale); };
        out.emplace_back(px(part.box.x), px(part.box.y), px(part.box.width), px(part.box.height));
    }
    return out;
}

cv::Mat PhotoChange::of(cv::Rect part) const {
    // Nearest neighbour: the pixel whose small one it is part of.
    cv::Mat out;
    const cv::Matx23d toSmall(m_scale, 0, part.x * m_scale, 0, m_scale, part.y * m_scale);
    cv::warpAffine(m_changed, out, toSmall, part.size(), cv::INTER_NEAREST | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    return out;
}

} // namespace pocketmars::vision
