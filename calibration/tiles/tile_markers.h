#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

/// The markers of the tiles, by index in kTileNames: the first of AprilTag's 36h11, which differ
/// from each other in 11 of 36 bits whichever way they are turned. So few are known that nothing on
/// a table looks like one by chance. OpenCV's aruco, wherever a version of it has that.
namespace pocketmars::calibration {

struct SeenMarker {
    int index = 0;
    std::vector<cv::Point2f> corners; ///< four, px; clockwise from its own top left, to a px or so
};

/// @param grey  CV_8UC1
[[nodiscard]] std::vector<SeenMarker> findTileMarkers(const cv::Mat& grey);

/// A marker with its black border, one px a module.
/// @return CV_8UC1, square
[[nodiscard]] cv::Mat drawTileMarker(int index);

} // namespace pocketmars::calibration
