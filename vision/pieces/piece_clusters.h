#pragma once

#include "vision/pieces/piece_evidence.h"

#include <vector>

namespace pocketmars::vision {

/// A patch of evidence that was explained on its own.
struct ExplainedCluster {
    PieceEvidence evidence;
    cv::Rect2d bounds; ///< of its pieces' bases, mm on the plane
    std::vector<Explanation> explanations;
};

/// Explains a part of the picture as PieceSearch does, but looks only where the evidence is, and
/// apart where it lies apart: a large table with few pieces costs little. Patches far larger than
/// all pieces of a colour together are something else.
/// @param known  of the same shape, plane and zone: what looks as it did is not searched again.
///               Then: all clusters of this evidence
/// @return best first; never empty
[[nodiscard]] std::vector<Explanation>
explainClusters(const PieceEvidence& evidence, const PieceShape& shape, const RaisedPlane& plane,
                const PieceZone& zone, std::vector<ExplainedCluster>& known);

} // namespace pocketmars::vision
