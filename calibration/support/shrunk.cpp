#include "calibration/support/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::calibration {

cv::Mat shrunk(const cv::Mat& photo, double side) {
    const double scale = std::min(1.0, side / std::max(photo.cols, photo.rows));
    if (scale == 1.0) {
        return photo;
    }
    cv::Mat out;
    cv::resize(photo, out, {}, scale, scale, cv::INTER_AREA);
    return out;
}

} // namespace pocketmars::calibration
