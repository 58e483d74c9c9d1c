#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::calibration {

/// Moves the sides of cards that were found onto the edges of the cardboard itself.
///
///     table | sleeve | border | frame        an edge at each bar
///
/// The strongest of these edges need not be the card's: a bright frame inside a dark border shows
/// better than the border on a dark table, and a clear sleeve adds an edge of its own. What lies
/// between two edges tells: where it looks like the table, it is a sleeve or a shadow; where it
/// does not, it is card.
/// @param photo        CV_8UC3 BGR
/// @param cards        px of the photo, each side within 3 % of the card's width of its place
/// @param minGradient  an edge's least change, L units per px of the photo
[[nodiscard]] std::vector<Quad> onPrintedEdges(const cv::Mat& photo, const std::vector<Quad>& cards,
                                               double minGradient);

} // namespace pocketmars::calibration
