#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/page_model/page_fit.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::calibration {

class PageLook;

/// One way to say how large the cards are, and where each one's sides lie.
struct CardEdges {
    cv::Size2d size;                             ///< mm as the model measures, short and long side
    std::vector<std::array<double, 4>> outwards; ///< of each card's sides as drawn, mm
    double sure = 0;  ///< how likely the sides lie on the cards' edges: mean of all sides, 0..1
    double score = 0; ///< a card: 4 sides that show well make about 12
};

/// What surrounds the cards of a page at which distance, over all cards at once: one card's weak
/// edge says little, the same edge around all of them does.
///
///     table | shadow | sleeve | border | frame        an edge at each bar
///
/// The strongest of these edges need not be the card's. What lies between two edges tells: where it
/// looks like the table, it is a sleeve or a shadow; where it does not, it is card.
/// @param knownAspect  short side over long side; nothing: cards may have any shape
/// @param drawn       how far it is known that sides lie where they are drawn; 0: not at all, 1: a
///                    sharp map says so
/// @return ways to explain them, best first, that differ by 0.8 mm or more; at least one
[[nodiscard]] std::vector<CardEdges> cardEdges(const EdgeField& field, const PageModel& model,
                                               std::optional<double> knownAspect,
                                               double minGradient, const PageLook& look,
                                               double drawn = 0);

/// Edges near where the cards are drawn, for a fit.
/// @param withinMm  how far off they may be
[[nodiscard]] std::vector<SeenEdge> edgesNear(const EdgeField& field, const PageModel& model,
                                              double withinMm, double minGradient);

} // namespace pocketmars::calibration
