#pragma once

#include "calibration/photo/picture_decoder.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <span>

namespace pocketmars::calibration {

// One decoder a format, as `decodePicture` wants them: empty if the bytes do not decode.

[[nodiscard]] cv::Mat decodeJpeg(std::span<const std::uint8_t> bytes, const PictureHeader& header,
                                 Channels channels, int longestSide);
/// What shines through is seen on white.
[[nodiscard]] cv::Mat decodePng(std::span<const std::uint8_t> bytes, Channels channels);
[[nodiscard]] cv::Mat decodeWebP(std::span<const std::uint8_t> bytes, Channels channels);
[[nodiscard]] cv::Mat decodeBmp(std::span<const std::uint8_t> bytes, Channels channels);

} // namespace pocketmars::calibration
