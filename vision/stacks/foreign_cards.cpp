#include "vision/stacks/foreign_cards.h"

#include "calibration/support/geometry.h"
#include "vision/stacks/tuning.h"

#include <algorithm>
#include <array>
#include <variant>

namespace pocketmars::vision {
namespace {

bool isOf(const calibration::FaceKind& kind, engine::Suit suit) {
    if (const auto* building = std::get_if<calibration::BuildingFace>(&kind)) {
        return building->suit == suit;
    }
    if (const auto* project = std::get_if<calibration::ProjectFace>(&kind)) {
        return project->card.suit() == suit;
    }
    const auto* back = std::get_if<calibration::BackFace>(&kind);
    return back != nullptr && back->suit == suit;
}

} // namespace

ForeignCards::ForeignCards(const TableCards& cards, engine::Suit suit, const cv::Matx33d& toPhoto) {
    const cv::Matx33d toBuilding = toPhoto.inv();
    const auto add = [&](const PlacedCard& card) {
        if (card.confidence < tuning::edges.surelyForeign() || isOf(card.face->kind, suit)) {
            return;
        }
        auto& outline = m_outlines.emplace_back();
        for (const auto& corner : photoCorners(card)) {
            outline.emplace_back(project(toBuilding, corner));
        }
    };
    for (const auto& building : cards.buildings) {
        if (building) {
            add(*building);
        }
    }
    if (cards.earth) {
        add(*cards.earth);
    }
    for (const auto* loose : {&cards.ships, &cards.projects, &cards.backs}) {
        std::for_each(loose->begin(), loose->end(), add);
    }
}

bool ForeignCards::show(const cv::Rect2d& place) const {
    const std::array<cv::Point2f, 4> corners{place.tl(), cv::Point2d(place.br().x, place.y),
                                             place.br(), cv::Point2d(place.x, place.br().y)};
    return std::any_of(m_outlines.begin(), m_outlines.end(), [&](const auto& outline) {
        return calibration::overlap(corners, outline) > 0.5;
    });
}

} // namespace pocketmars::vision
