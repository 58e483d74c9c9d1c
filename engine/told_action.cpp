#include "engine/told_action.h"

#include "engine/game.h"
#include "engine/public_view.h"
#include "engine/unknown_cards.h"

#include <algorithm>

namespace pocketmars::engine {
namespace {

/// Whether a card that was told of can be one that is better known.
bool canMean(GameCard told, GameCard card) {
    return told == card || (!told.id() && told.isFaceDown() == card.isFaceDown() &&
                            (!told.suit() || told.suit() == card.suit()));
}

int knowledge(GameCard card) { return card.id() ? 2 : card.suit() ? 1 : 0; }

/// Whether there are places where the better state has more cards of the same suit.
bool isGlimpsed(const State& state, const State& better, GameCard card) {
    if (card.id() || !card.suit()) {
        return false;
    }
    return std::any_of(kRestingZones.begin(), kRestingZones.end(), [&](Zone zone) {
        const auto count = [&](const State& in) {
            const auto cards = in.cards.in(zone);
            return std::count_if(cards.begin(), cards.end(),
                                 [card](GameCard each) { return each.suit() == card.suit(); });
        };
        return zone != Zone::discard() && count(better) > count(state);
    });
}

} // namespace

bool canMean(const Action& told, const Action& action) {
    auto same = action;
    same.card = told.card;
    same.card2 = told.card2;
    same.seed = told.seed; // the caller's to set
    return same == told && canMean(told.card, action.card) && canMean(told.card2, action.card2);
}

std::optional<ToldResult> tellIn(const State& state, const State& better, const Action& action) {
    ActionList legal;
    legalActions(state, legal);
    const auto knows = [](const Action& one) { return knowledge(one.card) + knowledge(one.card2); };
    const Action* best = nullptr;
    for (const auto& each : legal) {
        if (canMean(each, action) && (best == nullptr || knows(each) > knows(*best))) {
            best = &each;
        }
    }
    if (best == nullptr) {
        return std::nullopt;
    }
    const auto applied = [&](Action told) {
        told.seed = action.seed;
        auto after = state;
        apply(after, told);
        return after;
    };
    ToldResult out{*best, applied(*best)};
    out.action.seed = action.seed;
    if (isGlimpsed(state, better, action.card) || isGlimpsed(state, better, action.card2)) {
        // It may as well have been another of those that look so.
        for (const auto& each : legal) {
            if (&each != best && canMean(each, action)) {
                generalise(out.state, applied(each));
                out.action = knows(each) < knows(out.action) ? each : out.action;
            }
        }
        out.action.seed = action.seed;
    }
    return out;
}

} // namespace pocketmars::engine
