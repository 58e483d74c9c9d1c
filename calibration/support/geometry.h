#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <optional>
#include <span>
#include <vector>

/// Plane geometry of polygons. Everywhere y points down, and a quad's corners run clockwise as seen
/// on the screen; px, or mm of a plane.
namespace pocketmars::calibration {

using Quad = std::array<cv::Point2f, 4>;

/// Positive for corners that run clockwise as seen on the screen.
[[nodiscard]] double signedArea(const Quad& quad);

[[nodiscard]] bool isConvex(const Quad& quad);

/// Lengths of the sides 0-1, 1-2, 2-3, 3-0.
[[nodiscard]] std::array<double, 4> sideLengths(const Quad& quad);

[[nodiscard]] cv::Point2f centre(const Quad& quad);

/// Every corner lies in a picture, or at most `slack` px outside of it.
[[nodiscard]] bool isInside(const Quad& quad, cv::Size picture, float slack = 0.0F);

/// Area that two convex polygons have in common; their corners run in either direction.
[[nodiscard]] double commonArea(std::span<const cv::Point2f> a, std::span<const cv::Point2f> b);

/// Area of the common part over the area of the smaller one, of two convex polygons; 0..1.
[[nodiscard]] double overlap(std::span<const cv::Point2f> a, std::span<const cv::Point2f> b);

/// Where the lines a0-a1 and b0-b1 meet; nothing if they are nearly parallel.
[[nodiscard]] std::optional<cv::Point2f> intersection(cv::Point2f a0, cv::Point2f a1,
                                                      cv::Point2f b0, cv::Point2f b1);

/// The tightest quad around a convex polygon that lies on four of its sides: rounded corners come
/// out sharp. Nothing if no convex quad does.
[[nodiscard]] std::optional<Quad> quadAround(std::span<const cv::Point2f> convexPolygon);

/// The same corners, clockwise from the one nearest the picture's upper left.
[[nodiscard]] Quad fromUpperLeft(const Quad& quad);

/// The same corners from the same first one, clockwise as seen on the screen.
[[nodiscard]] Quad clockwise(Quad quad);

/// The same corners, in the same direction, from the one that is the upper left as it lies: its top
/// points right.
[[nodiscard]] Quad upright(Quad quad);

/// The farthest that a corner of one of the quads lies from the nearest other quad's same corner.
[[nodiscard]] double farthestCorner(const std::vector<Quad>& quads,
                                    const std::vector<Quad>& others);

/// What a homography maps a point, or each corner, to. The point does not lie on its horizon.
[[nodiscard]] cv::Point2d project(const cv::Matx33d& homography, cv::Point2d point);
[[nodiscard]] Quad project(const cv::Matx33d& homography, const Quad& quad);

} // namespace pocketmars::calibration
