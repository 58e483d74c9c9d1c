#pragma once

#include "calibration/photo/picture_header.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <span>

namespace pocketmars::calibration {

/// How a photo is stored, as its EXIF block says (TIFF 6.0, tag 0x0112).
/// @return 1 (as it is shown) to 8; 1 where it does not say
[[nodiscard]] int exifOrientation(std::span<const std::uint8_t> file, PictureFormat format);

/// A picture stored in this way, as it is shown.
[[nodiscard]] cv::Mat upright(const cv::Mat& stored, int orientation);

} // namespace pocketmars::calibration
