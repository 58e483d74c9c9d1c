#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/support/geometry.h"

namespace pocketmars::calibration {

/// How much of an edge is seen around a quad.
struct QuadSupport {
    double mean = 0;                    ///< of the four sides; 0..1
    double weakest = 0;                 ///< side; 0..1
    double overrun = 0;                 ///< how far the sides go on beyond the corners; 0..1
    [[nodiscard]] double score() const; ///< of all three; 0..1
};

/// @param reach        how far off the edge may lie, px
/// @param minGradient  L units per px
[[nodiscard]] QuadSupport support(const EdgeField& field, const Quad& quad, double reach,
                                  double minGradient);

} // namespace pocketmars::calibration
