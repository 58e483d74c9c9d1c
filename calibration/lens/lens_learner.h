#pragma once

#include "calibration/lens/lens.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::calibration {

/// The chessboard of board_sheet.h in a picture.
struct BoardView {
    cv::Size picture;                 ///< px
    std::vector<cv::Point2f> corners; ///< px, row by row, as many as kBoardCorners says
};

/// @param photo  CV_8UC3 BGR
/// @return nothing unless all of the board is in view
[[nodiscard]] std::optional<BoardView> findBoard(const cv::Mat& photo);

/// Why a lens can't be learnt.
struct LensError {
    enum class Kind {
        TooFewViews, ///< fewer than kLeastViews
        SizesDiffer, ///< photos of several cameras or shapes
        TooAlike,    ///< the views leave open what the lens does
        TooInexact,  ///< the corners are further from where they should be than kWorstErrorPx
    };
    Kind kind;
    double errorPx = 0.0; ///< TooInexact
};

inline constexpr int kLeastViews = 6;
inline constexpr double kWorstErrorPx = 1.0;

/// Learns a lens from views of the board (Z. Zhang, PAMI 2000).
[[nodiscard]] tl::expected<Lens, LensError> learnLens(const std::vector<BoardView>& views,
                                                      const std::string& name);

} // namespace pocketmars::calibration
