#include "vision/cards/registration.h"

#include "vision/cards/tuning.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace pocketmars::vision {
namespace {

const PlacedCard* sameCard(const PlacedCard& card, const std::vector<const PlacedCard*>& among) {
    const auto it = std::find_if(among.begin(), among.end(),
                                 [&](const PlacedCard* c) { return c->face == card.face; });
    return it == among.end() ? nullptr : *it;
}

using CardPair = std::pair<const PlacedCard*, const PlacedCard*>;

/// The lying cards that are in both.
std::vector<CardPair> sharedCards(const Registration& a, const Registration& b) {
    const auto others = lyingCards(b.cards);
    std::vector<CardPair> shared;
    for (const auto* card : lyingCards(a.cards)) {
        if (const auto* other = sameCard(*card, others)) {
            shared.emplace_back(card, other);
        }
    }
    return shared;
}

double distance(const PlacedCard& a, const PlacedCard& b) {
    return cv::norm(a.pose.centre - b.pose.centre);
}

} // namespace

std::vector<const PlacedCard*> lyingCards(const TableCards& cards) {
    std::vector<const PlacedCard*> out;
    for (const auto& building : cards.buildings) {
        if (building) {
            out.push_back(&*building);
        }
    }
    for (const auto& ship : cards.ships) {
        out.push_back(&ship);
    }
    if (cards.earth) {
        out.push_back(&*cards.earth);
    }
    return out;
}

bool sameArrangement(const Registration& a, const Registration& b) {
    const auto shared = sharedCards(a, b);
    if (shared.size() < tuning::sameTable.minShared()) {
        return false;
    }
    std::size_t same = 0;
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < shared.size(); ++i) {
        for (std::size_t j = i + 1; j < shared.size(); ++j, ++pairs) {
            const double before = distance(*shared[i].first, *shared[j].first);
            const double now = distance(*shared[i].second, *shared[j].second);
            same += std::abs(before - now) <=
                            tuning::sameTable.sameMm() + tuning::sameTable.sameShare() * before
                        ? 1
                        : 0;
        }
    }
    return 2 * same > pairs; // single cards may have been moved
}

bool cameraMoved(const Registration& before, const Registration& now) {
    const auto shared = sharedCards(before, now);
    const auto elsewhere = std::count_if(shared.begin(), shared.end(), [](const auto& cards) {
        const auto x = photoCorners(*cards.first);
        const auto y = photoCorners(*cards.second);
        // The middle of the corners: what they are wrong by evens out.
        cv::Point2f shift;
        for (std::size_t i = 0; i < x.size(); ++i) {
            shift += (y[i] - x[i]) / static_cast<float>(x.size());
        }
        return cv::norm(shift) > tuning::sameTable.elsewherePx();
    });
    return 2 * static_cast<std::size_t>(elsewhere) > shared.size() && sameArrangement(before, now);
}

} // namespace pocketmars::vision
