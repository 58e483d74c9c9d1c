#include "calibration/tiles/tile_markers.h"

#include "calibration/tiles/tile.h"

namespace pocketmars::calibration {

cv::Ptr<cv::aruco::Dictionary> tileMarkers() {
    // Half of what the distance would allow: a tile that is half hidden is no loss, a wrong one is.
    constexpr int kBitsCorrected = 2;
    const auto all = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_APRILTAG_36h11);
    return cv::makePtr<cv::aruco::Dictionary>(
        all->bytesList.rowRange(0, static_cast<int>(kTileNames.size())), all->markerSize,
        kBitsCorrected);
}

} // namespace pocketmars::calibration
