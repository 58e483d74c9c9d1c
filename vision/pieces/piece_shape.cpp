#include "vision/pieces/piece_shape.h"

#include "vision/pieces/tuning.h"

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

/// The front of a meeple, likewise; of its arms and legs the hull is seen.
std::vector<cv::Point2d> meepleFront() {
    return {{-0.41, 0},   {0.41, 0},     {0.49, 0.5},  {0.44, 0.58},  {0.2, 0.88},
            {0.1, 0.947}, {-0.1, 0.947}, {-0.2, 0.88}, {-0.44, 0.58}, {-0.49, 0.5}};
}

/// What is sawn from a board along an outline: it stands, or lies on its face.
/// @param front   as parts of its width
/// @param depth   of the board, as a part of the width
/// @param height  likewise
PieceShape sawnShape(const std::vector<cv::Point2d>& front, double depth, double height,
                     double sizeMm) {
    PieceWay standing;
    standing.footprint = {sizeMm, depth * sizeMm};
    standing.turn = kPi;
    PieceWay lying;
    lying.footprint = {sizeMm, height * sizeMm};
    lying.turn = 2 * kPi;
    lying.cost = tuning::pieceLooks.lyingCost();
    for (const double side : {-0.5, 0.5}) {
        auto& face = standing.edges.emplace_back();
        std::vector<cv::Point3d> flat;
        for (const auto& p : front) {
            face.emplace_back(p.x * sizeMm, side * depth * sizeMm, p.y * sizeMm);
            flat.emplace_back(p.x * sizeMm, (p.y - height / 2) * sizeMm,
                              (side + 0.5) * depth * sizeMm);
        }
        standing.outline.insert(standing.outline.end(), face.begin(), face.end());
        lying.outline.insert(lying.outline.end(), flat.begin(), flat.end());
        if (side > 0) {
            flat.push_back(flat.front());
            lying.edges.push_back(flat);
        }
    }
    return {{standing, lying}, sizeMm};
}

/// @return level, closed
std::vector<cv::Point3d> circle(double radiusMm, double heightMm) {
    constexpr int kSides = 20;
    std::vector<cv::Point3d> out;
    for (int i = 0; i <= kSides; ++i) {
        const double a = 2 * kPi * i / kSides;
        out.emplace_back(radiusMm * std::cos(a), radiusMm * std::sin(a), heightMm);
    }
    return out;
}

} // namespace

PieceShape helmetShape(double sizeMm) {
    return sawnShape(helmetFront(), tuning::pieceLooks.helmetDepth(),
                     tuning::pieceLooks.helmetHeight(), sizeMm);
}

PieceShape meepleShape(double sizeMm) {
    return sawnShape(meepleFront(), tuning::pieceLooks.meepleDepth(),
                     tuning::pieceLooks.meepleHeight(), sizeMm);
}

PieceShape roundShape(double sizeMm, double height) {
    PieceWay way;
    way.footprint = {sizeMm, sizeMm};
    way.outline = circle(sizeMm / 2, 0);
    const auto top = circle(sizeMm / 2, height * sizeMm);
    way.outline.insert(way.outline.end(), top.begin(), top.end());
    way.edges.push_back(top);
    return {{way}, sizeMm};
}

PieceShape pawnShape(double sizeMm) {
    const double foot = tuning::pieceLooks.pawnFoot() * sizeMm;
    const double height = tuning::pieceLooks.pawnHeight() * sizeMm;
    const double head = tuning::pieceLooks.pawnHead() * sizeMm / 2;
    PieceWay way;
    way.footprint = {sizeMm, sizeMm};
    const auto add = [&](const std::vector<cv::Point3d>& ring) {
        way.outline.insert(way.outline.end(), ring.begin(), ring.end());
    };
    add(circle(sizeMm / 2, 0));
    add(circle(sizeMm / 2, foot));
    for (const double latitude : {-0.6, 0.0, 0.6, 1.2}) {
        add(circle(head * std::cos(latitude), height - head + head * std::sin(latitude)));
    }
    way.edges.push_back(circle(head, height - head));
    return {{way}, sizeMm};
}

PieceShape cubeShape(double sizeMm) {
    PieceWay way;
    way.footprint = {sizeMm, sizeMm};
    way.turn = kPi / 2;
    const double h = sizeMm / 2;
    const std::array<cv::Point2d, 4> corners{cv::Point2d(-h, -h), {h, -h}, {h, h}, {-h, h}};
    auto& top = way.edges.emplace_back();
    for (std::size_t i = 0; i <= corners.size(); ++i) {
        const auto& p = corners[i % corners.size()];
        top.emplace_back(p.x, p.y, sizeMm);
    }
    for (const auto& p : corners) {
        way.edges.push_back({{p.x, p.y, 0}, {p.x, p.y, sizeMm}});
        way.outline.emplace_back(p.x, p.y, 0);
        way.outline.emplace_back(p.x, p.y, sizeMm);
    }
    return {{way}, sizeMm};
}

namespace {

/// A pose, ready to show many points.
class View {
public:
    View(const PiecePose& pose, const RaisedPlane& plane)
        : m_plane(&plane), m_base(pose.base), m_cos(std::cos(pose.angle)),
          m_sin(std::sin(pose.angle)) {}
    /// @param p  of the piece, mm
    [[nodiscard]] cv::Point2f of(const cv::Point3d& p) const {
        return cv::Point2f(m_plane->project(m_base.x + m_cos * p.x - m_sin * p.y,
                                            m_base.y + m_sin * p.x + m_cos * p.y, p.z));
    }

private:
    const RaisedPlane* m_plane;
    cv::Point2d m_base;
    double m_cos;
    double m_sin;
};

} // namespace

std::vector<cv::Point2f> silhouette(const PieceWay& way, const PiecePose& pose,
                                    const RaisedPlane& plane) {
    const View view(pose, plane);
    std::vector<cv::Point2f> points;
    points.reserve(way.outline.size());
    for (const auto& p : way.outline) {
        points.push_back(view.of(p));
    }
    std::vector<cv::Point2f> hull;
    cv::convexHull(points, hull);
    return hull;
}

std::vector<std::vector<cv::Point2f>> edgeLines(const PieceWay& way, const PiecePose& pose,
                                                const RaisedPlane& plane) {
    const View view(pose, plane);
    std::vector<std::vector<cv::Point2f>> out;
    for (const auto& edge : way.edges) {
        auto& line = out.emplace_back();
        for (const auto& p : edge) {
            line.push_back(view.of(p));
        }
    }
    return out;
}

bool collide(const PieceShape& shape, const PiecePose& a, const PiecePose& b, double slackMm) {
    const auto half = [&](const PiecePose& p) {
        const auto size = shape.ways[static_cast<std::size_t>(p.way)].footprint;
        return cv::Point2d((size.width - slackMm) / 2, (size.height - slackMm) / 2);
    };
    const cv::Point2d ha = half(a);
    const cv::Point2d hb = half(b);
    const cv::Point2d between = b.base - a.base;
    if (shape.ways.front().turn == 0.0) { // round
        return cv::norm(between) < ha.x + hb.x;
    }
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
