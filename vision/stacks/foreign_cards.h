#pragma once

#include "engine/box/suit.h"
#include "vision/cards/card_placer.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Cards beyond doubt that lie about a stack and can't be of it: ships, Earth, other buildings, and
/// project cards and backs of other suits.
class ForeignCards {
public:
    ForeignCards() = default;
    /// @param suit     the stack's
    /// @param toPhoto  mm of the stack's building to px
    ForeignCards(const TableCards& cards, engine::Suit suit, const cv::Matx33d& toPhoto);

    /// Does one of them show in more than half of a place?
    /// @param place  mm of the building
    [[nodiscard]] bool show(const cv::Rect2d& place) const;
    /// Likewise a ship, Earth or a building: a project card or back right below the building may be
    /// the stack's, misread.
    [[nodiscard]] bool showFixed(const cv::Rect2d& place) const;

private:
    struct Card {
        std::vector<cv::Point2f> outline; ///< mm of the building
        bool isFixed = false;             ///< a ship, Earth or a building
    };
    std::vector<Card> m_cards;
};

} // namespace pocketmars::vision
