#pragma once

#include "calibration/pieces/piece_blobs.h"

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// The pieces of a photo among all that may be one.
struct PieceChoice {
    std::vector<PieceBlob> pieces;    ///< in no order; fewer than expected where they can't be told
    std::vector<cv::Point2f> missing; ///< where the row wants one that is not there
    std::optional<cv::Point2f> doubtful; ///< the one that hardly shows, or might be something else
    bool isGuessed = false; ///< that one: hardly more than the row says that a piece stands there
};

/// They stand in a row (or two) as far apart from each other, are about of one size, have a sharp
/// outline, and each a colour of its own; only the marker at the end may be smaller.
[[nodiscard]] PieceChoice choosePieces(const EdgeField& field, int expected);

} // namespace pocketmars::calibration
