#pragma once

#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_shape.h"
#include "vision/plane/table_camera.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::vision {

/// A patch of evidence that may be a single piece.
struct LoneBlob {
    cv::Mat mask;      ///< CV_8UC1, 255 on the patch, with some room around it
    cv::Point origin;  ///< of the mask, px of the photo
    RaisedPlane plane; ///< that it stands on
};

/// Patches of evidence of about a piece's size.
[[nodiscard]] std::vector<LoneBlob> loneBlobs(const PieceEvidence& evidence,
                                              const RaisedPlane& plane);

/// Without those that show a piece that one before them shows.
[[nodiscard]] std::vector<LoneBlob> distinct(const std::vector<LoneBlob>& blobs);

/// Finds out what the pieces of a photo are (helmets, cubes, discs, cylinders, pawns, meeples) and
/// of what size. The shape that fits most patches singly is the one; patches of several pieces fit
/// none well.
/// @param longShare  from the profile: how likely the pieces are longer than wide, 0..1
[[nodiscard]] PieceShape estimateShape(const std::vector<LoneBlob>& blobs, double longShare);

/// How well one piece explains a patch: common px by all px, 0..1.
[[nodiscard]] double overlapWithPiece(const LoneBlob& blob, const PieceShape& shape);

} // namespace pocketmars::vision
