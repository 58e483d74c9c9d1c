#pragma once

#include "vision/plane/table_camera.h"

#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// How a piece stands.
struct PiecePose {
    int way = 0;        ///< index in PieceShape::ways
    cv::Point2d base;   ///< centre of the footprint, mm on the plane
    double angle = 0.0; ///< radians, clockwise as seen from above
};

/// One way in which a piece can lie: an upright prism, or a body that narrows upwards.
struct PieceWay {
    cv::Size2d footprint;             ///< mm
    std::vector<cv::Point3d> outline; ///< points whose hull is the body; mm, z up, base at z = 0
    std::vector<std::vector<cv::Point3d>> edges; ///< lines where faces meet, mm
    double turn = 0.0; ///< radians after which it looks the same; 0: round, it always does
    double cost = 0.0; ///< how much less usual it is; a fully seen piece is 1
};

/// The body of a wooden piece, in all the ways it can lie.
struct PieceShape {
    std::vector<PieceWay> ways;
    double sizeMm = 0.0;
};

/// A helmet as in the English edition: as wide as `sizeMm`, a brim below a dome, flat at front and
/// back.
[[nodiscard]] PieceShape helmetShape(double sizeMm);
[[nodiscard]] PieceShape cubeShape(double sizeMm);
/// A figure sawn from a board, arms spread `sizeMm` wide; it stands or lies.
[[nodiscard]] PieceShape meepleShape(double sizeMm);
/// A disc, or an upright cylinder. Prisms of six sides and more look nearly the same.
/// @param sizeMm  across
/// @param height  times as high as wide
[[nodiscard]] PieceShape roundShape(double sizeMm, double height);
/// A cone with a ball for a head.
/// @param sizeMm  across its foot
[[nodiscard]] PieceShape pawnShape(double sizeMm);

/// What the camera sees of a piece.
/// @return convex outline, photo px
[[nodiscard]] std::vector<cv::Point2f> silhouette(const PieceWay& way, const PiecePose& pose,
                                                  const RaisedPlane& plane);

/// Where faces of a piece meet in the picture; some of it may be hidden behind it.
/// @return lines, photo px
[[nodiscard]] std::vector<std::vector<cv::Point2f>>
edgeLines(const PieceWay& way, const PiecePose& pose, const RaisedPlane& plane);

/// Do two pieces stand in each other's way?
/// @param slackMm  how far they may reach into each other, for errors of the shape
[[nodiscard]] bool collide(const PieceShape& shape, const PiecePose& a, const PiecePose& b,
                           double slackMm);

} // namespace pocketmars::vision
