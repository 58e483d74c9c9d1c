#pragma once

#include "calibration/photo/picture_header.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <span>

namespace pocketmars::calibration {

enum class Channels { Bgr, Grey };

/// Decodes a picture as it is stored, by the library of its own format (libjpeg-turbo, libpng,
/// libwebp; BMP by Qt) and by none else. OpenCV's `imdecode` hands what its own decoders decline to
/// GDAL and GDCM, which follow file names and addresses in it.
/// @param header       of these bytes
/// @param longestSide  px: a JPEG that is several times larger is decoded at 1/2, 1/4 or 1/8, which
///                     takes a fraction of the time and memory
/// @return CV_8UC3 BGR or CV_8UC1, not turned; empty if it does not decode
[[nodiscard]] cv::Mat decodePicture(std::span<const std::uint8_t> bytes,
                                    const PictureHeader& header, Channels channels,
                                    int longestSide);

} // namespace pocketmars::calibration
