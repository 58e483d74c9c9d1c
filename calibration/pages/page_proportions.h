#pragma once

#include "calibration/page_model/page_fit.h"
#include "calibration/pages/page_refinement.h"

#include <vector>

namespace pocketmars::calibration {

/// Other places for the cards of a page whose proportions are not those that are known: one or both
/// of two opposite sides of all cards lie further out, or further in.
/// @param model    px of the picture
/// @param aspect   of the cards, short over long side
/// @param picture  px
/// @return each with those proportions
[[nodiscard]] std::vector<PageModel> inProportion(const PageModel& model, double aspect,
                                                  cv::Size picture);

/// Where the cards of a page lie if only one half of each was seen: half a card has nearly a card's
/// proportions, and seems to be one on its side.
/// @param wide  px of the picture
/// @return cards that go on upwards, and cards that go on downwards, each where there is room;
///         nothing unless all cards seem to lie on their sides
[[nodiscard]] std::vector<PageModel> uprightInstead(const PageModel& wide, cv::Size picture,
                                                    KnownShape shape);

} // namespace pocketmars::calibration
