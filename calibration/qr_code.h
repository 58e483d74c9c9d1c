#pragma once

#include <opencv2/core/mat.hpp>

#include <optional>
#include <string>

namespace pocketmars::calibration {

/// @param text  UTF-8, at most some hundred bytes
/// @return CV_8UC1, a px a module, 0 black and 255 white, without a quiet zone
[[nodiscard]] cv::Mat drawQrCode(const std::string& text);

/// Reads a code that fills most of a picture and stands upright in it.
/// @param grey  CV_8UC1; a module takes 4 px or more
[[nodiscard]] std::optional<std::string> readQrCode(const cv::Mat& grey);

} // namespace pocketmars::calibration
