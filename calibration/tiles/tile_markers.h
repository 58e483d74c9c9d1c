#pragma once

#include <opencv2/aruco/dictionary.hpp>

namespace pocketmars::calibration {

/// The markers of the tiles, by index in kTileNames: the first of AprilTag's 36h11, which differ
/// from each other in 11 of 36 bits whichever way they are turned. So few are known that nothing on
/// a table looks like one by chance.
[[nodiscard]] cv::Ptr<cv::aruco::Dictionary> tileMarkers();

} // namespace pocketmars::calibration
