#include "calibration/tiles/tile_markers.h"

#include "calibration/tiles/tile.h"
#include "calibration/tiles/tuning.h"

#include <opencv2/core/version.hpp>
#if CV_VERSION_MAJOR * 100 + CV_VERSION_MINOR >= 407
#include <opencv2/objdetect/aruco_detector.hpp>
#else
#include <opencv2/aruco.hpp>
#endif

#include <algorithm>
#include <cstddef>
#include <utility>

namespace pocketmars::calibration {
namespace {

namespace aruco = cv::aruco;

// Half of what the distance would allow: a tile that is half hidden is no loss, a wrong one is.
constexpr int kBitsCorrected = 2;

aruco::Dictionary knownOf(const aruco::Dictionary& all) {
    return {all.bytesList.rowRange(0, static_cast<int>(kTileNames.size())), all.markerSize,
            kBitsCorrected};
}

void adjust(aruco::DetectorParameters& parameters, cv::Size photo) {
    // One threshold is enough for black on white.
    parameters.adaptiveThreshWinSizeMin = tuning::finder.window();
    parameters.adaptiveThreshWinSizeMax = tuning::finder.window();
    parameters.adaptiveThreshConstant = tuning::finder.threshold();
    parameters.minMarkerPerimeterRate =
        4 * tuning::finder.smallestSide() / std::max(photo.width, photo.height);
    parameters.errorCorrectionRate = 1.0; // of what the dictionary allows
    parameters.cornerRefinementMethod = aruco::CORNER_REFINE_NONE;
}

struct Detected {
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> indices;
};

#if CV_VERSION_MAJOR * 100 + CV_VERSION_MINOR >= 407

aruco::Dictionary dictionary() {
    return knownOf(aruco::getPredefinedDictionary(aruco::DICT_APRILTAG_36h11));
}

Detected detect(const cv::Mat& grey) {
    aruco::DetectorParameters parameters;
    adjust(parameters, grey.size());
    Detected out;
    aruco::ArucoDetector(dictionary(), parameters).detectMarkers(grey, out.corners, out.indices);
    return out;
}

#else

aruco::Dictionary dictionary() {
    return knownOf(*aruco::getPredefinedDictionary(aruco::DICT_APRILTAG_36h11));
}

Detected detect(const cv::Mat& grey) {
    const auto parameters = aruco::DetectorParameters::create();
    adjust(*parameters, grey.size());
    Detected out;
    aruco::detectMarkers(grey, cv::makePtr<aruco::Dictionary>(dictionary()), out.corners,
                         out.indices, parameters);
    return out;
}

#endif

} // namespace

std::vector<SeenMarker> findTileMarkers(const cv::Mat& grey) {
    auto detected = detect(grey);
    std::vector<SeenMarker> out;
    out.reserve(detected.corners.size());
    for (std::size_t i = 0; i < detected.corners.size(); ++i) {
        out.push_back({detected.indices[i], std::move(detected.corners[i])});
    }
    return out;
}

cv::Mat drawTileMarker(int index) {
    const auto known = dictionary();
    const int modules = known.markerSize + 2;
    cv::Mat drawn;
#if CV_VERSION_MAJOR * 100 + CV_VERSION_MINOR >= 407
    known.generateImageMarker(index, modules, drawn);
#else
    aruco::drawMarker(cv::makePtr<aruco::Dictionary>(known), index, modules, drawn);
#endif
    return drawn;
}

} // namespace pocketmars::calibration
