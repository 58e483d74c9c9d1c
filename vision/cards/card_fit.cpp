#include "vision/cards/card_fit.h"

#include "vision/cards/tuning.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace pocketmars::vision {
namespace {

/// @param fitted  2 x 3, or empty, which is not
bool isStiff(const cv::Mat& fitted) {
    if (fitted.empty()) {
        return false;
    }
    cv::Mat stretch; // largest first
    cv::SVD::compute(fitted.colRange(0, 2), stretch, cv::SVD::NO_UV);
    const double most = stretch.at<double>(0);
    const double least = stretch.at<double>(1);
    return least > 0 && most <= tuning::placing.mostStretch() * least &&
           std::sqrt(most * least) >= tuning::placing.leastScale() &&
           std::sqrt(most * least) <= tuning::placing.mostScale();
}

} // namespace

cv::Matx33d ownDeviation(const TablePlane& plane, const CardCandidate& candidate) {
    const auto& points = candidate.points;
    std::vector<cv::Point2d> seen;
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (std::size_t i = 0; i < points.cardMm.size(); ++i) {
        seen.push_back(
            candidate.pose.toCard(project(plane.photoToTable, points.photoPx[i]), points.sizeMm));
        low = {std::min(low.x, points.cardMm[i].x), std::min(low.y, points.cardMm[i].y)};
        high = {std::max(high.x, points.cardMm[i].x), std::max(high.y, points.cardMm[i].y)};
    }
    const cv::Point2d spread = high - low;
    const auto isSpread = [&](double width, double height) {
        return spread.x > width && spread.y > height;
    };
    cv::Mat fitted;
    if (seen.size() >= tuning::placing.affinePoints() &&
        isSpread(tuning::placing.affineWidthMm(), tuning::placing.affineHeightMm())) {
        fitted = cv::estimateAffine2D(points.cardMm, seen, cv::noArray(), cv::RANSAC,
                                      tuning::placing.bendToleranceMm());
    }
    if (!isStiff(fitted) && seen.size() >= tuning::placing.turnPoints() &&
        isSpread(tuning::placing.turnSpreadMm(), tuning::placing.turnSpreadMm())) {
        fitted = cv::estimateAffinePartial2D(points.cardMm, seen, cv::noArray(), cv::RANSAC,
                                             tuning::placing.bendToleranceMm());
    }
    cv::Matx33d out = cv::Matx33d::eye();
    if (isStiff(fitted)) {
        fitted.copyTo(cv::Mat(out, false).rowRange(0, 2));
    }
    return out;
}

} // namespace pocketmars::vision
