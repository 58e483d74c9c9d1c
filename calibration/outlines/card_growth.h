#pragma once

#include "calibration/outlines/card_consensus.h"
#include "calibration/outlines/edge_field.h"
#include "calibration/support/geometry.h"

#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// Rectangles that turned out to be printed on larger cards.
struct GrownCards {
    std::vector<Quad> onTable;
    double shortSide = 0; ///< table units
    double longSide = 0;
};

/// Looks for a larger outline at the same distances around each rectangle: many cards have a frame
/// or a box of text printed on them that shows better than their own edge, white on a white table.
/// One card's weak edge says little; the same edge around all of them does.
/// @param onTable  rectangles of one size
/// @return nothing if they are the outermost
[[nodiscard]] std::optional<GrownCards> grown(const EdgeField& field, const ViewedTable& plane,
                                              const std::vector<Quad>& onTable, cv::Size picture,
                                              std::optional<double> aspect, double minGradient);

} // namespace pocketmars::calibration
