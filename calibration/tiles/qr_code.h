#pragma once

#include <opencv2/core/mat.hpp>

#include <optional>
#include <string>

namespace pocketmars::calibration {

/// How much of a code may be soiled or hidden.
enum class QrStrength {
    Low,   ///< a fourteenth; for long texts on screens
    Medium ///< a seventh; for paper
};

/// @param text  UTF-8, at most some hundred bytes; 2 kB where Low will do
/// @return CV_8UC1, a px a module, 0 black and 255 white, without a quiet zone
[[nodiscard]] cv::Mat drawQrCode(const std::string& text, QrStrength strength = QrStrength::Medium);

/// Reads a code that fills most of a picture and stands upright in it.
/// @param grey  CV_8UC1; a module takes 4 px or more
[[nodiscard]] std::optional<std::string> readQrCode(const cv::Mat& grey);

} // namespace pocketmars::calibration
