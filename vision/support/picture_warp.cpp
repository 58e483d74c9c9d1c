#include "vision/support/picture_warp.h"

#include "calibration/support/geometry.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {

cv::Size sizePx(cv::Size2d mm, double pxPerMm) {
    return {std::max(1, cvRound(mm.width * pxPerMm)), std::max(1, cvRound(mm.height * pxPerMm))};
}

cv::Mat cutOut(const cv::Mat& photo, const cv::Matx33d& frameToPhoto, cv::Rect2d mm,
               double pxPerMm) {
    const double k = 1.0 / pxPerMm;
    const cv::Matx33d pixelToFrame(k, 0, mm.x + 0.5 * k, 0, k, mm.y + 0.5 * k, 0, 0, 1);
    const cv::Matx33d photoToPixel(1, 0, -0.5, 0, 1, -0.5, 0, 0, 1);
    cv::Mat out;
    cv::warpPerspective(photo, out, cv::Mat(photoToPixel * frameToPhoto * pixelToFrame),
                        sizePx(mm.size(), pxPerMm), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    out.convertTo(out, CV_32F);
    return out;
}

bool insidePhoto(const cv::Mat& photo, const cv::Matx33d& frameToPhoto, const cv::Rect2d& mm) {
    for (const cv::Point2d p :
         {mm.tl(), cv::Point2d(mm.br().x, mm.y), mm.br(), cv::Point2d(mm.x, mm.br().y)}) {
        const cv::Point2d q = calibration::project(frameToPhoto, p);
        if (q.x < 0 || q.y < 0 || q.x >= photo.cols || q.y >= photo.rows) {
            return false;
        }
    }
    return true;
}

cv::Matx33d rigid(cv::Point2d shift, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c, -s, shift.x, s, c, shift.y, 0, 0, 1};
}

} // namespace pocketmars::vision
