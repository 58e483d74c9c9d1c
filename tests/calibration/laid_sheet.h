#pragma once

#include "calibration/support/print_sheet.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>

namespace pocketmars::calibration {

/// Draws a sheet's rectangles as they come out of a printer; its texts are left out.
/// @return CV_8UC3 BGR
[[nodiscard]] cv::Mat drawSheet(const PrintSheet& sheet, double pxPerMm);

/// Lays a piece of paper into a photo, as sharp as a camera would see it.
/// @param paper         CV_8UC3 BGR
/// @param part          what of it was cut out, px
/// @param paperToPhoto  homography from px of the paper to px of the photo
void layPaper(cv::Mat& photo, const cv::Mat& paper, cv::Rect part, const cv::Matx33d& paperToPhoto);

/// Where a tile is laid.
struct TilePlace {
    cv::Point2d mm;       ///< the marker's upper left, on the table
    double degrees = 0.0; ///< clockwise as seen from above
    double printScale = 1.0;
};

/// Cuts a tile out of a sheet of them and lays it on a table.
/// @param tableToPhoto  mm to px
/// @return the marker's corners, px of the photo, clockwise from its own upper left
std::array<cv::Point2d, 4> layTile(cv::Mat& photo, const PrintSheet& sheet, int tile,
                                   const cv::Matx33d& tableToPhoto, const TilePlace& place);

} // namespace pocketmars::calibration
