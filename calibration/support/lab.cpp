#include "calibration/support/lab.h"

#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

cv::Mat converted(const cv::Mat& bgr) {
    cv::Mat lab;
    cv::cvtColor(bgr, lab, cv::COLOR_BGR2Lab);
    return lab;
}

} // namespace

cv::Mat toLab(const cv::Mat& bgr) {
    // OpenCV 4.6 fills the tables of this conversion at its first call, without a lock.
    [[maybe_unused]] static const cv::Mat first = converted(cv::Mat::zeros(1, 1, CV_32FC3));
    return converted(bgr);
}

} // namespace pocketmars::calibration
