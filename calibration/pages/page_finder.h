#pragma once

#include "calibration/pages/found_page.h"
#include "calibration/pages/page_search.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::calibration {

/// Finds the cards of a page as a whole: their number and size are known, they lie on one table
/// and are seen by one camera. A map of the cardboard places them. Where that is not clear, the
/// photo is looked at again turned and mirrored, or the edges are asked by themselves; the page is
/// in doubt if nothing bears the map out.
/// @param photo  CV_8UC3 BGR
/// @return cards in no order, px of the photo; nothing where no way explains it
[[nodiscard]] std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question);

} // namespace pocketmars::calibration
