#pragma once

#include "vision/plane/placed_card.h"

#include <vector>

namespace pocketmars::vision {

/// Where no colonist stands, as something else is known to be there.
struct Occupied {
    std::vector<Outline> stacks;  ///< of each all that shows of its cards
    std::vector<Outline> markers; ///< of energy: as large and of as many colours as a colonist
};

} // namespace pocketmars::vision
