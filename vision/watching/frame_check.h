#pragma once

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::vision {

/// Why a frame is not worth reading.
enum class FrameFault {
    TooSmall,  ///< cards would be too few px to tell: under 480 px a side
    TooDark,   ///< nearly black
    TooBright, ///< most of it is burnt out to white
    Blank,     ///< nothing is in it, as with a hand on the lens
};

/// @param image  CV_8UC3 BGR
/// @return nothing if it may be read
[[nodiscard]] std::optional<FrameFault> findFault(const cv::Mat& image);

} // namespace pocketmars::vision
