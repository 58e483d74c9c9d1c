#pragma once

#include "vision/cards/card_placer.h"

namespace pocketmars::vision {

/// Whether what was taken for cards is a table with the profile's cards: enough of them, one of
/// them a building, and one at least so like its own print that no pattern on a cloth could be it.
/// @param likeness  whether that last is asked; not where the player said which cards are meant
[[nodiscard]] bool isTableInView(const TableCards& cards, bool likeness);

} // namespace pocketmars::vision
