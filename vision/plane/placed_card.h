#pragma once

#include "calibration/profile/profile.h"
#include "calibration/support/geometry.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <vector>

namespace pocketmars::vision {

using Outline = std::vector<cv::Point2f>; ///< px of the photo

/// A rigid pose on the table plane: card mm (x right, y down as a reader holds the card, origin at
/// its upper left) go to table mm by a rotation about the card's centre and a shift.
struct TablePose {
    cv::Point2d centre; ///< of the card, table mm
    double angle = 0.0; ///< radians, clockwise as seen from above (table y points down)

    [[nodiscard]] cv::Point2d toTable(cv::Point2d cardMm, cv::Size2d cardSizeMm) const;
    [[nodiscard]] cv::Point2d toCard(cv::Point2d tableMm, cv::Size2d cardSizeMm) const;
};

/// A card that was found: which side of which card shows, and where.
struct PlacedCard {
    const calibration::CardFace* face = nullptr; ///< owned by the profile
    cv::Size2d sizeMm;                           ///< as a reader holds it
    TablePose pose;
    cv::Matx33d cardToPhoto; ///< card mm to photo px; fitted to this card alone, so good to a
                             ///< fraction of a mm whatever the lens and the card's height
    double confidence = 0.0; ///< probability that this face lies there, 0..1
    double ofItsKind = 1.0;  ///< and that it is this one, if any ship does, 0..1
};

/// Whose ship it is, as the profile names colours.
/// @param ship  shows a ship's face
[[nodiscard]] const std::string& shipColour(const PlacedCard& ship);

/// @return px of the photo, clockwise from the card's own upper left
[[nodiscard]] std::array<cv::Point2f, 4> photoCorners(const PlacedCard& card);
/// The same as a polygon.
[[nodiscard]] Outline photoOutline(const PlacedCard& card);

/// How large the photo shows a card.
[[nodiscard]] double pxPerMm(const PlacedCard& card);

/// A polygon grown or shrunk about the mean of its corners.
[[nodiscard]] std::vector<cv::Point2f> enlarged(std::vector<cv::Point2f> polygon, double factor);

using calibration::project;

/// What a card measures as a reader holds it, mm. Ships stand as the layout says, Earth as its
/// learnt picture does, all others as `card_mm`.
[[nodiscard]] cv::Size2d faceSizeMm(const calibration::CardFace& face,
                                    const calibration::Layout& layout);

} // namespace pocketmars::vision
