#pragma once

#include "calibration/page_model/page_fit.h"
#include "calibration/pages/page_prints.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::calibration {

/// A page as the borders of its cards show it (calibration/network/card_borders.h).
struct BorderedPage {
    PageModel model;      ///< px of the photo that was looked at
    double sure = 0;      ///< 0..1: how likely a side lies within a mm of where it is placed
    double leastSure = 0; ///< of the side of which it is least likely
    double ownAspect = 0; ///< of the cards by these borders alone, short over long side
    PrintAgreement onPrints;
};

/// Moves the cards of a page onto the borders near them, all at once: one camera, one table, one
/// size; and where one card's side might lie in several places, there where the others' do. A card
/// that lies elsewhere by its print is moved there before its borders are asked once more.
/// Where the proportions come out wrong and the borders are unsure, they are asked from other
/// places, too (page_proportions.h).
/// @param photo  CV_8UC3 BGR, kNetworkSide along its longer side (network/card_map.h)
/// @param odds   of the same size, as cardMap() returns them
/// @param rough  px of it; no side more than some mm off
/// @param aspect  of the cards, short over long side, if that is sure: of places that are likely
///                for a side those are taken that give the cards these proportions
[[nodiscard]] BorderedPage pageOnBorders(const cv::Mat& photo, const cv::Mat& odds,
                                         const PageModel& rough, std::optional<double> aspect);

/// Asks for the borders of a page once more, from cards that are drawn 1.6 mm further out.
/// @param page  of that photo
/// @return mm, the mean of the corners, that they then lie off where the page has them
[[nodiscard]] double bordersBackMm(const cv::Mat& photo, const cv::Mat& odds,
                                   const BorderedPage& page);

} // namespace pocketmars::calibration
