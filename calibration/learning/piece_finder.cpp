#include "calibration/learning/piece_finder.h"

#include "calibration/outlines/edge_field.h"
#include "calibration/pieces/piece_blobs.h"
#include "calibration/pieces/piece_choice.h"
#include "calibration/pieces/tuning.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pocketmars::calibration {
namespace {

/// The photo as it is searched, not larger than needed.
struct WorkingPicture {
    double scale = 1; ///< of the photo's px
    EdgeField field;
};

WorkingPicture workingPicture(const cv::Mat& photo) {
    WorkingPicture work;
    work.scale = std::min(1.0, static_cast<double>(tuning::pieces.workingSide()) /
                                   std::max(photo.cols, photo.rows));
    cv::Mat picture;
    cv::resize(photo, picture, {}, work.scale, work.scale, cv::INTER_AREA);
    work.field = edgeField(picture, tuning::pieces.sigma());
    return work;
}

FoundPiece cutFrom(const cv::Mat& photo, const PieceBlob& blob, cv::Size picture) {
    cv::Mat mask = cv::Mat::zeros(picture, CV_8U);
    cv::fillPoly(mask, blob.contour, cv::Scalar(255));
    cv::resize(mask, mask, photo.size(), 0, 0, cv::INTER_LINEAR);
    mask = mask > 127;
    const auto box = cv::boundingRect(mask);
    return {box, mask(box).clone()};
}

FoundPiece wholeCircle(const cv::Mat& photo, const PieceCircle& circle) {
    cv::Mat mask = cv::Mat::zeros(photo.size(), CV_8U);
    cv::circle(mask, cv::Point(cvRound(circle.middle.x), cvRound(circle.middle.y)),
               cvRound(circle.radius), cv::Scalar(255), cv::FILLED);
    const auto box = cv::boundingRect(mask);
    return {box, mask(box).clone()};
}

/// The best of what nearly fills the circle; null where nothing does.
/// @param circle  px of the searched picture
const PieceBlob* within(const std::vector<PieceBlob>& blobs, const PieceCircle& circle) {
    const double disc = CV_PI * circle.radius * circle.radius;
    const PieceBlob* best = nullptr;
    for (const auto& blob : blobs) {
        const bool isInside =
            std::all_of(blob.contour.begin(), blob.contour.end(), [&](const cv::Point& p) {
                return cv::norm(cv::Point2f(p) - circle.middle) <
                       tuning::pieces.overCircle() * circle.radius;
            });
        if (isInside && blob.area > tuning::pieces.leastOfCircle() * disc &&
            cv::norm(blob.middle - circle.middle) < 0.5 * circle.radius &&
            (!best || worth(blob) > worth(*best))) {
            best = &blob;
        }
    }
    return best;
}

/// On one line, however it is turned: from piece to piece it may rise by more than rows are apart.
/// @param farthest  px off the line
bool standInOneRow(const std::vector<FoundPiece>& pieces, int farthest) {
    std::vector<cv::Point2f> middles;
    middles.reserve(pieces.size());
    for (const auto& piece : pieces) {
        middles.push_back((cv::Point2f(piece.box.tl()) + cv::Point2f(piece.box.br())) / 2);
    }
    if (middles.size() < 3) {
        return false;
    }
    cv::Vec4f line; // direction, a point
    cv::fitLine(middles, line, cv::DIST_L2, 0, 0.01, 0.01);
    const cv::Point2f along(line[0], line[1]);
    return std::abs(along.y) < std::abs(along.x) &&
           std::all_of(middles.begin(), middles.end(), [&](const cv::Point2f& middle) {
               const auto off = middle - cv::Point2f(line[2], line[3]);
               return std::abs(off.cross(along)) < static_cast<double>(farthest);
           });
}

/// Rows from the top, each from left to right.
void sortForReading(std::vector<FoundPiece>& pieces) {
    const int tallest =
        std::accumulate(pieces.begin(), pieces.end(), 0, [](int most, const FoundPiece& piece) {
            return std::max(most, piece.box.height);
        });
    if (standInOneRow(pieces, tallest * 3 / 4)) { // rows are farther apart than twice that
        std::sort(pieces.begin(), pieces.end(),
                  [](const auto& a, const auto& b) { return a.box.x < b.box.x; });
        return;
    }
    std::sort(pieces.begin(), pieces.end(),
              [](const auto& a, const auto& b) { return a.box.y < b.box.y; });
    for (auto from = pieces.begin(); from != pieces.end();) {
        auto to = from + 1;
        while (to != pieces.end() && to->box.y - (to - 1)->box.y < tallest * 3 / 2) {
            ++to;
        }
        std::sort(from, to, [](const auto& a, const auto& b) { return a.box.x < b.box.x; });
        from = to;
    }
}

} // namespace

FoundPieces findPieces(const cv::Mat& photo, int expected) {
    const auto work = workingPicture(photo);
    const auto choice = choosePieces(work.field, expected);
    FoundPieces found;
    for (const auto& blob : choice.pieces) {
        found.pieces.push_back(cutFrom(photo, blob, work.field.lab.size()));
    }
    sortForReading(found.pieces);
    for (const auto& place : choice.missing) {
        found.missing.push_back(place / work.scale);
    }
    if (choice.doubtful) {
        found.doubtful = *choice.doubtful / work.scale;
        found.isGuessed = choice.isGuessed;
    }
    return found;
}

std::vector<FoundPiece> piecesAt(const cv::Mat& photo, const std::vector<PieceCircle>& circles) {
    const auto work = workingPicture(photo);
    const auto blobs = pieceBlobs(work.field);
    std::vector<FoundPiece> pieces;
    for (const auto& circle : circles) {
        const auto* blob = within(
            blobs, {circle.middle * work.scale, static_cast<float>(circle.radius * work.scale)});
        pieces.push_back(blob ? cutFrom(photo, *blob, work.field.lab.size())
                              : wholeCircle(photo, circle));
    }
    sortForReading(pieces);
    return pieces;
}

} // namespace pocketmars::calibration
