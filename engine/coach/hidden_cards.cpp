#include "engine/coach/hidden_cards.h"

#include "engine/state/unknown_cards.h"

#include <bitset>
#include <cassert>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

void forget(State& state, Zone zone) {
    for (std::size_t i = 0; i < state.cards.count(zone); ++i) {
        state.cards.replace(zone, i, GameCard());
    }
}

/// All but the suit, which the back shows.
void turnToBack(State& state, Zone zone) {
    for (std::size_t i = 0; i < state.cards.count(zone); ++i) {
        const auto suit = state.cards.in(zone)[i].suit();
        state.cards.replace(zone, i, suit ? GameCard(*suit) : GameCard());
    }
}

std::optional<Suit> suitOfStack(Zone zone) {
    for (const auto suit : kSuits) {
        if (zone == Zone::stack(suit)) {
            return suit;
        }
    }
    return std::nullopt;
}

/// Cards in random order: Fisher and Yates, as far as cards are asked for. No allocation.
class Shuffled {
public:
    explicit Shuffled(Random& random) : m_random(random) {}

    void add(GameCard card) { m_cards[m_size++] = card; }
    GameCard next() {
        assert(m_taken < m_size);
        std::swap(m_cards[m_taken], m_cards[m_taken + m_random.below(m_size - m_taken)]);
        return m_cards[m_taken++];
    }
    [[nodiscard]] bool empty() const { return m_taken == m_size; }

private:
    Random& m_random;
    std::array<GameCard, kCardCount> m_cards{};
    std::size_t m_size = 0;
    std::size_t m_taken = 0;
};

} // namespace

State knownTo(State state, std::size_t seat) {
    forget(state, Zone::deck());
    for (std::size_t other = 0; other < state.playerCount; ++other) {
        if (other != seat) {
            forget(state, Zone::hand(other));
            turnToBack(state, Zone::prep(other));
        }
    }
    for (const auto suit : kSuits) {
        const auto stack = Zone::stack(suit);
        for (std::size_t i = 0; i < state.cards.count(stack); ++i) {
            if (state.cards.in(stack)[i].isFaceDown()) {
                state.cards.replace(stack, i, GameCard(suit).faceDown());
            }
        }
    }
    return state;
}

HiddenCards::HiddenCards(const State& known) : m_known(known) {
    std::bitset<kCardCount> seen;
    for (const auto card : known.cards.all()) {
        if (const auto id = card.id()) {
            seen.set(static_cast<std::size_t>(id->index()));
        }
    }
    for (int i = 0; i < kCardCount; ++i) {
        if (!seen.test(static_cast<std::size_t>(i))) {
            m_unseen[index(CardId(i).suit())].push_back(GameCard(CardId(i)));
        }
    }
    const auto addZone = [this](Zone zone) {
        const auto cards = m_known.cards.in(zone);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (cards[i].id()) {
                continue;
            }
            const Slot slot{zone, static_cast<std::uint8_t>(i), cards[i].isFaceDown()};
            const auto suit = cards[i].suit() ? cards[i].suit() : suitOfStack(zone);
            (suit ? m_ofSuit[index(*suit)] : m_ofAny).push_back(slot);
        }
    };
    for (const auto zone : kRestingZones) {
        addZone(zone);
    }
    addZone(Zone::played());
    addZone(Zone::drawn());
}

State HiddenCards::dealt(Random& random) const {
    auto state = m_known;
    const auto lay = [&state](const Slot& slot, GameCard card) {
        state.cards.replace(slot.zone, slot.place, slot.isFaceDown ? card.faceDown() : card);
    };
    Shuffled ofAny(random);
    for (std::size_t suit = 0; suit < kSuitCount; ++suit) {
        Shuffled ofSuit(random);
        for (const auto card : m_unseen[suit]) {
            ofSuit.add(card);
        }
        for (const auto& slot : m_ofSuit[suit]) {
            lay(slot, ofSuit.next());
        }
        while (!ofSuit.empty()) {
            ofAny.add(ofSuit.next());
        }
    }
    for (const auto& slot : m_ofAny) {
        lay(slot, ofAny.next());
    }
    return state;
}

} // namespace pocketmars::engine
