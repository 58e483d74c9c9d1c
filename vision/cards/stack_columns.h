#pragma once

#include "engine/box/suit.h"
#include "vision/plane/placed_card.h"

#include <opencv2/core/types.hpp>

#include <array>
#include <vector>

/// A stack lies below its building and is of its suit: so its cards tell which building that is,
/// and where one is that was not found.
namespace pocketmars::vision {

/// How much the project cards below a building speak for each suit.
/// @return by suit, 0..1; they sum to one at most, to less where few or unsure ones lie there
[[nodiscard]] std::array<double, engine::kSuitCount>
suitsBelow(const PlacedCard& building, const std::vector<PlacedCard>& projects);

/// The part of the table on which the building lies if a project card is of its stack, mm.
[[nodiscard]] cv::Rect2d columnAbove(const PlacedCard& project);

} // namespace pocketmars::vision
