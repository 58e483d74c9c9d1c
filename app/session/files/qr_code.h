#pragma once

#include <opencv2/core/mat.hpp>

#include <string>

/// QR codes for a phone to scan from a screen.
namespace pocketmars::session {

/// @param modulePx  side of a module, px
/// @return CV_8UC1, black on white, with the quiet zone that scanners need
[[nodiscard]] cv::Mat qrCode(const std::string& text, int modulePx);

/// The same for a terminal: lines of half blocks, two modules high each. They draw the light
/// modules, as most terminals have light letters on a dark ground; phones read the inverse as well.
[[nodiscard]] std::string qrText(const std::string& text);

} // namespace pocketmars::session
