#include "vision/piece_shape.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <cmath>
#include <numbers>

namespace pocketmars::vision {
namespace {

constexpr double kPi = std::numbers::pi;

cv::Point2d turned(cv::Point2d p, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c * p.x - s * p.y, s * p.x + c * p.y};
}

/// The front of a helmet, x to the right and y up from its brim, as parts of its width.
std::vector<cv::Point2d> helmetFront() {
    std::vector<cv::Point2d> out{{-0.5, 0}, {0.5, 0}, {0.5, 0.17}};
    for (int i = 0; i <= 8; ++i) {
        const double a = kPi * i / 8;
        out.emplace_back(0.447 * std::cos(a), 0.493 + 0.44 * std::sin(a));
    }
    out.emplace_back(-0.5, 0.17);
    return out;
}

} // namespace

PieceShape helmetShape(double sizeMm) {
    constexpr double kDepth = 0.55; // of the width
    constexpr double kHeight = 0.933;
    PieceWay standing{{sizeMm, kDepth * sizeMm}, {}, kPi, 0.0};
    PieceWay lying{{sizeMm, kHeight * sizeMm}, {}, 2 * kPi, 0.05};
    for (const auto& p : helmetFront()) {
        for (const double side : {-0.5, 0.5}) {
            standing.outline.emplace_back(p.x * sizeMm, side * kDepth * sizeMm, p.y * sizeMm);
            lying.outline.emplace_back(p.x * sizeMm, (p.y - kHeight / 2) * sizeMm,
                                       (side + 0.5) * kDepth * sizeMm);
        }
    }
    return {{standing, lying}, sizeMm};
}

PieceShape cubeShape(double sizeMm) {
    PieceWay way{{sizeMm, sizeMm}, {}, kPi / 2, 0.0};
    for (const double x : {-0.5, 0.5}) {
        for (const double y : {-0.5, 0.5}) {
            for (const double z : {0.0, 1.0}) {
                way.outline.emplace_back(x * sizeMm, y * sizeMm, z * sizeMm);
            }
        }
    }
    return {{way}, sizeMm};
}

std::vector<cv::Point2f> silhouette(const PieceWay& way, const PiecePose& pose,
                                    const RaisedPlane& plane) {
    std::vector<cv::Point2f> points;
    points.reserve(way.outline.size());
    const double c = std::cos(pose.angle);
    const double s = std::sin(pose.angle);
    for (const auto& p : way.outline) {
        points.emplace_back(
            plane.project(pose.base.x + c * p.x - s * p.y, pose.base.y + s * p.x + c * p.y, p.z));
    }
    std::vector<cv::Point2f> hull;
    cv::convexHull(points, hull);
    return hull;
}

bool collide(const PieceShape& shape, const PiecePose& a, const PiecePose& b, double slackMm) {
    const auto half = [&](const PiecePose& p) {
        const auto size = shape.ways[static_cast<std::size_t>(p.way)].footprint;
        return cv::Point2d((size.width - slackMm) / 2, (size.height - slackMm) / 2);
    };
    const cv::Point2d ha = half(a);
    const cv::Point2d hb = half(b);
    const cv::Point2d between = b.base - a.base;
    // Separating axes: the sides of both rectangles.
    for (const double axisAngle : {a.angle, a.angle + kPi / 2, b.angle, b.angle + kPi / 2}) {
        const cv::Point2d axis(std::cos(axisAngle), std::sin(axisAngle));
        const auto reach = [&](cv::Point2d h, double angle) {
            return h.x * std::abs(axis.dot(turned({1, 0}, angle))) +
                   h.y * std::abs(axis.dot(turned({0, 1}, angle)));
        };
        if (std::abs(between.dot(axis)) >= reach(ha, a.angle) + reach(hb, b.angle)) {
            return false;
        }
    }
    return true;
}

} // namespace pocketmars::vision
