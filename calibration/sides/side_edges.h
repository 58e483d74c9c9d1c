#pragma once

#include "calibration/sides/card_sides.h"
#include "calibration/sides/page_look.h"
#include "calibration/sides/page_table.h"

#include <opencv2/core/matx.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// An edge that runs along a side, and what lies inside and outside of it.
struct SideEdge {
    double mm = 0; ///< outwards from where the side is drawn
    double support = 0;
    PageTable::Unlike inside;
    PageTable::Unlike outside;
    cv::Vec3f colourInside; ///< CIE Lab
    double shared = 0;      ///< how many of the other cards show one there too, 0..1
    double alike = 0;       ///< how alike the side looks to other pages' if it ends here, -1..1
    double odds = 0;        ///< ln, that the card ends here, from what is seen beside it
    double worth = 0;       ///< as the edge of the cardboard
};

/// What is seen along one side.
struct SideEdges {
    std::vector<SideEdge> edges; ///< the innermost first
    std::vector<double> support; ///< of an edge, every kSideStep mm from -kSideReach
};

inline constexpr double kSideStep = 0.1; // mm

/// What is seen along each side of each card: by card, by kind of side.
using PageEdges = std::vector<std::array<SideEdges, 4>>;

/// The edges along all sides, without their worth.
[[nodiscard]] PageEdges findEdges(const std::vector<CardSide>& sides, std::size_t cards,
                                  const PageTable& table, const PageLook& look);

/// What holds for the cards of a page.
struct Surroundings {
    double darkCards = 0; ///< how sure it is that what is dark is card
    double sleeved = 0;   ///< how sure it is that cards are sleeved, or cast shadows; 0..1
};
[[nodiscard]] Surroundings surroundingsOf(const PageEdges& page, const PageTable& table);

/// How likely each edge of a side is the cardboard's, by what lies on both sides of it: where that
/// looks like the table, it is a sleeve or a shadow; where it does not, it is card.
[[nodiscard]] std::vector<double> worthByRule(const std::vector<SideEdge>& edges,
                                              const PageTable& table, const Surroundings& page);

} // namespace pocketmars::calibration
