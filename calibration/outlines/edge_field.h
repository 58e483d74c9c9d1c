#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

/// How fast a picture changes at every px, in lightness or in colour, and in which direction.
struct EdgeField {
    cv::Mat lab; ///< CV_32FC3, L in 0..100, smoothed; what the gradient was taken of
    cv::Mat dx;  ///< CV_32F, gradient of the channel that changes most, per px
    cv::Mat dy;  ///< CV_32F
};

/// @param picture  CV_8UC3 BGR
/// @param sigma    smoothing before the gradient is taken, px
[[nodiscard]] EdgeField edgeField(const cv::Mat& picture, double sigma);

/// What an edge must have to stand out of texture and noise, L units per px.
[[nodiscard]] double leastGradient(const EdgeField& field);

/// The part of a quad's side along which an edge runs as the side does, 0..1; the rounded corners
/// at its ends are left out.
/// @param reach        how far off the side the edge may lie, px
/// @param minGradient  L units per px
[[nodiscard]] double sideSupport(const EdgeField& field, cv::Point2f from, cv::Point2f to,
                                 double reach, double minGradient);

/// How far the sides of a quad go on beyond its corners, 0..1: those of a card that lies by itself
/// end there, the lines of a patterned cloth or of a part of a card go on.
[[nodiscard]] double overrun(const EdgeField& field, const Quad& quad, double reach,
                             double minGradient);

/// The gradient across a line at a point, L units per px; 0 if it runs otherwise than the line
/// does.
/// @param normal  unit vector across the line
[[nodiscard]] double gradientAcross(const EdgeField& field, cv::Point2d at, cv::Point2d normal);

/// The strongest gradient across a line, at one of its points.
struct Crossing {
    double offset = 0;   ///< px along the normal
    double gradient = 0; ///< L units per px; 0: nothing there runs as the line does
};

/// @param normal  unit vector across the line
[[nodiscard]] Crossing crossing(const EdgeField& field, cv::Point2d at, cv::Point2d normal,
                                double reach);

/// The same of a line, from end to end.
[[nodiscard]] double lineSupport(const EdgeField& field, cv::Point2f from, cv::Point2f to,
                                 double reach, double minGradient);

/// Moves each side onto the edge that runs along it, to a fraction of a px. A side along which less
/// than a third of the samples agree on a line stays where it is.
/// @param reach  how far off the edge may lie, px
[[nodiscard]] Quad refined(const EdgeField& field, const Quad& quad, double reach);

} // namespace pocketmars::calibration
