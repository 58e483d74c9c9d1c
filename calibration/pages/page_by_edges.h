#pragma once

#include "calibration/pages/found_page.h"
#include "calibration/pages/page_search.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::calibration {

/// Finds the cards of a page by the edges around them, without any map: outlines of one size vote
/// for each other, and all cards agree on which of the edges beside them is the cardboard's.
/// @param photo  CV_8UC3 BGR
/// @return px of the measured photo, without a look; nothing where no way explains it
[[nodiscard]] std::optional<FoundPage> pageByEdges(const cv::Mat& photo, const MeasuredPhoto& fine,
                                                   const PageQuestion& question);

} // namespace pocketmars::calibration
