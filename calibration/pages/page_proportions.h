#pragma once

#include "calibration/page_model/page_fit.h"

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

} // namespace pocketmars::calibration
