#pragma once

#include "calibration/learning/page_marks.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// A wooden piece that stands on a table.
struct FoundPiece {
    cv::Rect box; ///< px of the photo
    cv::Mat mask; ///< CV_8UC1 of the box's size, 255 on the piece, without its shadow
};

/// What a photo of pieces shows; px of the photo.
struct FoundPieces {
    std::vector<FoundPiece> pieces;      ///< rows from the top, each from left to right
    std::vector<cv::Point2f> missing;    ///< where others most likely stand that can't be told
    std::optional<cv::Point2f> doubtful; ///< a piece that hardly shows, or might be something else
    bool isGuessed = false; ///< that one: hardly more than the row says that a piece stands there
};

/// Finds pieces of one colour each that stand apart on a table, whatever the colours of both. The
/// pieces are of about one size and stand in a row, or two; a marker at the end may be smaller.
/// @param photo  CV_8UC3 BGR
/// @return at most `expected` pieces
[[nodiscard]] FoundPieces findPieces(const cv::Mat& photo, int expected);

/// The pieces that stand where a person said, cut out of their table as well as it can be told from
/// them; where it can't, the whole circle.
/// @param circles  px of the photo
/// @return one a circle: rows from the top, each from left to right
[[nodiscard]] std::vector<FoundPiece> piecesAt(const cv::Mat& photo,
                                               const std::vector<PieceCircle>& circles);

/// Turns (page_turn.h) after which a row of pieces runs from side to side; all four where the
/// pieces stand in no single row.
[[nodiscard]] std::vector<int> possibleTurns(const std::vector<FoundPiece>& pieces);

/// Rows from the top, each from left to right, once the photo is turned.
/// @param photo  its size as it is, px
[[nodiscard]] std::vector<FoundPiece> readTurned(std::vector<FoundPiece> pieces, cv::Size photo,
                                                 int turn);

} // namespace pocketmars::calibration
