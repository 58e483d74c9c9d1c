#include "vision/colonists/colonist_zones.h"

#include "vision/pieces/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

/// From a point to a rectangle; 0 within it.
double away(const cv::Rect2d& from, cv::Point2d mm) {
    const double dx = std::max({from.x - mm.x, mm.x - from.br().x, 0.0});
    const double dy = std::max({from.y - mm.y, mm.y - from.br().y, 0.0});
    return std::hypot(dx, dy);
}

double outsideMm(const PlacedCard& card, cv::Point2d mm) { return away({{0, 0}, card.sizeMm}, mm); }

double outsideOnTable(const PlacedCard& card, cv::Point2d tableMm) {
    return outsideMm(card, card.pose.toCard(tableMm, card.sizeMm));
}

ColonistZone cardZone(const PlacedCard& card, const TableCamera& camera, ColonistPlace place,
                      double marginMm) {
    ColonistZone out;
    out.places = {std::move(place)};
    out.card = &card;
    out.plane = camera.overCard(card);
    out.marginMm = marginMm;
    out.area.bounds = {-marginMm, -marginMm, card.sizeMm.width + 2 * marginMm,
                       card.sizeMm.height + 2 * marginMm};
    return out;
}

/// Which places of a card's zone the photo shows all of.
/// @param part  of the card that counts, mm
std::vector<bool> placesInView(const ColonistZone& zone, cv::Rect2d part, cv::Size photo) {
    constexpr int kSteps = 12;
    const cv::Point2d first =
        part.tl() + cv::Point2d(tuning::placesOfPieces.rimMm(), tuning::placesOfPieces.rimMm());
    const cv::Point2d step =
        (part.br() - part.tl() -
         2 * cv::Point2d(tuning::placesOfPieces.rimMm(), tuning::placesOfPieces.rimMm())) /
        kSteps;
    const cv::Rect2d picture({0, 0}, cv::Size2d(photo));
    std::vector<bool> out(zone.places.size(), true);
    for (int i = 0; i <= kSteps; ++i) {
        for (int j = 0; j <= kSteps; ++j) {
            const cv::Point2d mm = first + cv::Point2d(i * step.x, j * step.y);
            const int place = zone.area.placeOf(mm).first;
            if (place >= 0 && !picture.contains(zone.plane.project(mm.x, mm.y, 0))) {
                out[static_cast<std::size_t>(place)] = false;
            }
        }
    }
    return out;
}

/// Table mm that the photo shows, at most so far from the cards.
cv::Rect2d around(const std::vector<const PlacedCard*>& cards, const TablePlane& plane,
                  cv::Size photo) {
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    const auto widen = [&](cv::Point2d p) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    };
    for (const auto* card : cards) {
        for (const auto& corner : photoCorners(*card)) {
            widen(project(plane.photoToTable, corner));
        }
    }
    low -=
        cv::Point2d(tuning::placesOfPieces.aroundCardsMm(), tuning::placesOfPieces.aroundCardsMm());
    high +=
        cv::Point2d(tuning::placesOfPieces.aroundCardsMm(), tuning::placesOfPieces.aroundCardsMm());
    const cv::Rect2d wanted(low, high);
    low = {1e9, 1e9};
    high = {-1e9, -1e9};
    const auto depth = [&h = plane.photoToTable](cv::Point2d p) {
        return h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2);
    };
    for (const double x : {0.0, static_cast<double>(photo.width)}) {
        for (const double y : {0.0, static_cast<double>(photo.height)}) {
            if (!cards.empty() && depth({x, y}) * depth(photoCorners(*cards.front())[0]) <= 0) {
                return wanted; // beyond the horizon there is no table
            }
            widen(project(plane.photoToTable, {x, y}));
        }
    }
    return wanted & cv::Rect2d(low, high);
}

/// Which of its places a base in a card's zone belongs to, and which of them are in view.
/// @param holders  cards that a base near them may belong to
void tellPlaces(ColonistZone& zone, const calibration::Layout& layout,
                const std::vector<const PlacedCard*>& holders, cv::Size photo) {
    const auto* card = zone.card;
    const auto onCard = [&](const cv::Rect2d& share) {
        return cv::Rect2d(share.x * card->sizeMm.width, share.y * card->sizeMm.height,
                          share.width * card->sizeMm.width, share.height * card->sizeMm.height);
    };
    const cv::Rect2d oneStar = onCard(layout.oneStar);
    const cv::Rect2d twoStar = onCard(layout.twoStar);
    const bool building = zone.places.size() == 2;
    const double perMm = zone.places[0].kind == Kind::Earth
                             ? tuning::placesOfPieces.earthCostPerMm()
                             : tuning::placesOfPieces.cardCostPerMm();
    zone.area.places = static_cast<int>(zone.places.size());
    zone.area.placeOf = [=, marginMm = zone.marginMm](cv::Point2d mm) -> std::pair<int, double> {
        const double d = outsideMm(*card, mm);
        // Who puts a piece beside both frames means the nearer.
        const int place = building && away(twoStar, mm) < away(oneStar, mm) ? 1 : 0;
        if (d == 0) {
            return {place, 0.0};
        }
        const cv::Point2d table = card->pose.toTable(mm, card->sizeMm);
        const bool nearer = std::any_of(holders.begin(), holders.end(), [&](const auto* h) {
            return h != card && outsideOnTable(*h, table) < d;
        });
        return {d > marginMm || nearer ? -1 : place, d * perMm};
    };
    const bool ship = zone.places[0].kind == Kind::Ship;
    zone.inView =
        placesInView(zone, onCard(ship ? layout.shipColonists : cv::Rect2d(0, 0, 1, 1)), photo);
}

/// Without an Earth card, what stands on the bare table is on Earth.
/// @param holders  cards that a base near them may belong to
/// @param stacks   px of the photo: there is no table
ColonistZone bareTableZone(const TableCards& cards, const std::vector<Outline>& stacks,
                           const std::vector<const PlacedCard*>& holders, const TableCamera& camera,
                           const TablePlane& plane, cv::Size photo) {
    ColonistZone zone;
    zone.places = {{Kind::Earth, {}, {}}};
    zone.inView = {true};
    zone.plane = camera.overTable();
    const auto all = allCards(cards);
    zone.area.bounds = around(all, plane, photo);
    std::vector<std::vector<cv::Point2f>> onTable; // mm
    for (const auto& stack : stacks) {
        auto& outline = onTable.emplace_back();
        for (const auto& corner : stack) {
            outline.emplace_back(project(plane.photoToTable, cv::Point2d(corner)));
        }
    }
    zone.area.placeOf = [=](cv::Point2d mm) -> std::pair<int, double> {
        bool onCard = false;
        double nearestLooseMm = tuning::placesOfPieces.raggedMm();
        for (const auto* card : all) {
            const bool holds = std::find(holders.begin(), holders.end(), card) != holders.end();
            const double off = outsideOnTable(*card, mm);
            onCard = onCard || off <= (holds ? tuning::placesOfPieces.bareMarginMm()
                                             : tuning::placesOfPieces.besideCardMm());
            nearestLooseMm = holds ? nearestLooseMm : std::min(nearestLooseMm, off);
        }
        const double ragged = 1 - nearestLooseMm / tuning::placesOfPieces.raggedMm();
        const double rim = tuning::placesOfPieces.rimPx();
        const cv::Point2d seen = project(plane.tableToPhoto, mm);
        const bool onStack = std::any_of(onTable.begin(), onTable.end(), [&](const auto& stack) {
            return cv::pointPolygonTest(stack, cv::Point2f(mm), true) >=
                   -tuning::placesOfPieces.besideCardMm();
        });
        const bool inside = seen.x > rim && seen.y > rim && seen.x < photo.width - rim &&
                            seen.y < photo.height - rim;
        return {onCard || onStack || !inside ? -1 : 0,
                tuning::placesOfPieces.bareCost() + ragged * tuning::placesOfPieces.raggedCost()};
    };
    return zone;
}

} // namespace

std::vector<const PlacedCard*> allCards(const TableCards& cards) {
    std::vector<const PlacedCard*> out;
    for (const auto& card : cards.backs) {
        out.push_back(&card);
    }
    for (const auto& card : cards.projects) {
        out.push_back(&card);
    }
    for (const auto& card : cards.buildings) {
        if (card) {
            out.push_back(&*card);
        }
    }
    for (const auto& card : cards.ships) {
        out.push_back(&card);
    }
    if (cards.earth) {
        out.push_back(&*cards.earth);
    }
    return out;
}

std::vector<ColonistZone> colonistZones(const calibration::Layout& layout, const TableCards& cards,
                                        const std::vector<Outline>& stacks,
                                        const TableCamera& camera, const TablePlane& plane,
                                        cv::Size photo) {
    std::vector<ColonistZone> out;
    const double margin = layout.earthCard ? tuning::placesOfPieces.cardMarginMm()
                                           : tuning::placesOfPieces.bareMarginMm();
    for (const auto suit : engine::kScoringSuits) {
        if (const auto& card = cards.buildings[engine::index(suit)]) {
            out.push_back(cardZone(*card, camera, {Kind::OneStar, suit, {}}, margin));
            out.back().places.push_back({Kind::TwoStar, suit, {}});
        }
    }
    for (const auto& card : cards.ships) {
        const auto& colour = std::get<calibration::ShipFace>(card.face->kind).colour;
        out.push_back(cardZone(card, camera, {Kind::Ship, {}, colour}, margin));
    }
    if (cards.earth) {
        out.push_back(cardZone(*cards.earth, camera, {Kind::Earth, {}, {}},
                               tuning::placesOfPieces.earthMarginMm()));
    }
    std::vector<const PlacedCard*> holders;
    holders.reserve(out.size());
    for (const auto& zone : out) {
        holders.push_back(zone.card);
    }
    for (auto& zone : out) {
        tellPlaces(zone, layout, holders, photo);
    }
    if (!layout.earthCard) {
        out.push_back(bareTableZone(cards, stacks, holders, camera, plane, photo));
    }
    return out;
}

} // namespace pocketmars::vision
