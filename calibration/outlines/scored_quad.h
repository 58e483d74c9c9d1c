#pragma once

#include "calibration/support/geometry.h"

#include <vector>

namespace pocketmars::calibration {

/// A quad with how well the picture shows an edge all around it, 0..1.
struct ScoredQuad {
    Quad quad;
    double score = 0;
};

/// The best of each group of quads whose corners lie within some px of each other, best first.
[[nodiscard]] std::vector<ScoredQuad> withoutTwins(std::vector<ScoredQuad> quads, double apart);

} // namespace pocketmars::calibration
