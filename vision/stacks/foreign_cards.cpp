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

std::array<cv::Point2f, 4> cornersOf(const cv::Rect2d& place) {
    return {place.tl(), cv::Point2d(place.br().x, place.y), place.br(),
            cv::Point2d(place.x, place.br().y)};
}

} // namespace

ForeignCards::ForeignCards(const TableCards& cards, engine::Suit suit, const cv::Matx33d& toPhoto) {
    const cv::Matx33d toBuilding = toPhoto.inv();
    const auto add = [&](const PlacedCard& card, bool isFixed) {
        if (card.confidence < tuning::edges.surelyForeign() || isOf(card.face->kind, suit)) {
            return;
        }
        auto& known = m_cards.emplace_back(Card{{}, isFixed});
        for (const auto& corner : photoCorners(card)) {
            known.outline.emplace_back(project(toBuilding, corner));
        }
    };
    for (const auto& building : cards.buildings) {
        if (building) {
            add(*building, true);
        }
    }
    if (cards.earth) {
        add(*cards.earth, true);
    }
    for (const auto& ship : cards.ships) {
        add(ship, true);
    }
    for (const auto* loose : {&cards.projects, &cards.backs}) {
        for (const auto& card : *loose) {
            add(card, false);
        }
    }
}

bool ForeignCards::show(const cv::Rect2d& place) const {
    return std::any_of(m_cards.begin(), m_cards.end(), [&](const Card& card) {
        return calibration::overlap(cornersOf(place), card.outline) > 0.5;
    });
}

bool ForeignCards::showFixed(const cv::Rect2d& place) const {
    return std::any_of(m_cards.begin(), m_cards.end(), [&](const Card& card) {
        return card.isFixed && calibration::overlap(cornersOf(place), card.outline) > 0.5;
    });
}

} // namespace pocketmars::vision
