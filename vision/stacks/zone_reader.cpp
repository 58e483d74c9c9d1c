#include "vision/stacks/zone_reader.h"

#include "calibration/support/geometry.h"
#include "vision/stacks/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <variant>

namespace pocketmars::vision {
namespace {

constexpr std::size_t kPrepSize = 2;

using Outline = std::array<cv::Point2d, 4>;

Outline outlineOnTable(const PlacedCard& card) {
    const auto s = card.sizeMm;
    return {card.pose.toTable({0, 0}, s), card.pose.toTable({s.width, 0}, s),
            card.pose.toTable({s.width, s.height}, s), card.pose.toTable({0, s.height}, s)};
}

double pointToSegment(cv::Point2d p, cv::Point2d a, cv::Point2d b) {
    const cv::Point2d d = b - a;
    const double t = std::clamp((p - a).dot(d) / std::max(1e-9, d.dot(d)), 0.0, 1.0);
    return cv::norm(p - (a + t * d));
}

/// Between the outlines of two cards that do not overlap, mm.
double gapMm(const PlacedCard& first, const PlacedCard& second) {
    const Outline a = outlineOnTable(first);
    const Outline b = outlineOnTable(second);
    double best = 1e9;
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            best = std::min({best, pointToSegment(a[i], b[j], b[(j + 1) % 4]),
                             pointToSegment(b[i], a[j], a[(j + 1) % 4])});
        }
    }
    return best;
}

/// Do two cards look the same way, or just the other way (a back has no right way up)?
bool parallel(const PlacedCard& a, const PlacedCard& b) {
    const double d = std::remainder(a.pose.angle - b.pose.angle, std::numbers::pi);
    return std::abs(d) < tuning::zones.parallelAngle();
}

/// Does the card lie to the left or right of the ship?
bool besideShip(const PlacedCard& card, const PlacedCard& ship) {
    const cv::Point2d at = ship.pose.toCard(card.pose.centre, ship.sizeMm);
    return std::abs(at.y - ship.sizeMm.height / 2) <
           tuning::zones.besideShare() * card.sizeMm.height;
}

/// Does the card lie in the ship's row, or in the row above or below it?
bool inRowOf(const PlacedCard& card, const PlacedCard& ship) {
    const cv::Point2d at = ship.pose.toCard(card.pose.centre, ship.sizeMm);
    const double across = std::abs(at.y - ship.sizeMm.height / 2);
    const double rows = (ship.sizeMm.height + card.sizeMm.height) / 2;
    return besideShip(card, ship) || (across > rows && across < rows + tuning::zones.prepGapMm());
}

/// From a ship to the far one of two, of cards so wide; what lies beyond is in no prep module.
double farPrepGapMm(const PlacedCard& card) {
    constexpr double kUsualMm = 63;
    return tuning::zones.farPrepGapMm() + std::max(0.0, card.sizeMm.width - kUsualMm);
}

/// From a card to a ship, or to a card of its prep module that lies nearer, mm.
double prepGapMm(const PlacedCard& card, const PlacedCard& ship,
                 const std::vector<const PlacedCard*>& prep) {
    double gap = gapMm(card, ship);
    if (gap > tuning::zones.prepGapMm() && !inRowOf(card, ship)) {
        gap = farPrepGapMm(card);
    }
    for (const auto* other : prep) {
        const double beside = gapMm(card, *other);
        gap = beside < tuning::zones.prepGapMm() ? std::min(gap, beside) : gap;
    }
    return gap;
}

/// @param gap  to the ship or its other card, mm
double prepFit(const PlacedCard& card, const PlacedCard& ship, double gap) {
    if (gap <= tuning::zones.besideMm()) {
        return 1.0;
    }
    return besideShip(card, ship) ? tuning::zones.farFit() : tuning::zones.elsewhereFit();
}

std::vector<const PlacedCard*> buildingsOf(const TableCards& cards) {
    std::vector<const PlacedCard*> out;
    for (const auto& b : cards.buildings) {
        if (b) {
            out.push_back(&*b);
        }
    }
    return out;
}

const PlacedCard* findDeck(const TableCards& cards) {
    const auto buildings = buildingsOf(cards);
    if (buildings.empty()) {
        return nullptr;
    }
    const PlacedCard* best = nullptr;
    double bestGap = tuning::zones.deckGapMm();
    for (const auto& back : cards.backs) {
        for (const auto* b : buildings) {
            // Beside the building, at its height: the card's offset across the building's row.
            const cv::Point2d inCard = b->pose.toCard(back.pose.centre, b->sizeMm);
            const double across = std::abs(inCard.y - b->sizeMm.height / 2);
            const double gap = gapMm(back, *b);
            if (parallel(back, *b) && across < tuning::zones.rowOffsetMm() && gap < bestGap) {
                best = &back;
                bestGap = gap;
            }
        }
    }
    if (best == nullptr) {
        return nullptr;
    }
    const bool isPrep = std::any_of(cards.ships.begin(), cards.ships.end(), [&](const auto& s) {
        return parallel(s, *best) &&
               gapMm(s, *best) < std::min(bestGap, tuning::zones.deckNotPrepMm());
    });
    return isPrep ? nullptr : best;
}

bool belongsToStack(const PlacedCard& card, const StackReading& stack) {
    const auto outline = photoOutline(card);
    return std::any_of(stack.strips.begin(), stack.strips.end(), [&](const StackStrip& s) {
        return calibration::overlap(outline, s.outline) > tuning::zones.inStackShare();
    });
}

/// Is nothing of the stack known to lie face up, though something lies there?
bool isFaceDown(const StackReading& stack) {
    return !stack.strips.empty() &&
           std::all_of(stack.strips.begin(), stack.strips.end(), [](const StackStrip& strip) {
               return !strip.card.isRead() ||
                      std::holds_alternative<engine::FaceDown>(strip.card.value());
           });
}

/// Does the back lie where a card of a ship's prep module is missing?
bool mayBePrep(const PlacedCard& back, const TableCards& cards, const Zones& zones) {
    for (std::size_t s = 0; s < cards.ships.size(); ++s) {
        const auto& ship = cards.ships[s];
        if (zones.prep[s].size() < kPrepSize && parallel(back, ship) && besideShip(back, ship) &&
            prepGapMm(back, ship, zones.prep[s]) <= tuning::zones.besideMm()) {
            return true;
        }
    }
    return false;
}

/// Overlapping backs are a hand.
bool isFanned(const PlacedCard& back, const TableCards& cards) {
    const auto outline = photoOutline(back);
    return std::any_of(cards.backs.begin(), cards.backs.end(), [&](const PlacedCard& other) {
        return &other != &back && calibration::commonArea(outline, photoOutline(other)) >
                                      tuning::zones.fannedShare() * cv::contourArea(outline);
    });
}

/// Does the card lie where the first cards of a building's stack do?
bool liesBelow(const PlacedCard& building, const PlacedCard& card) {
    const cv::Point2d at = building.pose.toCard(card.pose.centre, building.sizeMm);
    return std::abs(at.x - building.sizeMm.width / 2) < building.sizeMm.width / 2 &&
           at.y > building.sizeMm.height / 2 &&
           at.y < building.sizeMm.height + card.sizeMm.height && parallel(building, card);
}

/// Its building, or a part of that stack, is not in the photo; or the stack was not read where the
/// card lies.
bool mayBelongToUnreadStack(const PlacedCard& project, const TableCards& cards,
                            const std::array<StackReading, engine::kSuitCount>& stacks) {
    const auto suit = std::get<calibration::ProjectFace>(project.face->kind).card.suit();
    const auto& building = cards.buildings[engine::index(suit)];
    return !building || !stacks[engine::index(suit)].inView || liesBelow(*building, project);
}

} // namespace

Zones findZones(const TableCards& cards,
                const std::array<StackReading, engine::kSuitCount>& stacks) {
    Zones out;
    out.deck = findDeck(cards);
    out.prep.resize(cards.ships.size());
    out.prepFit.resize(cards.ships.size());

    const auto inStack = [&](const PlacedCard& card) {
        return std::any_of(stacks.begin(), stacks.end(),
                           [&](const auto& s) { return belongsToStack(card, s); });
    };
    std::vector<const PlacedCard*> loose;
    for (const auto& back : cards.backs) {
        if (&back != out.deck && !inStack(back) && !isFanned(back, cards)) {
            loose.push_back(&back);
        }
    }
    // Nearest first; a card beside a prep card of a ship is as good as one beside the ship.
    while (true) {
        std::optional<double> best;
        std::size_t ship = 0;
        auto card = loose.end();
        for (std::size_t s = 0; s < cards.ships.size(); ++s) {
            if (out.prep[s].size() >= kPrepSize) {
                continue;
            }
            for (auto it = loose.begin(); it != loose.end(); ++it) {
                if (!parallel(**it, cards.ships[s])) {
                    continue;
                }
                const double gap = prepGapMm(**it, cards.ships[s], out.prep[s]);
                if (gap < best.value_or(farPrepGapMm(**it))) {
                    best = gap;
                    ship = s;
                    card = it;
                }
            }
        }
        if (card == loose.end()) {
            break;
        }
        out.prep[ship].push_back(*card);
        out.prepFit[ship].push_back(prepFit(**card, cards.ships[ship], *best));
        loose.erase(card);
    }
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        out.stackMayBePrep[i] =
            isFaceDown(stacks[i]) &&
            std::any_of(cards.backs.begin(), cards.backs.end(), [&](const PlacedCard& back) {
                return belongsToStack(back, stacks[i]) && mayBePrep(back, cards, out);
            });
    }
    for (const auto& project : cards.projects) {
        if (!inStack(project) && !mayBelongToUnreadStack(project, cards, stacks) &&
            (out.discard == nullptr || project.confidence > out.discard->confidence)) {
            out.discard = &project;
        }
    }
    return out;
}

} // namespace pocketmars::vision
