#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/card_placer.h"
#include "vision/pieces/colonist_place.h"
#include "vision/pieces/piece_evidence.h"
#include "vision/plane/table_camera.h"

#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// A part of the table where colonists may stand: a card, or the bare table.
struct ColonistZone {
    std::vector<ColonistPlace> places; ///< a building has ★ and ★★, in this order
    std::vector<bool> inView;          ///< by place: whether the photo shows all of it
    const PlacedCard* card = nullptr;  ///< none: the bare table
    RaisedPlane plane;                 ///< mm of the card, or of the table
    double marginMm = 0.0;             ///< how far outside the card bases may be
    PieceZone area;                    ///< for the search; refers to the cards it was made of
};

/// The zones of a table. Without an Earth card in the edition, colonists that lie on no card are
/// on Earth: then the last zone is the table around the cards.
/// @param cards   outlive the zones
/// @param stacks  px of the photo: they are no table
/// @param photo   size in px
[[nodiscard]] std::vector<ColonistZone> colonistZones(const calibration::Layout& layout,
                                                      const TableCards& cards,
                                                      const std::vector<Outline>& stacks,
                                                      const TableCamera& camera,
                                                      const TablePlane& plane, cv::Size photo);

/// All cards of a table, those that may lie upon others last.
[[nodiscard]] std::vector<const PlacedCard*> allCards(const TableCards& cards);

} // namespace pocketmars::vision
