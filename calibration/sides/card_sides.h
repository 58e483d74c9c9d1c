#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/page_model/page_fit.h"
#include "calibration/sides/side_profile.h"

#include <array>
#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// A side of a card on a page, and what the photo shows across it.
struct CardSide {
    SideProfile profile;
    std::size_t card;
    std::size_t side; ///< as cardQuad's corners run
    std::size_t kind; ///< of a standing card: 0 top, 1 right, 2 bottom, 3 left
    double room = 0;  ///< mm outwards, to half way to the next card
};

/// The side of a standing card that a side of a card is: those that lie are turned.
[[nodiscard]] inline std::size_t kindOfSide(std::size_t side, bool isWide) {
    return isWide ? (side + 3) % 4 : side;
}

/// How large a mm is across each side of a card, px; by side, as its corners run.
[[nodiscard]] std::array<double, 4> pxPerMmAcross(const Quad& card, cv::Size2d shortAndLong,
                                                  bool isWide);

/// Nobody looks further from a side than this, mm.
inline constexpr double kSideReach = 8.5;

/// All sides of all cards of a page.
/// @param reach  mm that are looked at, inwards and outwards
[[nodiscard]] std::vector<CardSide> cardSides(const EdgeField& field, const PageModel& model,
                                              double reach, double minGradient);

} // namespace pocketmars::calibration
