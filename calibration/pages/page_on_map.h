#pragma once

#include "calibration/page_model/page_fit.h"
#include "calibration/pages/page_search.h"

#include <opencv2/core/mat.hpp>

#include <tl/expected.hpp>

#include <vector>

namespace pocketmars::calibration {

/// How well a map of the cardboard bears out that cards lie somewhere; each 0..1.
struct MapAgreement {
    double along = 0;      ///< part of the cards' sides that lies on the map's borders
    double leastAlong = 0; ///< of the card that does so least
    double clear = 0;      ///< how sure the map is right inside of the sides and right outside
    double leastClear = 0; ///< of the card about which it says least
};

/// @param odds   as cardMap() returns them
/// @param cards  px of the map
[[nodiscard]] MapAgreement agreement(const cv::Mat& odds, const std::vector<Quad>& cards,
                                     double pxPerMm);

/// The cards of a page as the map shows them.
struct MappedPage {
    PageModel model; ///< px of the map
    MapAgreement agreement;
};

/// Why a map shows no page.
enum class NoPage {
    TooFewCards,
    TooManyCards, ///< all about as large
};

/// Places a page's cards on a map: one camera, one table, one size. A card that the map does not
/// show by itself lies where it shows best.
[[nodiscard]] tl::expected<MappedPage, NoPage> pageOnMap(const cv::Mat& odds,
                                                         const PageQuestion& question);

} // namespace pocketmars::calibration
