#include "engine/public_view.h"

#include <algorithm>
#include <vector>

namespace pocketmars::engine {
namespace {

/// Keeps of one zone what two states have in common; where they differ, suits, and then nothing.
void generalise(State& state, const State& other, Zone zone) {
    const auto count = state.cards.count(zone);
    if (other.cards.count(zone) != count) {
        return;
    }
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

} // namespace

PublicView publicView(const State& state) {
    PublicView view{state};
    // Whose turn it is lies on no table: a phase that does nothing may have passed or not.
    view.state.phase = Phase::Over;
    view.state.round = 1;
    view.state.toMove = 0;
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
    hide(Zone::deck(), kNone);
    hide(Zone::discard(), cards.count(Zone::discard()) - 1);
    return view;
}

void generalise(State& state, const State& other) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        generalise(state, other, Zone::hand(seat));
        generalise(state, other, Zone::prep(seat));
    }
    generalise(state, other, Zone::deck());
    generalise(state, other, Zone::discard());
}

} // namespace pocketmars::engine
