#include "calibration/paints/piece_colour.h"

#include "calibration/paints/tuning.h"
#include "calibration/support/lab.h"

#include <opencv2/core.hpp>

namespace pocketmars::calibration {

cv::Mat labOf(const cv::Mat& bgr) {
    cv::Mat scaled;
    bgr.convertTo(scaled, CV_32FC3, 1.0 / 255);
    return toLab(scaled);
}

cv::Vec3d colourOf(const PieceFace& piece) {
    const auto mean = cv::mean(labOf(piece.image), piece.mask);
    return {mean[0], mean[1], mean[2]};
}

cv::Vec3d comparable(const cv::Vec3d& lab) {
    return {tuning::colours.lightness() * lab[0], lab[1], lab[2]};
}

} // namespace pocketmars::calibration
