#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::vision {

/// Where the print shows, nothing stands: there the card is expected in the light that falls on it,
/// sheen and shade included. A lamp's reflection lifts dark print more than a piece would, and
/// changes within a few mm; but it does not move the print, while a piece hides it.
/// Normalised correlation of all channels over a window about each pixel and, where it is high, the
/// line of least squares from print to photo.
/// @param photo    CV_8UC3 BGR
/// @param levels   CV_32FC3 of its size: what the bare card would show
/// @param sigma    by which levels stray
/// @param pxPerMm  of the photo
/// @return CV_32FC3: `levels`, fitted to the photo wherever contrast and print agree over some mm
[[nodiscard]] cv::Mat litAsSeen(const cv::Mat& photo, const cv::Mat& levels, float sigma,
                                double pxPerMm);

} // namespace pocketmars::vision
