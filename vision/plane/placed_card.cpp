#include "vision/plane/placed_card.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <variant>

namespace pocketmars::vision {
namespace {

cv::Point2d rotated(cv::Point2d p, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c * p.x - s * p.y, s * p.x + c * p.y};
}

cv::Point2d half(cv::Size2d size) { return {size.width / 2, size.height / 2}; }

} // namespace

cv::Point2d TablePose::toTable(cv::Point2d cardMm, cv::Size2d cardSizeMm) const {
    return centre + rotated(cardMm - half(cardSizeMm), angle);
}

cv::Point2d TablePose::toCard(cv::Point2d tableMm, cv::Size2d cardSizeMm) const {
    return rotated(tableMm - centre, -angle) + half(cardSizeMm);
}

const std::string& shipColour(const PlacedCard& ship) {
    return std::get<calibration::ShipFace>(ship.face->kind).colour;
}

std::array<cv::Point2f, 4> photoCorners(const PlacedCard& card) {
    const double w = card.sizeMm.width;
    const double h = card.sizeMm.height;
    return {cv::Point2f(project(card.cardToPhoto, {0, 0})),
            cv::Point2f(project(card.cardToPhoto, {w, 0})),
            cv::Point2f(project(card.cardToPhoto, {w, h})),
            cv::Point2f(project(card.cardToPhoto, {0, h}))};
}

std::vector<cv::Point2f> photoOutline(const PlacedCard& card) {
    const auto corners = photoCorners(card);
    return {corners.begin(), corners.end()};
}

double pxPerMm(const PlacedCard& card) {
    return std::sqrt(cv::contourArea(photoOutline(card)) / card.sizeMm.area());
}

std::vector<cv::Point2f> enlarged(std::vector<cv::Point2f> polygon, double factor) {
    cv::Point2f centre(0, 0);
    for (const auto& p : polygon) {
        centre += p / static_cast<float>(polygon.size());
    }
    for (auto& p : polygon) {
        p = centre + (p - centre) * factor;
    }
    return polygon;
}

cv::Size2d faceSizeMm(const calibration::CardFace& face, const calibration::Layout& layout) {
    const auto [least, most] = std::minmax(layout.cardMm.width, layout.cardMm.height);
    const bool isShip = std::holds_alternative<calibration::ShipFace>(face.kind);
    // The layout does not say how Earth stands: it was learnt as it lay.
    const bool asLearnt =
        std::holds_alternative<calibration::EarthFace>(face.kind) && !face.image.empty();
    const bool isWide = isShip     ? layout.landscapeShips
                        : asLearnt ? face.image.cols > face.image.rows
                                   : layout.cardMm.width > layout.cardMm.height;
    return isWide ? cv::Size2d(most, least) : cv::Size2d(least, most);
}

} // namespace pocketmars::vision
