#pragma once

#include "vision/pieces/piece_evidence.h"

#include <cstddef>
#include <vector>

namespace pocketmars::vision {

/// Adds to the explanations of a card those with one more piece that the heaps of the best one may
/// hide: from four pieces on, the likelier the more there are. Nothing in the picture speaks for
/// it, so it counts where the box's totals do.
/// @param colours  as many as Explanation::counts has for a place
void addHidden(std::vector<Explanation>& explanations, std::size_t colours);

} // namespace pocketmars::vision
