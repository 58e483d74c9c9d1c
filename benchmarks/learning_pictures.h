#pragma once

#include "benchmarks/learning_truth.h"
#include "calibration/learning/page_reading.h"

#include <opencv2/core/mat.hpp>

namespace pocketmars::benchmarks {

/// A page with where its cards lie (green) and where they were found (red), and beside it the
/// surroundings of the corner that is farthest off, enlarged.
/// @param photo  CV_8UC3 BGR, of which the outlines of the reading are px
/// @param scale  of that photo over the one that the truth is of
[[nodiscard]] cv::Mat pagePicture(const cv::Mat& photo, const calibration::PageReading& reading,
                                  const PageTruth& truth, double scale);

} // namespace pocketmars::benchmarks
