#pragma once

#include "vision/pieces/piece_scene.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::vision {

/// Where, on a raster over the scene's zone, a piece of each colour and way of lying would explain
/// anything, turned as it explains most there.
[[nodiscard]] std::vector<PieceHypothesis> coarseHypotheses(const PieceScene& scene);

/// Where a piece of each colour would be noticed least: on the same raster, beside what stands, the
/// few poses at each of the zone's places that speak least against it, though nothing may speak for
/// it.
/// @param only  a place and colour, as Explanation::counts has them; all if there is none
[[nodiscard]] std::vector<PieceHypothesis> faintHypotheses(const PieceScene& scene,
                                                           std::optional<std::size_t> only);

} // namespace pocketmars::vision
