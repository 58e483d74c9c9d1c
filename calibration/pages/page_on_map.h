#pragma once

#include "calibration/page_model/page_fit.h"
#include "calibration/pages/page_search.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::calibration {

/// The cards of a page as a map of its cardboard shows them.
struct MappedPage {
    PageModel model;       ///< px of the map
    double along = 0;      ///< of the cards' sides: part that lies on the map's borders, 0..1
    double leastAlong = 0; ///< of the card that does so least
    double clear = 0;      ///< how clear the map is beside the sides, 0..1
    double leastClear = 0; ///< of the card about which it says least
    std::size_t seen = 0;  ///< cards that the map shows by themselves
};

/// Places a page's cards on a map: one camera, one table, one size.
/// @param odds  as cardMap() returns them
/// @return nothing where the map shows more cards, all about as large, or no room for as many
[[nodiscard]] std::optional<MappedPage> pageOnMap(const cv::Mat& odds,
                                                  const PageQuestion& question);

} // namespace pocketmars::calibration
