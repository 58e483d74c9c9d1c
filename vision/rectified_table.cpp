#include "vision/rectified_table.h"

#include "vision/plane/placed_card.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

constexpr double kRoomMm = 25.0;
constexpr double kLargestPx = 2400.0;
const cv::Scalar kUnseen(38, 34, 32); // BGR

/// The box around all outlines, table mm.
cv::Rect2d boundsOf(const std::vector<Finding>& findings, const cv::Matx33d& photoToTable) {
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const auto& finding : findings) {
        for (const auto& p : finding.outline) {
            const cv::Point2d mm = project(photoToTable, p);
            low = {std::min(low.x, mm.x), std::min(low.y, mm.y)};
            high = {std::max(high.x, mm.x), std::max(high.y, mm.y)};
        }
    }
    return low.x < high.x ? cv::Rect2d(low, high) : cv::Rect2d();
}

} // namespace

RectifiedTable rectifyTable(const cv::Mat& photo, const std::vector<Finding>& findings,
                            const cv::Matx33d& photoToTable) {
    cv::Rect2d mm = boundsOf(findings, photoToTable);
    if (mm.empty() || photo.empty()) {
        return {};
    }
    mm += cv::Size2d(2 * kRoomMm, 2 * kRoomMm);
    mm -= cv::Point2d(kRoomMm, kRoomMm);
    const cv::Matx33d tableToPhoto = photoToTable.inv();
    const cv::Point2d middle = (mm.tl() + mm.br()) / 2;
    const cv::Point2d at = project(tableToPhoto, middle);
    const cv::Point2d right = project(tableToPhoto, middle + cv::Point2d(1, 0)) - at;
    const cv::Point2d down = project(tableToPhoto, middle + cv::Point2d(0, 1)) - at;
    const double own = std::sqrt(std::abs(right.cross(down)));
    const double pxPerMm = std::min(own, kLargestPx / std::max(mm.width, mm.height));
    const cv::Matx33d tableToPicture(pxPerMm, 0, -pxPerMm * mm.x, 0, pxPerMm, -pxPerMm * mm.y, 0, 0,
                                     1);
    const cv::Matx33d photoToPicture = tableToPicture * photoToTable;

    RectifiedTable out;
    const cv::Size size(std::max(1, cvRound(mm.width * pxPerMm)),
                        std::max(1, cvRound(mm.height * pxPerMm)));
    const cv::Matx33d toMiddle(1, 0, 0.5, 0, 1, 0.5, 0, 0, 1); // of a px, as OpenCV counts
    cv::warpPerspective(photo, out.picture, toMiddle.inv() * photoToPicture * toMiddle, size,
                        cv::INTER_LINEAR, cv::BORDER_CONSTANT, kUnseen);
    out.photoToPicture = photoToPicture;
    out.findings = findings;
    for (auto& finding : out.findings) {
        for (auto& p : finding.outline) {
            p = cv::Point2f(project(photoToPicture, p));
        }
    }
    return out;
}

} // namespace pocketmars::vision
