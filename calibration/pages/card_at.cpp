#include "calibration/pages/card_at.h"

#include "calibration/outlines/edge_field.h"
#include "calibration/outlines/oriented_edges.h"
#include "calibration/pages/page_refinement.h"
#include "calibration/sides/page_edges.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kFarMm = 7; // how far beside a card's middle people point
constexpr double kStepMm = 0.7;
constexpr int kTurns = 5;            // to each side
constexpr double kTurnStep = 0.02;   // rad
constexpr double kLeastGradient = 1; // L units per px
constexpr double kFarCost = 0.012;   // of its outline, a mm away from the point
constexpr double kShows = 0.35;      // of its outline: less is no card's
constexpr int kEdgeReachPx = 2;
constexpr double kLeastArea = 1; // px²

/// Corners that are being dragged may cross, or meet in one point: no view can be told from them.
bool isCard(const Quad& quad) { return isConvex(quad) && signedArea(quad) >= kLeastArea; }

/// Where a card's outline shows best around a place, the view as it is.
std::optional<PageCard> bestNear(const PagePlane& plane, const PageCard& start, cv::Size2d size,
                                 const OrientedEdges& edges) {
    std::optional<PageCard> best;
    double most = kShows;
    const int steps = cvRound(kFarMm / kStepMm);
    for (int y = -steps; y <= steps; ++y) {
        for (int x = -steps; x <= steps; ++x) {
            for (int t = -kTurns; t <= kTurns; ++t) {
                PageCard card = start;
                const cv::Point2d shift(x * kStepMm, y * kStepMm);
                card.pose.middle += shift;
                card.pose.turn += t * kTurnStep;
                const double found = edges.along(plane.toPicture(card.onTable(size))).found -
                                     kFarCost * cv::norm(shift);
                if (found > most) {
                    most = found;
                    best = card;
                }
            }
        }
    }
    return best;
}

/// Of a whole photo, but only what lies in a box is looked at: this answers a finger.
EdgeField edgesIn(const cv::Mat& photo, cv::Rect box) {
    EdgeField field;
    field.dx = cv::Mat::zeros(photo.size(), CV_32F);
    field.dy = cv::Mat::zeros(photo.size(), CV_32F);
    field.lab = cv::Mat::zeros(photo.size(), CV_32FC3);
    const auto part = edgeField(photo(box), 1.2);
    part.dx.copyTo(field.dx(box));
    part.dy.copyTo(field.dy(box));
    part.lab.copyTo(field.lab(box));
    return field;
}

} // namespace

std::optional<Quad> cardAt(const cv::Mat& photo, cv::Point2f point, const std::vector<Quad>& known,
                           cv::Size2d size) {
    if (known.empty() || !std::all_of(known.begin(), known.end(), isCard)) {
        return std::nullopt;
    }
    const auto page = pageFrom(known, size, photo.size(), KnownShape::Usual);
    if (!std::isfinite(page.view.pxPerMm) || page.view.pxPerMm <= 0) {
        return std::nullopt;
    }
    const PagePlane plane(page.view, photo.size());
    const auto at = plane.toTable(cv::Point2d(point));
    if (!at) {
        return std::nullopt;
    }
    // It stands as the nearest does.
    PageCard card = *std::min_element(
        page.cards.begin(), page.cards.end(), [&](const PageCard& a, const PageCard& b) {
            return cv::norm(a.pose.middle - *at) < cv::norm(b.pose.middle - *at);
        });
    card.pose.middle = *at;
    const auto around = plane.toPicture(card.onTable(page.size));
    // A corner as far away as that is on no photo, and may be too far for an int.
    if (!isInside(around, photo.size(), static_cast<float>(std::max(photo.cols, photo.rows)))) {
        return std::nullopt;
    }
    const cv::Rect picture({0, 0}, photo.size());
    const int margin = cvCeil((kFarMm + 6) * page.view.pxPerMm);
    auto box = cv::boundingRect(std::vector<cv::Point2f>(around.begin(), around.end()));
    box =
        cv::Rect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin) &
        picture;
    if (box.empty()) {
        return std::nullopt;
    }
    const auto field = edgesIn(photo, box);
    PageModel one = page;
    one.cards = {card};
    const OrientedEdges edges(field, kLeastGradient, kEdgeReachPx);
    if (const auto shown = bestNear(plane, card, page.size, edges)) {
        one.cards = {*shown};
        FitStiffness stiffness;
        stiffness.viewStays = true;
        for (const double within : {1.5, 1.0, 0.7}) {
            stiffness.reachPx = std::max(2.0, 1.3 * within * page.view.pxPerMm);
            one = fittedPage(one, edgesNear(field, one, within, kLeastGradient), photo.size(),
                             stiffness);
        }
    }
    auto quad = one.inPicture(0, photo.size());
    if (const auto moved = refined(field, quad, std::max(1.5, 0.5 * page.view.pxPerMm));
        isInside(moved, photo.size())) {
        quad = moved;
    }
    return isInside(quad, photo.size()) ? std::optional(quad) : std::nullopt;
}

} // namespace pocketmars::calibration
