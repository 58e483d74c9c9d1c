#include "vision/cards/stack_columns.h"

#include "vision/cards/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <variant>

namespace pocketmars::vision {
namespace {

/// As cards are spread: large ones farther.
double reachMm(const cv::Size2d& card) {
    return std::max(tuning::columns.reachMm(), tuning::columns.reachShare() * card.height);
}

bool liesBelow(const PlacedCard& building, const PlacedCard& card) {
    const auto at = building.pose.toCard(card.pose.toTable({0, 0}, card.sizeMm), building.sizeMm);
    const double below = at.y - building.sizeMm.height;
    const double turn = std::remainder(card.pose.angle - building.pose.angle, 2 * std::numbers::pi);
    return below > tuning::columns.nearestMm() && below < reachMm(card.sizeMm) &&
           std::abs(at.x) < tuning::columns.sideMm() &&
           std::abs(turn) < tuning::columns.mostTurned();
}

} // namespace

std::array<double, engine::kSuitCount> suitsBelow(const PlacedCard& building,
                                                  const std::vector<PlacedCard>& projects) {
    std::array<double, engine::kSuitCount> out{};
    for (const auto& card : projects) {
        const auto* project = std::get_if<calibration::ProjectFace>(&card.face->kind);
        if (project != nullptr && liesBelow(building, card)) {
            // What is as likely another card says nothing.
            out[engine::index(project->card.suit())] += std::max(0.0, 2 * card.confidence - 1);
        }
    }
    const double all = std::max(1.0, std::accumulate(out.begin(), out.end(), 0.0));
    for (auto& suit : out) {
        suit /= all;
    }
    return out;
}

cv::Rect2d columnAbove(const PlacedCard& project) {
    const double height = project.sizeMm.height;
    std::vector<cv::Point2f> corners;
    for (const double x :
         {-tuning::columns.sideMm(), project.sizeMm.width + tuning::columns.sideMm()}) {
        for (const double y : {-reachMm(project.sizeMm) - height, -tuning::columns.nearestMm()}) {
            corners.emplace_back(project.pose.toTable({x, y}, project.sizeMm));
        }
    }
    return cv::boundingRect(corners);
}

} // namespace pocketmars::vision
