#pragma once

#include "calibration/page_model/page_fit.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// Where a card lies by its print: what it shares with the page's other cards, laid on theirs.
struct PrintPlace {
    CardPose pose;          ///< mm of the page's table
    double likeness = 0;    ///< correlation of its print with the others' there, -1..1
    double likenessNow = 0; ///< and where it is drawn
};

/// Of each card of a page; nothing for one whose print is like none of the others', as Earth's
/// among ships, or like them in several places.
using PrintPlaces = std::vector<std::optional<PrintPlace>>;

/// Cards of a page share frames and panels: one whose edges do not show against the table, or that
/// was drawn on edges of its neighbour, lies where these fit those of the others.
/// @param photo  CV_8UC3 BGR
/// @param drawn  px of it; most cards within a mm or two of where they lie, all within 12 mm
/// @param sure   of each card how far its place can be trusted, 0..1
[[nodiscard]] PrintPlaces printPlaces(const cv::Mat& photo, const PageModel& drawn,
                                      const std::vector<double>& sure);

/// The page with every card that lies far from its print moved there: its edges were mistaken.
[[nodiscard]] PageModel movedOntoPrints(PageModel drawn, const PrintPlaces& places);

/// How the prints bear out that cards lie where they are drawn.
struct PrintAgreement {
    double leastLike = 0;  ///< of the card that is least like the others; 0 where none is
    double farthestMm = 0; ///< between a card and its print
};
[[nodiscard]] PrintAgreement printAgreement(const PageModel& drawn, const PrintPlaces& places);

} // namespace pocketmars::calibration
