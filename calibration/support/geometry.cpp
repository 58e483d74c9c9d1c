#include "calibration/support/geometry.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace pocketmars::calibration {
namespace {

/// Twice the area of the triangle a, b, c; positive clockwise on the screen.
double turn(cv::Point2d a, cv::Point2d b, cv::Point2d c) { return (b - a).cross(c - b); }

/// Positive for corners that run clockwise as seen on the screen.
template <class Points> double polygonArea(const Points& corners) {
    double twice = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        twice += cv::Point2d(corners[i]).cross(corners[(i + 1) % corners.size()]);
    }
    return twice / 2;
}

/// What of a convex polygon lies on the right of a line, as seen along it.
std::vector<cv::Point2d> clipped(const std::vector<cv::Point2d>& polygon, cv::Point2d from,
                                 cv::Point2d along) {
    std::vector<cv::Point2d> kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const auto p = polygon[i];
        const auto q = polygon[(i + 1) % polygon.size()];
        const double pInside = along.cross(p - from);
        const double qInside = along.cross(q - from);
        if (pInside >= 0) {
            kept.push_back(p);
        }
        if ((pInside >= 0) != (qInside >= 0)) {
            kept.push_back(p + (q - p) * (pInside / (pInside - qInside)));
        }
    }
    return kept;
}

} // namespace

double signedArea(const Quad& quad) {
    return 0.5 * cv::Point2d(quad[2] - quad[0]).cross(cv::Point2d(quad[3] - quad[1]));
}

bool isConvex(const Quad& quad) {
    for (std::size_t i = 0; i < 4; ++i) {
        if (turn(quad[i], quad[(i + 1) % 4], quad[(i + 2) % 4]) <= 0) {
            return false;
        }
    }
    return true;
}

std::array<double, 4> sideLengths(const Quad& quad) {
    std::array<double, 4> lengths{};
    for (std::size_t i = 0; i < 4; ++i) {
        lengths[i] = cv::norm(quad[(i + 1) % 4] - quad[i]);
    }
    return lengths;
}

cv::Point2f centre(const Quad& quad) {
    const auto meet = intersection(quad[0], quad[2], quad[1], quad[3]);
    return meet ? *meet : (quad[0] + quad[1] + quad[2] + quad[3]) / 4.0F;
}

bool isInside(const Quad& quad, cv::Size picture, float slack) {
    return std::all_of(quad.begin(), quad.end(), [&](cv::Point2f p) {
        return p.x >= -slack && p.y >= -slack && p.x < static_cast<float>(picture.width) + slack &&
               p.y < static_cast<float>(picture.height) + slack;
    });
}

// Clips one by each side of the other (I. Sutherland and G. Hodgman, CACM 1974).
// cv::intersectConvexConvex finds nothing in common between polygons that are nearly the same
// (opencv#22812).
double commonArea(std::span<const cv::Point2f> a, std::span<const cv::Point2f> b) {
    std::vector<cv::Point2d> common(a.begin(), a.end());
    const double direction = polygonArea(b) < 0 ? -1 : 1;
    for (std::size_t side = 0; side < b.size() && !common.empty(); ++side) {
        const cv::Point2d from = b[side];
        const cv::Point2d along = cv::Point2d(b[(side + 1) % b.size()]) - from;
        common = clipped(common, from, direction * along);
    }
    return std::abs(polygonArea(common));
}

double overlap(std::span<const cv::Point2f> a, std::span<const cv::Point2f> b) {
    const double smaller = std::min(std::abs(polygonArea(a)), std::abs(polygonArea(b)));
    return smaller > 0 ? std::clamp(commonArea(a, b) / smaller, 0.0, 1.0) : 0.0;
}

std::optional<cv::Point2f> intersection(cv::Point2f a0, cv::Point2f a1, cv::Point2f b0,
                                        cv::Point2f b1) {
    const cv::Point2d alongA = a1 - a0;
    const cv::Point2d alongB = b1 - b0;
    const double sine = alongA.cross(alongB);
    if (std::abs(sine) <= 1e-3 * cv::norm(alongA) * cv::norm(alongB)) {
        return std::nullopt;
    }
    const double t = cv::Point2d(b0 - a0).cross(alongB) / sine;
    return cv::Point2f(cv::Point2d(a0) + t * alongA);
}

std::optional<Quad> quadAround(std::span<const cv::Point2f> convexPolygon) {
    std::vector<cv::Point2d> corners(convexPolygon.begin(), convexPolygon.end());
    if (polygonArea(corners) < 0) {
        std::reverse(corners.begin(), corners.end());
    }
    // Take sides away one by one, each time the one whose neighbours, made longer until they meet,
    // add the least area.
    while (corners.size() > 4) {
        const auto n = corners.size();
        double least = std::numeric_limits<double>::max();
        std::size_t cheapest = n;
        cv::Point2d meet;
        for (std::size_t i = 0; i < n; ++i) {
            const auto before = corners[(i + n - 1) % n];
            const auto from = corners[i];
            const auto to = corners[(i + 1) % n];
            const auto after = corners[(i + 2) % n];
            // Sides that turn by 180° or more over the removed one never meet beyond it.
            if ((from - before).cross(after - to) <= 0) {
                continue;
            }
            const double t = (to - from).cross(after - to) / (from - before).cross(after - to);
            const auto point = from + t * (from - before);
            const double added = std::abs(turn(from, point, to));
            if (added < least) {
                least = added;
                cheapest = i;
                meet = point;
            }
        }
        if (cheapest == n) {
            return std::nullopt;
        }
        corners[cheapest] = meet;
        corners.erase(corners.begin() + static_cast<std::ptrdiff_t>((cheapest + 1) % n));
    }
    if (corners.size() < 4) {
        return std::nullopt;
    }
    Quad quad;
    std::copy(corners.begin(), corners.end(), quad.begin());
    return isConvex(quad) ? std::optional(quad) : std::nullopt;
}

Quad clockwise(Quad quad) {
    if (signedArea(quad) < 0) {
        std::swap(quad[1], quad[3]);
    }
    return quad;
}

Quad upright(Quad quad) {
    for (int turn = 0; turn < 4; ++turn) {
        const auto along = (quad[1] - quad[0]) + (quad[2] - quad[3]);
        if (along.x > 0 && std::abs(along.y) <= along.x) {
            break;
        }
        std::rotate(quad.begin(), quad.begin() + 1, quad.end());
    }
    return quad;
}

Quad fromUpperLeft(const Quad& quad) {
    Quad turned = quad;
    const auto first = std::min_element(turned.begin(), turned.end(),
                                        [](auto a, auto b) { return a.dot(a) < b.dot(b); });
    std::rotate(turned.begin(), first, turned.end());
    return turned;
}

double farthestCorner(const std::vector<Quad>& quads, const std::vector<Quad>& others) {
    double farthest = 0;
    for (const auto& quad : quads) {
        double nearest = std::numeric_limits<double>::max();
        for (const auto& other : others) {
            double off = 0;
            for (std::size_t c = 0; c < quad.size(); ++c) {
                off = std::max(off, cv::norm(quad[c] - other[c]));
            }
            nearest = std::min(nearest, off);
        }
        farthest = std::max(farthest, nearest);
    }
    return farthest;
}

cv::Point2d project(const cv::Matx33d& homography, cv::Point2d point) {
    const auto p = homography * cv::Vec3d(point.x, point.y, 1.0);
    return {p[0] / p[2], p[1] / p[2]};
}

Quad project(const cv::Matx33d& homography, const Quad& quad) {
    Quad result;
    std::transform(quad.begin(), quad.end(), result.begin(),
                   [&](cv::Point2f corner) { return cv::Point2f(project(homography, corner)); });
    return result;
}

} // namespace pocketmars::calibration
