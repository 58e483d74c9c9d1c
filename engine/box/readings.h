#pragma once

#include "engine/box/suit.h"

#include <array>
#include <cstdint>
#include <optional>

namespace pocketmars::engine {

/// What C4 swaps when played from a prep module.
enum class C4Bottom : std::uint8_t {
    Colonists, ///< one on ★ and one on ★★
    Cards      ///< the two top cards of one stack
};

/// Which colonists the Polish edition's tie-break counts first: a doubtful reading of its icon
/// (rulings, Doubtful readings).
enum class PolishTie : std::uint8_t { TwoStar, OneStar };

/// How the prints are read where icons are lost or editions differ (rulings, Doubtful readings).
/// The defaults are the table's.
struct Readings {
    /// Suit to hold for the bottom action of the 5s and the 7s, by the card's suit in
    /// kScoringSuits.
    std::array<Suit, 4> heldFor5 = kScoringSuits;
    std::array<Suit, 4> heldFor7 = kScoringSuits;
    /// Suit to discard for the bottom actions of C3 and A3; nothing: a card of any suit.
    std::optional<Suit> discardedForC3 = Suit::CommsCenter;
    std::optional<Suit> discardedForA3 = Suit::Aqualab;
    C4Bottom c4Bottom = C4Bottom::Colonists;
    PolishTie polishTie = PolishTie::TwoStar;

    friend bool operator==(const Readings&, const Readings&) = default;
};

} // namespace pocketmars::engine
