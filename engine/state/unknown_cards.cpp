#include "engine/state/unknown_cards.h"

#include <algorithm>

namespace pocketmars::engine {

SeenCards::SeenCards(const State& state) {
    for (const auto card : state.cards.all()) {
        if (const auto id = card.id()) {
            m_known.set(static_cast<std::size_t>(id->index()));
        }
        if (const auto suit = card.suit()) {
            ++m_ofSuit[index(*suit)];
        }
    }
}

bool SeenCards::canBe(GameCard unknown, Suit suit) const {
    return unknown.suit() ? *unknown.suit() == suit : m_ofSuit[index(suit)] < kCardsPerSuit;
}

bool SeenCards::canBe(GameCard unknown, CardId id) const {
    return !m_known.test(static_cast<std::size_t>(id.index())) && canBe(unknown, id.suit());
}

std::optional<Zone> zoneOf(const State& state, CardId id) {
    const auto holds = [&](Zone zone) {
        const auto cards = state.cards.in(zone);
        return std::any_of(cards.begin(), cards.end(), [id](GameCard c) { return c.id() == id; });
    };
    const auto* found = std::find_if(kRestingZones.begin(), kRestingZones.end(), holds);
    return found == kRestingZones.end() ? std::nullopt : std::optional(*found);
}

std::optional<std::size_t> placeOf(const State& state, Zone zone, GameCard card) {
    const auto cards = state.cards.in(zone);
    const auto find = [&cards](GameCard wanted) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (cards[i].faceUp() == wanted) {
                return i;
            }
        }
        return std::nullopt;
    };
    auto place = find(card.faceUp());
    if (!place && card.id()) {
        place = find(GameCard(card.id()->suit()));
    }
    if (!place && card.suit()) {
        place = find(GameCard());
    }
    return place;
}

bool holdsExactly(const State& state, Zone zone, GameCard card) {
    const auto cards = state.cards.in(zone);
    return std::any_of(cards.begin(), cards.end(),
                       [card](GameCard one) { return one.faceUp() == card.faceUp(); });
}

Holding holds(const State& state, std::size_t seat, Suit suit) {
    bool hasUnknown = false;
    for (const auto card : state.cards.in(Zone::hand(seat))) {
        if (card.suit() == suit) {
            return Holding::Yes;
        }
        hasUnknown = hasUnknown || !card.suit();
    }
    return hasUnknown && SeenCards(state).canBe(GameCard(), suit) ? Holding::Perhaps : Holding::No;
}

} // namespace pocketmars::engine
