#pragma once

#include "calibration/support/card_quad.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// The defaults suit any flat cards on any table.
struct OutlineOptions {
    double minConfidence = 0.5; ///< outlines below it are left out; 0..1
    /// Short side over long side of the cards, where the game is known. Default: any card.
    std::optional<double> aspect;
};

/// Finds the outlines of flat cards that lie on a table, whatever is printed on them: white borders
/// on a white table, dark on dark, in glare and shadow, with dice or colonists on them, seen at a
/// tilt of up to 60°. Cards that lie on each other are found as far as their outlines show.
/// @param photo  CV_8UC3 BGR
/// @return outlines in px of the photo, row by row as a reader would go through them
[[nodiscard]] std::vector<CardQuad> findCardOutlines(const cv::Mat& photo,
                                                     const OutlineOptions& options = {});

} // namespace pocketmars::calibration
