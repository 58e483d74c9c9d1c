#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::calibration {

/// Quads that something in the picture outlines: cards among much else, each perhaps several times.
/// @param picture  CV_8UC3 BGR, some 1000 px a side
[[nodiscard]] std::vector<Quad> quadCandidates(const cv::Mat& picture);

} // namespace pocketmars::calibration
