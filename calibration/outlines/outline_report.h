#pragma once

#include "calibration/outlines/card_outlines.h"
#include "calibration/support/card_quad.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::calibration {

/// All that the search for outlines has to say of a photo: what is missing has reasons.
struct OutlineReport {
    std::vector<CardQuad> cards;    ///< as findCardOutlines() returns them
    std::vector<CardQuad> doubtful; ///< below the least confidence, best first
    std::vector<CardQuad> touching; ///< outlines as large as two cards, that no card was found in
    std::vector<CardQuad> cut;      ///< cards that reach out of the photo
};

/// @param photo  CV_8UC3 BGR
[[nodiscard]] OutlineReport reportOutlines(const cv::Mat& photo,
                                           const OutlineOptions& options = {});

} // namespace pocketmars::calibration
