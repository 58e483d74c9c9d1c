#pragma once

#include "engine/box/card.h"
#include "engine/box/suit.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pocketmars::engine {

/// A card of a game as far as it is known: which one, only its suit, or nothing of it; and whether
/// it lies face down on a stack. One byte; cards order as their texts do in ASCII, which is the
/// order of the formats' canonical lines.
class GameCard {
public:
    /// Nothing is known of it.
    constexpr GameCard() = default;
    constexpr explicit GameCard(CardId id)
        : m_code(static_cast<std::uint8_t>(
              kFirstKnown + kInAscii.at(index(id.suit())) * kCardsPerSuit + id.rank())) {}
    /// Only its suit is known, from its back.
    constexpr explicit GameCard(Suit suit)
        : m_code(static_cast<std::uint8_t>(kFirstOfSuit + kInAscii.at(index(suit)))) {}

    /// Reads `G5`, `?G` or `?`, each with `~` before it where it lies face down.
    [[nodiscard]] static std::optional<GameCard> parse(std::string_view text);
    [[nodiscard]] std::string toString() const;

    [[nodiscard]] constexpr std::optional<CardId> id() const {
        if (face() < kFirstKnown) {
            return std::nullopt;
        }
        const int known = face() - kFirstKnown;
        return CardId(inAscii(known / kCardsPerSuit), known % kCardsPerSuit);
    }
    [[nodiscard]] constexpr std::optional<Suit> suit() const {
        if (face() < kFirstOfSuit) {
            return std::nullopt;
        }
        return face() < kFirstKnown ? inAscii(face() - kFirstOfSuit) : id()->suit();
    }

    [[nodiscard]] constexpr bool isFaceDown() const { return (m_code & kFaceDown) != 0; }
    [[nodiscard]] constexpr GameCard faceDown() const { return fromCode(m_code | kFaceDown); }
    [[nodiscard]] constexpr GameCard faceUp() const { return fromCode(face()); }

    /// All that is known of it in one byte; other cards have other codes.
    [[nodiscard]] constexpr std::uint8_t code() const { return m_code; }

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes a defaulted <=> for a null pointer
    friend constexpr auto operator<=>(GameCard, GameCard) = default;

private:
    // ?   ?A ?C ?E ?G ?H   A1 .. A7 C1 .. C7 E1 .. E7 G1 .. G7 H0a .. H0g
    // 0   1  ..       5    6  ..                                   ..  40
    static constexpr int kFirstOfSuit = 1;
    static constexpr int kFirstKnown = 6;
    static constexpr int kFaceDown = 64;

    /// A suit's place by letter; read the other way, it is its own inverse.
    static constexpr std::array<std::uint8_t, kSuitCount> kInAscii{3, 2, 1, 0, 4};
    static constexpr Suit inAscii(int place) {
        return kSuits.at(kInAscii.at(static_cast<std::size_t>(place)));
    }

    static constexpr GameCard fromCode(int code) {
        GameCard card;
        card.m_code = static_cast<std::uint8_t>(code);
        return card;
    }
    [[nodiscard]] constexpr int face() const { return m_code & ~kFaceDown; }

    std::uint8_t m_code = 0;
};

} // namespace pocketmars::engine
