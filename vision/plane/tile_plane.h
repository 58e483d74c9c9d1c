#pragma once

#include "calibration/tiles/tile_finder.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/plane_problem.h"

#include <opencv2/core/matx.hpp>

#include <vector>

namespace pocketmars::vision {

/// A corner tile, and what the rest of the table says of it.
struct PlacedTile {
    calibration::SeenTile tile;
    bool isFlat = false;     ///< it lies flat on the table, and helped to find its plane
    double measuredMm = 0.0; ///< side of its marker, by the cards' mm; 0 unless it is flat

    /// Its code states another size than is seen: printed smaller or larger, or lying higher than
    /// the cards. By more than 3 %, which is more than the cards could be wrong by.
    [[nodiscard]] bool sizeDisagrees() const;
};

/// The side of its marker by its code; without one, as tiles are printed.
[[nodiscard]] double statedMm(const calibration::SeenTile& tile);

/// A plane that fits cards and tiles.
struct TilePlane {
    cv::Matx33d tableToPhoto; ///< mm to px, in the frame of the first card
    std::vector<PlacedTile> tiles;
};

/// Estimates the plane again from all cards and those tiles that fit them: each point counts by how
/// exactly it is known. A tile may lie anywhere and any way round. Its size counts only where the
/// cards bear it out, up to a scale that all tiles share, as printers print a bit too large or too
/// small; else its shape alone. Tiles that don't lie flat are left out, all of them if the cards
/// fit worse with them than without.
/// @param tableToPhoto  from the cards alone
/// @param cards         those that lie on the table; the first has the frame
/// @param poses         of the cards, as many
[[nodiscard]] TilePlane joinTiles(const cv::Matx33d& tableToPhoto,
                                  const std::vector<FlatBody>& cards,
                                  const std::vector<TablePose>& poses,
                                  const std::vector<calibration::SeenTile>& tiles);

} // namespace pocketmars::vision
