#include "tests/calibration/laid_sheet.h"

#include "calibration/tiles/tile_sheet.h"

#include <opencv2/imgproc.hpp>

#include <cmath>
#include <numbers>
#include <vector>

namespace pocketmars::calibration {
namespace {

cv::Point2d through(const cv::Matx33d& homography, cv::Point2d point) {
    const auto p = homography * cv::Vec3d(point.x, point.y, 1.0);
    return {p[0] / p[2], p[1] / p[2]};
}

} // namespace

cv::Mat drawSheet(const PrintSheet& sheet, double pxPerMm) {
    const cv::Scalar paper(214, 222, 226);
    const cv::Scalar ink(34, 31, 30);
    const auto size = paperSizeMm(sheet.paper) * pxPerMm;
    cv::Mat out(cv::Size(cvRound(size.width), cvRound(size.height)), CV_8UC3, paper);
    for (const auto& rect : sheet.black) {
        const cv::Point from(cvRound(rect.x * pxPerMm), cvRound(rect.y * pxPerMm));
        const cv::Point to(cvRound(rect.br().x * pxPerMm), cvRound(rect.br().y * pxPerMm));
        out(cv::Rect(from, to)).setTo(ink);
    }
    return out;
}

void layPaper(cv::Mat& photo, const cv::Mat& paper, cv::Rect part,
              const cv::Matx33d& paperToPhoto) {
    const cv::Matx33d toPart(1, 0, part.x, 0, 1, part.y, 0, 0, 1);
    const cv::Matx33d partToPhoto = paperToPhoto * toPart;
    std::vector<cv::Point2f> outline;
    for (const auto& corner : {cv::Point2d(0, 0), cv::Point2d(part.width, 0),
                               cv::Point2d(part.width, part.height), cv::Point2d(0, part.height)}) {
        outline.emplace_back(through(partToPhoto, corner));
    }
    const cv::Rect box = cv::boundingRect(outline) & cv::Rect({}, photo.size());
    // Drawn large and averaged, as a sensor's pixels do. Their centres are at whole numbers.
    constexpr int kFine = 6;
    const double half = (kFine - 1) / 2.0;
    const cv::Matx33d toFine(kFine, 0, half - kFine * box.x, 0, kFine, half - kFine * box.y, 0, 0,
                             1);
    const cv::Size fine(box.width * kFine, box.height * kFine);
    cv::Mat picture;
    cv::Mat cover;
    cv::warpPerspective(paper(part), picture, toFine * partToPhoto, fine, cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    cv::warpPerspective(cv::Mat(part.size(), CV_32FC1, cv::Scalar(1.0)), cover,
                        toFine * partToPhoto, fine);
    cv::resize(picture, picture, box.size(), 0, 0, cv::INTER_AREA);
    cv::resize(cover, cover, box.size(), 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(picture, picture, {}, 0.7); // of the lens
    for (int y = 0; y < box.height; ++y) {
        for (int x = 0; x < box.width; ++x) {
            auto& target = photo.at<cv::Vec3b>(box.y + y, box.x + x);
            const double share = static_cast<double>(cover.at<float>(y, x));
            target =
                cv::Vec3d(picture.at<cv::Vec3b>(y, x)) * share + cv::Vec3d(target) * (1 - share);
        }
    }
}

std::array<cv::Point2d, 4> layTile(cv::Mat& photo, const PrintSheet& sheet, int tile,
                                   const cv::Matx33d& tableToPhoto, const TilePlace& place) {
    constexpr double kPxPerMm = 10.0;
    const auto marker = markerOnSheet(tile);
    const double angle = place.degrees * std::numbers::pi / 180;
    const double c = std::cos(angle) * place.printScale;
    const double s = std::sin(angle) * place.printScale;
    const cv::Matx33d markerToTable(c, -s, place.mm.x, s, c, place.mm.y, 0, 0, 1);
    const cv::Matx33d toPhoto = tableToPhoto * markerToTable;
    // The centre of a paper's pixel 0 is half a pixel from its edge.
    const cv::Matx33d paperToMarker(1 / kPxPerMm, 0, 0.5 / kPxPerMm - marker.x, 0, 1 / kPxPerMm,
                                    0.5 / kPxPerMm - marker.y, 0, 0, 1);
    const cv::Rect cut(
        cv::Point(cvRound((marker.x - 6.5) * kPxPerMm), cvRound((marker.y - 4.5) * kPxPerMm)),
        cv::Size(cvRound(103 * kPxPerMm), cvRound(56 * kPxPerMm)));
    layPaper(photo, drawSheet(sheet, kPxPerMm), cut, toPhoto * paperToMarker);
    const double side = marker.width;
    return {through(toPhoto, {0, 0}), through(toPhoto, {side, 0}), through(toPhoto, {side, side}),
            through(toPhoto, {0, side})};
}

} // namespace pocketmars::calibration
