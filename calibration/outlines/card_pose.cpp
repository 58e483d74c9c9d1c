#include "calibration/outlines/card_pose.h"

#include "calibration/outlines/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// Equations of one outline: how shift and turn would move it, and how far off the edges are.
struct Normal {
    cv::Matx33d squares = cv::Matx33d::zeros();
    cv::Vec3d products{0, 0, 0};

    /// Tukey's weight: what is far off counts nothing.
    void add(const cv::Vec3d& slope, double offset, double weight, double reach) {
        const double part = 1 - (offset / reach) * (offset / reach);
        const double w = part > 0 ? weight * part * part : 0.0;
        squares += w * (slope * slope.t());
        products += w * offset * slope;
    }
};

} // namespace

Quad cardQuad(const CardPose& pose, cv::Size2d size) {
    const cv::Point2d across(std::cos(pose.turn), std::sin(pose.turn));
    const auto right = across * (size.width / 2);
    const auto down = cv::Point2d(-across.y, across.x) * (size.height / 2);
    return {cv::Point2f(pose.middle - right - down), cv::Point2f(pose.middle + right - down),
            cv::Point2f(pose.middle + right + down), cv::Point2f(pose.middle - right + down)};
}

CardPose poseOf(const Quad& onTable) {
    const cv::Point2d across = (onTable[1] - onTable[0]) + (onTable[2] - onTable[3]);
    const cv::Point2d down = (onTable[3] - onTable[0]) + (onTable[2] - onTable[1]);
    const auto both = across / cv::norm(across) + cv::Point2d(down.y, -down.x) / cv::norm(down);
    return {cv::Point2d(onTable[0] + onTable[1] + onTable[2] + onTable[3]) / 4,
            std::atan2(both.y, both.x)};
}

CardPose fitted(const EdgeField& field, const ViewedTable& plane, const CardPose& start,
                cv::Size2d size, double reach) {
    const int samples = tuning::pose.samples();
    const double corner = tuning::pose.corner();
    CardPose pose = start;
    const double turnStep = 1.0 / std::max(size.width, size.height); // moves a corner by half a px
    for (int round = 0; round < tuning::pose.rounds(); ++round) {
        const auto here = plane.inPicture(cardQuad(pose, size));
        const std::array<Quad, 3> moved{
            plane.inPicture(cardQuad({pose.middle + cv::Point2d(1, 0), pose.turn}, size)),
            plane.inPicture(cardQuad({pose.middle + cv::Point2d(0, 1), pose.turn}, size)),
            plane.inPicture(cardQuad({pose.middle, pose.turn + turnStep}, size))};
        Normal normal;
        for (std::size_t side = 0; side < 4; ++side) {
            const cv::Point2d along = here[(side + 1) % 4] - here[side];
            const cv::Point2d across = cv::Point2d(-along.y, along.x) / cv::norm(along);
            for (int i = 0; i < samples; ++i) {
                const auto t = static_cast<float>(corner + (1 - 2 * corner) * (i + 0.5) / samples);
                const auto on = [&](const Quad& quad) {
                    return cv::Point2d(quad[side] * (1 - t) + quad[(side + 1) % 4] * t);
                };
                const auto at = on(here);
                const auto hit = crossing(field, at, across, reach);
                const cv::Vec3d slope((on(moved[0]) - at).dot(across),
                                      (on(moved[1]) - at).dot(across),
                                      (on(moved[2]) - at).dot(across));
                normal.add(slope, hit.offset, std::min(hit.gradient, tuning::pose.strongest()),
                           reach + 0.5);
            }
        }
        // A little stiffness, for outlines of which next to nothing is seen.
        const cv::Vec3d step = (normal.squares + cv::Matx33d::eye()).inv() * normal.products;
        pose.middle += cv::Point2d(step[0], step[1]);
        pose.turn += step[2] * turnStep;
        if (cv::norm(step) < tuning::pose.stillEnough()) {
            break;
        }
    }
    return pose;
}

} // namespace pocketmars::calibration
