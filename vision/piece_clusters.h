#pragma once

#include "vision/piece_evidence.h"

#include <vector>

namespace pocketmars::vision {

/// Explains a part of the picture as PieceSearch does, but looks only where the evidence is, and
/// apart where it lies apart: a large table with few pieces costs little. Patches far larger than
/// all pieces of a colour together are something else.
/// @return best first; never empty
[[nodiscard]] std::vector<Explanation> explainClusters(const PieceEvidence& evidence,
                                                       const PieceShape& shape,
                                                       const RaisedPlane& plane,
                                                       const PieceZone& zone);

} // namespace pocketmars::vision
