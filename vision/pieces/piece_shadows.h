#pragma once

#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_shape.h"
#include "vision/plane/table_camera.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace pocketmars::vision {

/// A part of the photo with what was found there, as far as shadows need it.
struct LitZone {
    const PieceEvidence* evidence = nullptr;
    RaisedPlane plane;
    double angle = 0.0; ///< of the plane's axes on the table, radians
    cv::Rect2d bounds;  ///< mm on the plane: where pieces stand
};

/// The shadows that pieces cast on cards: one light and one shape make them alike all over the
/// table. A piece of the card's own colour is seen by its shadow, and a shadow has none.
class PieceShadows {
public:
    /// Learns from pieces that are beyond doubt and not as pale as paper.
    /// @param pieces  by zone: all that were set down there
    /// @return nothing if they are too few or cast none that is clear
    [[nodiscard]] static std::optional<PieceShadows>
    learn(const std::vector<LitZone>& zones, const std::vector<const Explanation*>& pieces,
          const PieceShape& shape);

    /// What a piece costs by the shadow beside it, in pieces: less than nothing where there is one
    /// as the others cast it.
    /// @param standing  what was set down there: a dark piece is no shadow
    [[nodiscard]] std::function<double(cv::Point2d base)>
    costIn(const LitZone& zone, const std::vector<PlacedPiece>& standing,
           const PieceShape& shape) const;

    /// The evidence without that of white pieces where shadows look like white wood in the shade:
    /// where others cast one and the card is darker than it would be bare, and wherever it is about
    /// as dark as shadows are here, as white pieces cast them too.
    /// @param evidence  of the zone; its own stays as it is
    /// @param standing  what was set down there: the shadows of those that are beyond doubt count
    [[nodiscard]] PieceEvidence withoutShadows(PieceEvidence evidence, const LitZone& zone,
                                               const std::vector<PlacedPiece>& standing,
                                               const PieceShape& shape) const;

private:
    struct Cell {
        cv::Point2d offset; ///< from a piece's base, mm of the table
        float dark;         ///< ln of how much less light there is
    };
    std::vector<Cell> m_cells;         ///< the clear ones
    std::vector<cv::Point2d> m_shaded; ///< offsets of all that are darker than the card
    double m_darkest = 0.0;            ///< ln of how much less light there is where it is least
};

} // namespace pocketmars::vision
