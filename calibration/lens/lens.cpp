#include "calibration/lens/lens.h"

#include "calibration/lens/tuning.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <cassert>
#include <cmath>
#include <utility>

namespace pocketmars::calibration {

LensCorrection::LensCorrection(Lens lens) : m_lens(std::move(lens)) {}

bool LensCorrection::fits(cv::Size picture) const {
    const double learnt = m_lens.picture.aspectRatio();
    return !picture.empty() &&
           std::abs(picture.aspectRatio() / learnt - 1.0) < tuning::learner.sameShape();
}

void LensCorrection::prepare(cv::Size picture) {
    const double sx = static_cast<double>(picture.width) / m_lens.picture.width;
    const double sy = static_cast<double>(picture.height) / m_lens.picture.height;
    // Pixel centres are at whole numbers, so the picture's edge is at -0.5.
    const cv::Matx33d resize(sx, 0, 0.5 * sx - 0.5, 0, sy, 0.5 * sy - 0.5, 0, 0, 1);
    const cv::Mat camera(resize * m_lens.camera);
    const cv::Mat distortion(m_lens.distortion, true);
    constexpr double kKeepAll = 1.0;
    const cv::Mat seen = cv::getOptimalNewCameraMatrix(camera, distortion, picture, kKeepAll);
    cv::initUndistortRectifyMap(camera, distortion, cv::noArray(), seen, picture, CV_16SC2, m_mapXy,
                                m_mapFraction);
    m_size = picture;
}

cv::Mat LensCorrection::apply(const cv::Mat& photo) {
    assert(fits(photo.size()));
    if (m_size != photo.size()) {
        prepare(photo.size());
    }
    cv::Mat out;
    cv::remap(photo, out, m_mapXy, m_mapFraction, cv::INTER_LINEAR);
    return out;
}

} // namespace pocketmars::calibration
