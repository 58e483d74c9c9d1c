#include "calibration/learning/piece_finder.h"

#include "calibration/learning/page_turn.h"
#include "calibration/outlines/edge_field.h"
#include "calibration/pieces/piece_blobs.h"
#include "calibration/pieces/piece_choice.h"
#include "calibration/pieces/tuning.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

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

cv::Point2f middleOf(const FoundPiece& piece) {
    return (cv::Point2f(piece.box.tl()) + cv::Point2f(piece.box.br())) / 2;
}

/// The direction of the line on which they all stand, however it is turned: from piece to piece it
/// may rise by more than rows are apart. Nothing if there is none.
/// @param farthest  px off the line
std::optional<cv::Point2f> rowOf(const std::vector<cv::Point2f>& middles, double farthest) {
    if (middles.size() < 3) {
        return std::nullopt;
    }
    cv::Vec4f line; // direction, a point
    cv::fitLine(middles, line, cv::DIST_L2, 0, 0.01, 0.01);
    const cv::Point2f along(line[0], line[1]);
    const bool isRow = std::all_of(middles.begin(), middles.end(), [&](const cv::Point2f& middle) {
        const auto off = middle - cv::Point2f(line[2], line[3]);
        return std::abs(off.cross(along)) < farthest;
    });
    return isRow ? std::optional(along) : std::nullopt;
}

bool runsAcross(const std::optional<cv::Point2f>& row) {
    return row && std::abs(row->y) < std::abs(row->x);
}

/// Of one row from the next, px; half of it is off the row.
double leastApart(const std::vector<FoundPiece>& pieces, int turn) {
    int tallest = 0;
    for (const auto& piece : pieces) {
        tallest = std::max(tallest, turn % 2 == 0 ? piece.box.height : piece.box.width);
    }
    return tallest * 1.5;
}

} // namespace

std::vector<int> possibleTurns(const std::vector<FoundPiece>& pieces) {
    std::vector<cv::Point2f> middles;
    std::transform(pieces.begin(), pieces.end(), std::back_inserter(middles), middleOf);
    const double apart = std::max(leastApart(pieces, 0), leastApart(pieces, 1));
    const auto row = rowOf(middles, apart / 2);
    if (!row) {
        return {0, 1, 2, 3};
    }
    return runsAcross(row) ? std::vector{0, 2} : std::vector{1, 3};
}

std::vector<FoundPiece> readTurned(std::vector<FoundPiece> pieces, cv::Size photo, int turn) {
    struct Placed {
        cv::Point2f middle;
        FoundPiece piece;
    };
    const double apart = leastApart(pieces, turn);
    std::vector<Placed> placed;
    std::vector<cv::Point2f> middles;
    for (auto& piece : pieces) {
        middles.push_back(turnedPoint(middleOf(piece), photo, turn));
        placed.push_back({middles.back(), std::move(piece)});
    }
    const auto fromLeft = [](const Placed& a, const Placed& b) { return a.middle.x < b.middle.x; };
    const auto fromTop = [](const Placed& a, const Placed& b) { return a.middle.y < b.middle.y; };
    const bool isOneRow = runsAcross(rowOf(middles, apart / 2));
    std::sort(placed.begin(), placed.end(), fromTop);
    for (auto from = placed.begin(); from != placed.end();) {
        auto to = from + 1;
        while (to != placed.end() && (isOneRow || to->middle.y - (to - 1)->middle.y < apart)) {
            ++to;
        }
        std::sort(from, to, fromLeft);
        from = to;
    }
    std::transform(placed.begin(), placed.end(), pieces.begin(),
                   [](Placed& each) { return std::move(each.piece); });
    return pieces;
}

FoundPieces findPieces(const cv::Mat& photo, int expected) {
    const auto work = workingPicture(photo);
    const auto choice = choosePieces(work.field, expected);
    FoundPieces found;
    for (const auto& blob : choice.pieces) {
        found.pieces.push_back(cutFrom(photo, blob, work.field.lab.size()));
    }
    found.pieces = readTurned(std::move(found.pieces), photo.size(), 0);
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
    return readTurned(std::move(pieces), photo.size(), 0);
}

} // namespace pocketmars::calibration
