#pragma once

#include "calibration/network/card_borders.h"
#include "calibration/page_model/page_fit.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// What is printed beside a side is the same on all cards that lie alike: where most of them have
/// it. Of the places that are likely those are taken that give the cards their proportions, where
/// these are known.
class BorderConsensus {
public:
    /// How likely the sides of a card run through each place near where they are drawn.
    using Sides = std::array<CardBorders::Odds, 4>;

    /// @param sides   of each card as the model draws it
    /// @param aspect  short over long side, if it is known
    BorderConsensus(const std::vector<Sides>& sides, const PageModel& model,
                    std::optional<double> aspect);

    /// A part's own odds, drawn to where the page's cards have that side.
    [[nodiscard]] CardBorders::Odds drawn(const CardBorders::Odds& own, bool isWide,
                                          std::size_t side) const;

private:
    /// Chooses the four sides of cards that lie alike.
    /// @param cards  that lie so
    /// @param mm     of a card as it is drawn, short and long side
    void choose(bool isWide, float cards, cv::Size2d mm, std::optional<double> aspect);

    // Of the sides of upright cards, then of those of lying ones.
    std::array<CardBorders::Odds, 8> m_sums{};
    std::array<int, 8> m_tops{}; ///< steps: where most have them
};

} // namespace pocketmars::calibration
