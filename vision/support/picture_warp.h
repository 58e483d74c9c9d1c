#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

namespace pocketmars::vision {

/// How many px show so much at a fixed resolution: one at least.
[[nodiscard]] cv::Size sizePx(cv::Size2d mm, double pxPerMm);

/// Cuts a rectangle of a plane out of a photo, at a fixed resolution. Pixel centres count: pixel
/// (x, y) shows the frame at mm.x + (x + 0.5) / pxPerMm. Outside the photo it is black.
/// @param frameToPhoto  homography from the frame's mm to px of the photo, whose first px has its
///                      middle at (0.5, 0.5)
/// @return CV_32FC3, the photo's values
[[nodiscard]] cv::Mat cutOut(const cv::Mat& photo, const cv::Matx33d& frameToPhoto, cv::Rect2d mm,
                             double pxPerMm);

/// Whether all of a rectangle of a plane is seen.
/// @param frameToPhoto  homography from the frame's mm to px of the photo
[[nodiscard]] bool insidePhoto(const cv::Mat& photo, const cv::Matx33d& frameToPhoto,
                               const cv::Rect2d& mm);

/// A rotation by an angle (radians, clockwise with y down) followed by a shift.
[[nodiscard]] cv::Matx33d rigid(cv::Point2d shift, double angle);

} // namespace pocketmars::vision
