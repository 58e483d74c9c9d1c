#pragma once

#include "vision/pieces/piece_scene.h"

#include <vector>

namespace pocketmars::vision {

/// Where, on a raster over the scene's zone, a piece of each colour and way of lying would explain
/// anything, turned as it explains most there.
[[nodiscard]] std::vector<PieceHypothesis> coarseHypotheses(const PieceScene& scene);

} // namespace pocketmars::vision
