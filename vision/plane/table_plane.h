#pragma once

#include "calibration/tiles/tile_finder.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/tile_plane.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::vision {

/// Where the table lies in the photo. Table mm: x right, y down, turned so that the building cards
/// stand upright; the origin is any point of the table.
struct TablePlane {
    cv::Matx33d tableToPhoto; ///< mm to px
    cv::Matx33d photoToTable; ///< px to mm
    double errorMm = 0.0;     ///< median reprojection error of the points used, table mm
};

/// Points of one card that were recognised in the photo.
struct CardSighting {
    cv::Size2d sizeMm;
    std::vector<cv::Point2d> cardMm;
    std::vector<cv::Point2d> photoPx; ///< as many
    bool upright = false; ///< a card that tells which way the table is turned (a building)
};

/// Estimates the plane jointly from all cards: one homography and a rigid pose a card, by least
/// squares over all points (Levenberg–Marquardt), so that perspective comes from the whole table
/// and not from one card. Cards that don't fit are left out.
/// @param sightings  the first is the start: the card with most points
/// @return nothing if the points do not define a plane
[[nodiscard]] std::optional<TablePlane>
estimateTablePlane(const std::vector<CardSighting>& sightings);

/// The plane, and what became of the corner tiles.
struct TableFit {
    TablePlane plane;
    std::vector<PlacedTile> tiles; ///< in the order in which they were seen
    bool isFromTilesAlone = false; ///< then it is turned as the first tile is, not as the buildings
};

/// Estimates the plane jointly from cards and corner tiles; without tiles it is estimateTablePlane.
/// Where no card is recognised, two tiles are enough; what they say of their size is believed as
/// far as they agree. Where cards and tiles contradict each other, the tiles are believed if as
/// many features lie on their plane as on the cards' own.
/// @param sightings  as for estimateTablePlane
[[nodiscard]] std::optional<TableFit> fitTable(const std::vector<CardSighting>& sightings,
                                               const std::vector<calibration::SeenTile>& tiles);

/// The pose on the table of a card seen at these points (Procrustes).
[[nodiscard]] TablePose fitPose(const TablePlane& plane, const CardSighting& sighting);

} // namespace pocketmars::vision
