#pragma once

#include "calibration/sides/side_edges.h"

#include <array>
#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// How much larger the cards are than they are drawn, from one side to the opposite one, and where
/// these two sides of each card lie.
struct CardExtent {
    double larger = 0;                           ///< mm
    double worth = 0;                            ///< mean of the cards
    std::vector<std::array<double, 2>> outwards; ///< mm, of each card's first and second side
};

/// The edges that a kind of side and its opposite one may end at, over all cards at once: cards of
/// a page are printed alike, so that what lies beside one card's edge lies beside the others' too,
/// and they are of one size. One card's weak edge says little, the same edge around all does.
/// @return best first; one at least
[[nodiscard]] std::vector<CardExtent> extents(const PageEdges& page, std::size_t first,
                                              std::size_t second);

} // namespace pocketmars::calibration
