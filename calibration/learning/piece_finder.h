#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::calibration {

/// A wooden piece that stands on a table.
struct FoundPiece {
    cv::Rect box; ///< px of the photo
    cv::Mat mask; ///< CV_8UC1 of the box's size, 255 on the piece, without its shadow
};

/// Finds pieces of one colour each that stand apart on a table, whatever the colours of both. The
/// pieces are of about one size; a marker may be smaller.
/// @param photo  CV_8UC3 BGR
/// @return rows from the top, each from left to right; at most `expected` pieces
[[nodiscard]] std::vector<FoundPiece> findPieces(const cv::Mat& photo, int expected);

} // namespace pocketmars::calibration
