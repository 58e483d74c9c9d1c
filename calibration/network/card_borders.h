#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// Where one card's sides run near where they are drawn, as a small network sees it (a U-Net of
/// 0.4 million numbers, trained by scripts/train-borders on pages of drawn decks whose
/// corners are known).
class CardBorders {
public:
    /// How often the network is asked: a card is one upside down, too, and what the network sees
    /// both ways is seldom mistaken.
    enum class Views { One, Two };

    static constexpr std::size_t kParts = 4;  ///< of a side, from its first corner on
    static constexpr std::size_t kSteps = 32; ///< places at which a part may lie, inside outwards

    /// Ln of how likely each place is; of all of them the odds sum to one.
    using Odds = std::array<float, kSteps>;

    /// A part of a side by itself.
    /// @param side  0 top, 1 right, 2 bottom, 3 left, as the drawn card lies
    [[nodiscard]] const Odds& part(std::size_t side, std::size_t which) const {
        return m_parts[side][which];
    }

    /// The whole of a side, if it is as straight and as far off all along.
    [[nodiscard]] const Odds& side(std::size_t which) const { return m_sides[which]; }

    /// Where a step lies, px of the photo.
    /// @param along  0..1 from the side's first corner
    /// @param step   0 for the first; between whole steps, too
    [[nodiscard]] cv::Point2d place(std::size_t side, double along, double step) const;

    /// A step as a part of the card as it is drawn.
    static constexpr double kStepOfWidth = 1 / 128.0;
    static constexpr double kStepOfHeight = 1 / 160.0;

    /// The step at which the side is drawn.
    static constexpr double kDrawn = (kSteps - 1) / 2.0;

private:
    friend std::vector<CardBorders> cardBorders(const cv::Mat&, const cv::Mat&,
                                                const std::vector<Quad>&, Views);

    /// @param upright  what the network says of each part of the upright card's sides
    void read(const std::array<std::array<Odds, kParts>, 4>& upright);

    std::array<std::array<Odds, kParts>, 4> m_parts{};
    std::array<Odds, 4> m_sides{};
    cv::Matx33d m_toPhoto;       ///< from the upright card as the network sees it
    std::size_t m_firstSide = 0; ///< its top is this side of the drawn card
};

/// The same odds, scaled so that they sum to one.
[[nodiscard]] CardBorders::Odds normalised(CardBorders::Odds odds);

/// @param photo  CV_8UC3 BGR, kNetworkSide along its longer side (card_map.h)
/// @param odds   of the same size, as cardMap() returns them
/// @param drawn  px: all cards of a page, corners clockwise from the upper left as they lie; each
///               side within an eighth of the card's width from where it may be
/// @param views  two take twice as long
/// @return of each card. Several threads may ask at once; they wait for each other.
[[nodiscard]] std::vector<CardBorders>
cardBorders(const cv::Mat& photo, const cv::Mat& odds, const std::vector<Quad>& drawn,
            CardBorders::Views views = CardBorders::Views::Two);

} // namespace pocketmars::calibration
