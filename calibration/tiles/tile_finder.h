#pragma once

#include "calibration/tiles/tile.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// A corner tile in a photo.
struct SeenTile {
    int index = 0; ///< in kTileNames
    /// The marker's corners, px, clockwise from its own upper left; good to some 0.2 px. The middle
    /// of the photo's first px is (0.5, 0.5).
    std::array<cv::Point2d, 4> markerPx;
    /// Nothing if the code can't be read, or says that it belongs to another tile: then even the
    /// tile's size is unknown.
    std::optional<TileCode> code;
};

/// Finds the corner tiles in a photo, those of several sheets if there are. A marker takes at least
/// 20 px a side; a code is read from some 60 px on. Codes that lie elsewhere are not looked at.
/// @param photo  CV_8UC3 BGR or CV_8UC1
[[nodiscard]] std::vector<SeenTile> findTiles(const cv::Mat& photo);

/// Paints tiles over with the grey of their paper: their patterns are no cards.
/// @param grey  CV_8UC1, the photo in which they were found
void coverTiles(cv::Mat& grey, const std::vector<SeenTile>& tiles);

/// The profile that the tiles name; nothing if they name none, or several.
[[nodiscard]] std::optional<std::string> profileOf(const std::vector<SeenTile>& tiles);

} // namespace pocketmars::calibration
