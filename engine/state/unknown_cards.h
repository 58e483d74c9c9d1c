#pragma once

#include "engine/state/state.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>

/// States that don't know every card: which ones an unknown card could be, and saying which one it
/// is. A card that is known stands for itself alone.
namespace pocketmars::engine {

/// The cards that a state has seen already.
class SeenCards {
public:
    explicit SeenCards(const State& state);

    /// Whether an unknown card could be this one.
    [[nodiscard]] bool canBe(GameCard unknown, CardId id) const;
    /// Whether an unknown card could be of this suit.
    [[nodiscard]] bool canBe(GameCard unknown, Suit suit) const;

    /// How many cards of a suit nobody has seen in any way.
    [[nodiscard]] int left(Suit suit) const { return kCardsPerSuit - m_ofSuit[index(suit)]; }

private:
    std::bitset<kCardCount> m_known;
    std::array<std::uint8_t, kSuitCount> m_ofSuit{}; ///< cards that are surely of the suit
};

/// The place of the card that an action means: the very card, else one whose suit alone is known,
/// else one of which nothing is. Face-down and face-up cards are told apart only by their zone.
[[nodiscard]] std::optional<std::size_t> placeOf(const State& state, Zone zone, GameCard card);

/// Where cards can lie between turns.
inline constexpr std::array kRestingZones{
    Zone::hand(0),          Zone::hand(1),          Zone::hand(2),          Zone::hand(3),
    Zone::prep(0),          Zone::prep(1),          Zone::prep(2),          Zone::prep(3),
    Zone::stack(kSuits[0]), Zone::stack(kSuits[1]), Zone::stack(kSuits[2]), Zone::stack(kSuits[3]),
    Zone::stack(kSuits[4]), Zone::deck(),           Zone::discard()};

/// Where a card lies that the state knows; nothing where it does not.
[[nodiscard]] std::optional<Zone> zoneOf(const State& state, CardId id);

/// Whether the zone shows this very card, so that naming it assumes nothing.
[[nodiscard]] bool holdsExactly(const State& state, Zone zone, GameCard card);

enum class Holding : std::uint8_t { No, Perhaps, Yes };

/// Whether there is a card of a suit in a hand.
[[nodiscard]] Holding holds(const State& state, std::size_t seat, Suit suit);

/// Calls `take(GameCard)` for each card of a zone that tells another story, in order.
template <class Take> void forEachDistinct(const State& state, Zone zone, Take take) {
    const auto cards = state.cards.in(zone);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        bool isFirst = true;
        if (!cards[i].id()) {
            for (std::size_t k = 0; k < i; ++k) {
                isFirst = isFirst && cards[k] != cards[i];
            }
        }
        if (isFirst) {
            take(cards[i]);
        }
    }
}

/// Calls `take(GameCard)` with each card by id that a zone may hold, once: the known ones in their
/// order, then what the others can be.
template <class Take> void forEachIdentity(const State& state, Zone zone, Take take) {
    bool hasUnknown = false;
    for (const auto card : state.cards.in(zone)) {
        if (card.id()) {
            take(card);
        } else {
            hasUnknown = true;
        }
    }
    if (!hasUnknown) {
        return;
    }
    const SeenCards seen(state);
    for (int i = 0; i < kCardCount; ++i) {
        const CardId id(i);
        const auto cards = state.cards.in(zone);
        if (std::any_of(cards.begin(), cards.end(), [&seen, id](GameCard card) {
                return !card.id() && seen.canBe(card, id);
            })) {
            take(GameCard(id));
        }
    }
}

/// Calls `take(GameCard)` with each card that a zone may hold, told apart by suit at least, once.
template <class Take> void forEachSuit(const State& state, Zone zone, Take take) {
    bool hasUnknown = false;
    forEachDistinct(state, zone, [&hasUnknown, &take](GameCard card) {
        if (card.suit()) {
            take(card);
        } else {
            hasUnknown = true;
        }
    });
    if (!hasUnknown) {
        return;
    }
    const SeenCards seen(state);
    const auto cards = state.cards.in(zone);
    for (const auto suit : kSuits) {
        if (seen.canBe(GameCard(), suit) &&
            std::find(cards.begin(), cards.end(), GameCard(suit)) == cards.end()) {
            take(GameCard(suit));
        }
    }
}

} // namespace pocketmars::engine
