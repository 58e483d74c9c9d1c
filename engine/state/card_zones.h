#pragma once

#include "engine/box/card.h"
#include "engine/box/game_card.h"
#include "engine/box/player.h"
#include "engine/box/suit.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace pocketmars::engine {

/// A place where cards lie.
class Zone {
    static constexpr std::size_t kSeats = kMaxPlayers;

public:
    /// @param player  seat, 0..3
    [[nodiscard]] static constexpr Zone hand(std::size_t player) { return Zone(player); }
    [[nodiscard]] static constexpr Zone prep(std::size_t player) { return Zone(kSeats + player); }
    [[nodiscard]] static constexpr Zone stack(Suit suit) {
        return Zone(2 * kSeats + engine::index(suit));
    }
    [[nodiscard]] static constexpr Zone deck() { return Zone(2 * kSeats + kSuitCount); }
    [[nodiscard]] static constexpr Zone discard() { return Zone(2 * kSeats + kSuitCount + 1); }
    /// Cards played from a hand, on their way to the discard pile; empty between turns.
    [[nodiscard]] static constexpr Zone played() { return Zone(2 * kSeats + kSuitCount + 2); }
    /// Cards drawn and not sorted yet; empty between turns.
    [[nodiscard]] static constexpr Zone drawn() { return Zone(2 * kSeats + kSuitCount + 3); }
    static constexpr std::size_t kCount = 2 * kSeats + kSuitCount + 4;

    /// 0 .. kCount - 1
    [[nodiscard]] constexpr std::size_t index() const { return m_index; }

    friend constexpr bool operator==(Zone, Zone) = default;

private:
    constexpr explicit Zone(std::size_t index) : m_index(static_cast<std::uint8_t>(index)) {}
    std::uint8_t m_index;
};

/// The zone's field in the format, for messages: `players.1.prep`, `deck`; in words for the two
/// zones that no file has.
[[nodiscard]] std::string pathOf(Zone zone);

/// Which cards lie in which zone, in order. The box holds 35, so all zones share one array, each
/// behind the one before: 52 bytes, however the cards spread.
class CardZones {
public:
    /// A stack from the oldest card to the top, the deck from the next card to draw, the discard
    /// pile to its top, hands and prep modules in any order. Valid until the cards change.
    [[nodiscard]] std::span<const GameCard> in(Zone zone) const;

    /// Those of all zones, one zone after the other. Valid until the cards change.
    [[nodiscard]] std::span<const GameCard> all() const {
        return std::span(m_cards).first(total());
    }

    /// Cards in all zones, at most kCardCount.
    [[nodiscard]] std::size_t total() const { return m_ends.back(); }

    [[nodiscard]] std::size_t count(Zone zone) const { return end(zone) - begin(zone); }

    /// Puts a card behind the last one of its zone. There is room: total() < kCardCount.
    void append(Zone zone, GameCard card);

    /// Takes a card from its place in one zone and puts it behind the last one of another, or of
    /// the same.
    /// @param place  0 .. count(from) - 1
    void move(Zone from, std::size_t place, Zone to);

    /// Says anew what is known of a card, or how it lies.
    /// @param place  0 .. count(zone) - 1
    void replace(Zone zone, std::size_t place, GameCard card);

    /// For each zone, in order, how many cards lie in it and the zones before.
    [[nodiscard]] const std::array<std::uint8_t, Zone::kCount>& ends() const { return m_ends; }

    /// Sorts the zones whose order says nothing to the rules: hands, prep modules and the discard
    /// pile.
    void sortUnordered();

    /// Cards in the same order in every zone.
    friend bool operator==(const CardZones& a, const CardZones& b);

private:
    [[nodiscard]] std::size_t begin(Zone zone) const {
        return zone.index() == 0 ? 0 : m_ends[zone.index() - 1];
    }
    [[nodiscard]] std::size_t end(Zone zone) const { return m_ends[zone.index()]; }
    void sort(Zone zone);

    std::array<GameCard, kCardCount> m_cards{};      ///< only the first total() count
    std::array<std::uint8_t, Zone::kCount> m_ends{}; ///< by zone: behind its last card
};

} // namespace pocketmars::engine
