#include "vision/reading/shared_cards.h"

#include "vision/cards/registration.h"
#include "vision/plane/placed_card.h"
#include "vision/reading/tuning.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <optional>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

/// The same card of the box, whichever of its faces was learnt twice.
bool isSame(const PlacedCard& a, const PlacedCard& b) {
    if (a.face->kind.index() != b.face->kind.index()) {
        return false;
    }
    if (const auto* building = std::get_if<calibration::BuildingFace>(&a.face->kind)) {
        return building->suit == std::get<calibration::BuildingFace>(b.face->kind).suit;
    }
    return !std::holds_alternative<calibration::ShipFace>(a.face->kind) ||
           shipColour(a) == shipColour(b);
}

const PlacedCard* sameIn(const TableCards& cards, const PlacedCard& card) {
    const auto all = lyingCards(cards);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto* c) { return isSame(*c, card); });
    return found == all.end() ? nullptr : *found;
}

struct CardMotion {
    const PlacedCard* from;
    const PlacedCard* to;

    [[nodiscard]] double turn() const { return to->pose.angle - from->pose.angle; }
};

cv::Point2d turned(cv::Point2d p, double angle) {
    return {p.x * std::cos(angle) - p.y * std::sin(angle),
            p.x * std::sin(angle) + p.y * std::cos(angle)};
}

/// Whether a card lies as another says that the table lies.
bool liesAlike(const CardMotion& reference, const CardMotion& pair) {
    const double turn = reference.turn();
    const cv::Point2d there = reference.to->pose.centre +
                              turned(pair.from->pose.centre - reference.from->pose.centre, turn);
    return cv::norm(there - pair.to->pose.centre) < tuning::sharing.sameMm() &&
           std::abs(std::remainder(pair.turn() - turn, 2 * std::numbers::pi)) <
               tuning::sharing.sameTurn();
}

std::vector<CardMotion> alike(const std::vector<CardMotion>& pairs) {
    std::vector<CardMotion> best;
    for (const auto& reference : pairs) {
        std::vector<CardMotion> same;
        std::copy_if(pairs.begin(), pairs.end(), std::back_inserter(same),
                     [&](const CardMotion& pair) { return liesAlike(reference, pair); });
        if (same.size() > best.size()) {
            best = std::move(same);
        }
    }
    return best;
}

std::optional<TableMotion> motion(const CardsInPhoto& from, const CardsInPhoto& to) {
    std::vector<CardMotion> pairs;
    for (const auto* card : lyingCards(*from.cards)) {
        if (const auto* other = sameIn(*to.cards, *card)) {
            pairs.push_back({card, other});
        }
    }
    const auto same = alike(pairs);
    constexpr std::size_t kLeast = 2; // cards: one may be another game's, or misread
    if (same.size() < kLeast ||
        static_cast<double>(same.size()) <
            tuning::sharing.leastShare() * static_cast<double>(pairs.size())) {
        return std::nullopt;
    }
    std::vector<cv::Point2d> here;
    std::vector<cv::Point2d> there;
    cv::Point2d direction(0, 0);
    for (const auto& pair : same) {
        for (const auto& corner : photoCorners(*pair.from)) {
            here.push_back(project(from.plane->photoToTable, corner));
        }
        for (const auto& corner : photoCorners(*pair.to)) {
            there.push_back(project(to.plane->photoToTable, corner));
        }
        direction += turned({1, 0}, pair.turn());
    }
    const cv::Mat map = cv::findHomography(here, there);
    if (map.empty()) {
        return std::nullopt;
    }
    return TableMotion{cv::Matx33d(map), std::atan2(direction.y, direction.x)};
}

/// A card of one photo as another would show it.
PlacedCard moved(const PlacedCard& card, const CardsInPhoto& from, const CardsInPhoto& to,
                 const TableMotion& motion) {
    PlacedCard out = card;
    out.cardToPhoto =
        to.plane->tableToPhoto * motion.map * from.plane->photoToTable * card.cardToPhoto;
    out.pose = {motion.apply(card.pose.centre), card.pose.angle + motion.turn};
    return out;
}

bool isInPhoto(const PlacedCard& card, cv::Size photo) {
    const auto middle =
        project(card.cardToPhoto, cv::Point2d(card.sizeMm.width / 2, card.sizeMm.height / 2));
    return cv::Rect2d({0, 0}, cv::Size2d(photo)).contains(middle);
}

void put(TableCards& cards, const PlacedCard& card) {
    if (const auto* building = std::get_if<calibration::BuildingFace>(&card.face->kind)) {
        cards.buildings[engine::index(building->suit)] = card;
    } else if (std::holds_alternative<calibration::ShipFace>(card.face->kind)) {
        std::erase_if(cards.ships, [&](const PlacedCard& ship) { return isSame(ship, card); });
        cards.ships.push_back(card);
    } else {
        cards.earth = card;
    }
}

/// What one photo shows and another does not, or elsewhere and less surely.
template <class Shows>
void share(const CardsInPhoto& from, const CardsInPhoto& to, const TableMotion& motion,
           const Shows& showsThere) {
    for (const auto* card : lyingCards(*from.cards)) {
        auto there = moved(*card, from, to, motion);
        const auto* known = sameIn(*to.cards, *card);
        const bool isElsewhere =
            known != nullptr &&
            cv::norm(known->pose.centre - there.pose.centre) > tuning::sharing.sameMm() &&
            known->confidence < card->confidence;
        if ((known == nullptr || isElsewhere) && isInPhoto(there, to.photo) && showsThere(there)) {
            put(*to.cards, there);
        }
    }
}

} // namespace

tl::expected<std::vector<TableMotion>, std::size_t>
motionsToFirst(const std::vector<CardsInPhoto>& photos) {
    std::vector<TableMotion> out(1);
    for (std::size_t i = 1; i < photos.size(); ++i) {
        const auto found = motion(photos[i], photos.front());
        if (!found) {
            return tl::unexpected(i);
        }
        out.push_back(*found);
    }
    return out;
}

void shareCards(const std::vector<CardsInPhoto>& photos, const std::vector<TableMotion>& toFirst,
                const std::function<bool(std::size_t photo, const PlacedCard& card)>& showsThere) {
    for (std::size_t from = 0; from < photos.size(); ++from) {
        for (std::size_t to = 0; to < photos.size(); ++to) {
            if (from != to) {
                share(photos[from], photos[to], toFirst[from].then(toFirst[to].inverse()),
                      [&](const PlacedCard& card) { return showsThere(to, card); });
            }
        }
    }
}

} // namespace pocketmars::vision
