#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/outlines/viewed_table.h"
#include "calibration/support/geometry.h"

#include <opencv2/core/types.hpp>

namespace pocketmars::calibration {

/// Where a card of known size lies on the table, table units.
struct CardPose {
    cv::Point2d middle;
    double turn = 0; ///< rad, of the side `width` from the table's x axis, clockwise
};

/// A rectangle on the table, around a pose's middle.
[[nodiscard]] Quad cardQuad(const CardPose& pose, cv::Size2d size);

/// The pose of the rectangle that is nearest a quad on the table; corners 0 and 1 span its width.
[[nodiscard]] CardPose poseOf(const Quad& onTable);

/// Shifts and turns a card until its outline lies best on the picture's edges. All four sides move
/// as one, so it does not matter if something hides one of them.
/// @param reach  how far off the edges may lie, px of the picture
[[nodiscard]] CardPose fitted(const EdgeField& field, const ViewedTable& plane,
                              const CardPose& start, cv::Size2d size, double reach);

} // namespace pocketmars::calibration
