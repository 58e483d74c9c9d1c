#pragma once

#include "calibration/quad_geometry.h"

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
[[nodiscard]] EdgeField edgeField(const cv::Mat& picture, double sigma = 1.0);

/// What is seen along one side of a quad.
struct SideSupport {
    double found = 0;    ///< part of the side along which an edge runs as the side does; 0..1
    double contrast = 0; ///< median gradient there, in L units per px
};

/// Looks for an edge along a line, at most `reach` px off it.
[[nodiscard]] SideSupport sideSupport(const EdgeField& field, cv::Point2f from, cv::Point2f to,
                                      double reach, double minGradient);

/// Moves each side onto the edge that runs along it, to a fraction of a px.
/// @param reach  how far off the edge may lie, px
/// @return the quad as it was if fewer than a third of a side's samples agree on a line
[[nodiscard]] Quad refined(const EdgeField& field, const Quad& quad, double reach);

} // namespace pocketmars::calibration
