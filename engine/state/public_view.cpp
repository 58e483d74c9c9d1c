#include "engine/state/public_view.h"

#include <algorithm>
#include <vector>

namespace pocketmars::engine {
namespace {

/// Keeps of one zone what two states have in common; where they differ, suits, and then nothing.
void generalise(State& state, const State& other, Zone zone) {
    const auto count = state.cards.count(zone);
    std::vector<GameCard> left(other.cards.in(zone).begin(), other.cards.in(zone).end());
    const auto takeOut = [&left](GameCard card) {
        const auto found = std::find(left.begin(), left.end(), card);
        if (found == left.end()) {
            return false;
        }
        left.erase(found);
        return true;
    };
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < count; ++i) {
        if (!takeOut(state.cards.in(zone)[i])) {
            open.push_back(i);
        }
    }
    for (const auto i : open) {
        const auto suit = state.cards.in(zone)[i].suit();
        const auto alike = std::find_if(left.begin(), left.end(), [suit](GameCard card) {
            return suit && card.suit() == suit;
        });
        if (alike != left.end()) {
            left.erase(alike);
            state.cards.replace(zone, i, GameCard(*suit));
        } else {
            state.cards.replace(zone, i, GameCard());
        }
    }
}

/// The same of a zone whose order counts.
void generaliseInPlace(State& state, const State& other, Zone zone) {
    for (std::size_t i = 0; i < state.cards.count(zone); ++i) {
        const auto card = state.cards.in(zone)[i];
        const auto another = i < other.cards.count(zone) ? other.cards.in(zone)[i] : GameCard();
        if (card == another) {
            continue;
        }
        const auto common =
            card.suit() && card.suit() == another.suit() ? GameCard(*card.suit()) : GameCard();
        state.cards.replace(zone, i, card.isFaceDown() ? common.faceDown() : common);
    }
}

} // namespace

PublicView publicView(const State& state) {
    PublicView view{state};
    // Nor does it matter in solo whether a phase that does nothing has passed. In versus it does:
    // who is next decides what can happen.
    if (state.mode == Mode::Solo) {
        view.state.phase = Phase::Over;
        view.state.round = 1;
        view.state.toMove = 0;
    }
    view.state.progress = {};
    auto& cards = view.state.cards;
    const auto hide = [&cards](Zone zone, std::size_t except) {
        for (std::size_t i = 0; i < cards.count(zone); ++i) {
            if (i != except) {
                cards.replace(zone, i, GameCard());
            }
        }
    };
    constexpr std::size_t kNone = kCardCount;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        hide(Zone::hand(seat), kNone);
        for (std::size_t i = 0; i < cards.count(Zone::prep(seat)); ++i) {
            const auto suit = cards.in(Zone::prep(seat))[i].suit();
            cards.replace(Zone::prep(seat), i, suit ? GameCard(*suit) : GameCard());
        }
    }
    for (const auto suit : kSuits) {
        const auto stack = Zone::stack(suit);
        for (std::size_t i = 0; i < cards.count(stack); ++i) {
            if (cards.in(stack)[i].isFaceDown()) {
                cards.replace(stack, i, GameCard(suit).faceDown());
            }
        }
    }
    hide(Zone::deck(), kNone);
    hide(Zone::discard(), cards.count(Zone::discard()) - 1);
    return view;
}

bool differOnlyHidden(const State& a, const State& b) {
    if (a.mode != b.mode || a.edition != b.edition || a.level != b.level || a.phase != b.phase ||
        a.toMove != b.toMove || a.playerCount != b.playerCount || a.readings != b.readings ||
        a.round != b.round || a.players != b.players || a.progress != b.progress) {
        return false;
    }
    const auto sameCount = [&](Zone zone) { return a.cards.count(zone) == b.cards.count(zone); };
    for (std::size_t seat = 0; seat < a.playerCount; ++seat) {
        if (!sameCount(Zone::hand(seat)) || !sameCount(Zone::prep(seat))) {
            return false;
        }
    }
    const auto sameLook = [](GameCard one, GameCard other) {
        return one.isFaceDown() == other.isFaceDown() && (one.isFaceDown() || one == other);
    };
    for (const auto suit : kSuits) {
        const auto one = a.cards.in(Zone::stack(suit));
        const auto other = b.cards.in(Zone::stack(suit));
        if (!std::equal(one.begin(), one.end(), other.begin(), other.end(), sameLook)) {
            return false;
        }
    }
    const auto isEmpty = [](const State& state, Zone zone) { return state.cards.count(zone) == 0; };
    return isEmpty(a, Zone::deck()) == isEmpty(b, Zone::deck()) &&
           isEmpty(a, Zone::discard()) == isEmpty(b, Zone::discard());
}

void generalise(State& state, const State& other) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        generalise(state, other, Zone::hand(seat));
        generalise(state, other, Zone::prep(seat));
    }
    for (const auto suit : kSuits) {
        generaliseInPlace(state, other, Zone::stack(suit));
    }
    generaliseInPlace(state, other, Zone::deck());
    generalise(state, other, Zone::discard());
}

} // namespace pocketmars::engine
