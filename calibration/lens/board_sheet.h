#pragma once

#include "calibration/support/print_sheet.h"

#include <opencv2/core/types.hpp>

/// The chessboard that a lens is learnt from.
namespace pocketmars::calibration {

/// Corners where four squares meet. One side is odd and one even, so that a board can be told from
/// one upside down.
inline const cv::Size kBoardCorners(6, 9);

/// Of a square as it is printed. What a lens is learnt from does not depend on it.
inline constexpr double kBoardSquareMm = 25.0;

[[nodiscard]] PrintSheet boardSheet(Paper paper);

} // namespace pocketmars::calibration
