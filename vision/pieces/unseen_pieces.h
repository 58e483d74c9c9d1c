#pragma once

#include "vision/pieces/piece_evidence.h"

#include <vector>

namespace pocketmars::vision {

/// Adds to the explanations of a zone those with one piece more than the best one has, with two,
/// and so on, of one colour and place, where they would be noticed least: white wood on white
/// paper, black wood on a black ship, or a piece in the shade of others. Little speaks for them, so
/// they count where the box's totals do. Where every place would show it, none is added.
/// @param explanations  not empty
void addUnseen(std::vector<Explanation>& explanations, const PieceEvidence& evidence,
               const PieceShape& shape, const RaisedPlane& plane, const PieceZone& zone);

} // namespace pocketmars::vision
