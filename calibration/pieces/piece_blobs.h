#pragma once

#include "calibration/outlines/edge_field.h"

#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::calibration {

/// Something that may be a wooden piece, or a part of one.
struct PieceBlob {
    std::vector<cv::Point> contour;
    cv::Rect box;
    cv::Point2f middle;
    cv::Vec3d colour; ///< mean, CIE Lab
    double area = 0;
    double edge = 0;  ///< L units per px right under the outline, less for a ragged one
    double score = 0; ///< L units per px of its outline, less for a ragged one
};

/// Whatever stands out from its table, in several ways: many overlap, most are no piece.
[[nodiscard]] std::vector<PieceBlob> pieceBlobs(const EdgeField& field);

/// The same near a place where a piece should stand but hardly shows: what is faint there, and what
/// would be too ragged elsewhere.
/// @param side      of a square that such a piece fills, px
/// @param smallest  of that square
[[nodiscard]] std::vector<PieceBlob> faintBlobs(const EdgeField& field, cv::Point2f place,
                                                double side, double smallest);

/// Its score, a bit more for the larger: a side of a piece in the shade belongs to it.
[[nodiscard]] double worth(const PieceBlob& blob);

/// Whether a thing is so narrow that it is rather one side of a piece, in the shade: the rest has
/// its table's colour.
[[nodiscard]] bool isSliver(const PieceBlob& blob);

/// Whether they can't both be pieces that stand apart.
[[nodiscard]] bool meet(const PieceBlob& a, const PieceBlob& b);

} // namespace pocketmars::calibration
