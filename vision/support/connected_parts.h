#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// A patch of a mask that hangs together.
struct ConnectedPart {
    cv::Rect box;   ///< px
    int pixels = 0; ///< of the patch
};

/// The patches of a mask, neighbours at corners included. The library counts the pixels of its
/// patches many times slower than it finds them.
/// @param mask    CV_8UC1
/// @param labels  becomes CV_32SC1: 0 outside, else one more than the patch's index
[[nodiscard]] std::vector<ConnectedPart> connectedParts(const cv::Mat& mask, cv::Mat& labels);

} // namespace pocketmars::vision
