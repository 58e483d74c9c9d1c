#include "engine/inference/told_action.h"

#include "engine/rules/game.h"
#include "engine/state/public_view.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace pocketmars::engine {
namespace {

/// Whether a card that was told of can be one that is better known.
bool canMean(GameCard told, GameCard card) {
    return told == card || (!told.id() && told.isFaceDown() == card.isFaceDown() &&
                            (!told.suit() || told.suit() == card.suit()));
}

int knowledge(GameCard card) { return card.id() ? 2 : card.suit() ? 1 : 0; }

/// Takes back what an action said of a zone's cards without moving one. That a bottom action was
/// run which counts on a held suit is known from a glimpse at best: often the building's ability
/// does the same.
void forgetSuits(State& after, const State& before, Zone zone) {
    const auto count = [zone](const State& in, GameCard card) {
        const auto cards = in.cards.in(zone);
        return std::count(cards.begin(), cards.end(), card);
    };
    for (std::size_t i = 0; i < after.cards.count(zone); ++i) {
        const auto card = after.cards.in(zone)[i];
        if (!card.id() && card.suit() && count(after, card) > count(before, card)) {
            after.cards.replace(zone, i, GameCard());
        }
    }
}

bool isSkip(const Action& action) { return action.kind == ActionKind::Skip; }

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
        const auto* const skip = std::find_if(legal.begin(), legal.end(), isSkip);
        if (skip == legal.end()) {
            return std::nullopt;
        }
        auto declined = state;
        apply(declined, *skip);
        auto told = tellIn(declined, better, action);
        if (told) {
            ++told->skipped;
        }
        return told;
    }
    const auto applied = [&](Action told) {
        told.seed = action.seed;
        auto after = state;
        apply(after, told);
        if (const auto zone = assumes(state, told); zone && told.kind == ActionKind::Bottom) {
            forgetSuits(after, state, *zone);
        }
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

std::optional<std::vector<Action>> tellIn(State state, State better,
                                          std::span<const Action> actions) {
    std::vector<Action> out;
    for (const auto& action : actions) {
        auto told = tellIn(state, better, action);
        if (!told) {
            return std::nullopt;
        }
        out.insert(out.end(), static_cast<std::size_t>(told->skipped),
                   Action{.kind = ActionKind::Skip});
        out.push_back(told->action);
        state = told->state;
        apply(better, action);
    }
    return out;
}

State withoutGlimpses(State state, const State& known, const Action& action) {
    const auto isTold = [&action](GameCard card) {
        return card.faceUp() == action.card.faceUp() || card.faceUp() == action.card2.faceUp();
    };
    for (const auto zone : kRestingZones) {
        std::array<std::size_t, kSuitCount> ofSuit{};
        for (const auto card : known.cards.in(zone)) {
            if (!card.id() && card.suit()) {
                ++ofSuit[index(*card.suit())];
            }
        }
        for (std::size_t i = 0; i < state.cards.count(zone); ++i) {
            const auto card = state.cards.in(zone)[i];
            const bool isStack = zone.index() >= Zone::stack(kSuits[0]).index() &&
                                 zone.index() < Zone::stack(kSuits[0]).index() + kSuitCount;
            if (isStack ? !card.isFaceDown() : !card.suit()) {
                continue; // everybody sees it, or nobody knows it
            }
            if (const auto id = card.id()) {
                if (!zoneOf(known, *id) && !isTold(card)) {
                    const auto blank = isStack ? GameCard(*card.suit()) : GameCard();
                    state.cards.replace(zone, i, card.isFaceDown() ? blank.faceDown() : blank);
                }
            } else if (!isStack) {
                auto& left = ofSuit[index(*card.suit())];
                if (left == 0) {
                    state.cards.replace(zone, i, GameCard());
                } else {
                    --left;
                }
            }
        }
    }
    return state;
}

bool canFollow(State state, std::span<const Action> actions) {
    return std::all_of(actions.begin(), actions.end(), [&state](const Action& action) {
        if (!isChance(state) && !isLegal(state, action)) {
            return false;
        }
        apply(state, action);
        return true;
    });
}

} // namespace pocketmars::engine
