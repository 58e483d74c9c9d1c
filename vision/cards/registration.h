#pragma once

#include "vision/cards/card_placer.h"
#include "vision/plane/table_plane.h"

#include <vector>

namespace pocketmars::vision {

/// Where the table and its cards lie in the pictures of a camera that stands still. The cards'
/// faces belong to the profile.
struct Registration {
    TablePlane plane;
    TableCards cards;
};

/// The cards that stay where they are during a game: buildings, ships, Earth.
[[nodiscard]] std::vector<const PlacedCard*> lyingCards(const TableCards& cards);

/// Whether the same cards lie in the same way to each other in both: then a difference between
/// their places in the pictures comes from the camera.
[[nodiscard]] bool sameArrangement(const Registration& a, const Registration& b);

/// Whether the camera was moved in between: the arrangement is the same, and most of its cards are
/// elsewhere in the picture, by more than 2 px.
[[nodiscard]] bool cameraMoved(const Registration& before, const Registration& now);

} // namespace pocketmars::vision
