#pragma once

#include "calibration/pages/page_refinement.h"
#include "calibration/support/geometry.h"

#include <array>

/// The sides of a page's cards, moved after they were placed.
namespace pocketmars::calibration {

/// The same quad with each side so far outwards, px.
[[nodiscard]] Quad widened(const Quad& quad, const std::array<double, 4>& px);

/// All sides of all cards so many mm outwards; below 0: inwards.
void widen(RefinedPage& page, double mm);

/// Of a page's cards in the mean, short over long side.
/// @param picture  px
[[nodiscard]] double aspectOf(const RefinedPage& page, cv::Size picture);

} // namespace pocketmars::calibration
