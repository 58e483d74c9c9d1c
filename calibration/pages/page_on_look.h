#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/pages/page_refinement.h"
#include "calibration/sides/page_look.h"

namespace pocketmars::calibration {

/// How the print of a page's cards bears out where they end, beside that of a deck's other pages.
struct LookAgreement {
    bool tellsSize = false; ///< two opposite sides of the cards are printed as the others'
    double farthestMm = 0;  ///< that a side still lies from where the others end
    double aspect = 0;      ///< of the cards moved there, short over long side
};

/// Moves the sides of a page's cards, all of a kind alike, to where they look as on other pages.
/// One border that is hard to see on a page misleads for all of its cards; the frames printed on
/// them do not.
/// @param page         px of the field
/// @param minGradient  of an edge, L units per px
/// @param look         of pages of the same design, at least one of them beyond doubt
[[nodiscard]] LookAgreement moveOntoLook(RefinedPage& page, const EdgeField& field,
                                         double minGradient, const PageLook& look);

} // namespace pocketmars::calibration
