#pragma once

#include "vision/pieces/piece_scene.h"

#include <limits>

namespace pocketmars::vision {

/// Moves and turns a piece a little to where it gains most beside those that stand.
/// @param withinMm  of where it stood
void refine(const PieceScene& scene, PieceHypothesis& h,
            double withinMm = std::numeric_limits<double>::max());

} // namespace pocketmars::vision
