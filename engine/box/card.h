#pragma once

#include "engine/box/suit.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pocketmars::engine {

inline constexpr int kCardCount = 35;
inline constexpr int kCardsPerSuit = 7;

/// One of the 35 project cards, `G1` .. `H0g`. Its index runs suit by suit in building order, by
/// value within a suit (H0a .. H0g are 28 .. 34).
class CardId {
public:
    /// @param index  0..34
    constexpr explicit CardId(int index) : m_index(static_cast<std::uint8_t>(index)) {}

    /// @param rank  0..6: value minus one, or the place in H0a .. H0g
    constexpr CardId(Suit suit, int rank)
        : CardId(static_cast<int>(engine::index(suit)) * kCardsPerSuit + rank) {}

    /// Reads `G5` or `H0c`; nothing for any other text.
    [[nodiscard]] static std::optional<CardId> parse(std::string_view text);

    [[nodiscard]] constexpr int index() const { return m_index; }
    [[nodiscard]] constexpr Suit suit() const { return kSuits[m_index / kCardsPerSuit]; }
    [[nodiscard]] constexpr int rank() const { return m_index % kCardsPerSuit; }

    /// 1..7; 0 for a habitation card.
    [[nodiscard]] constexpr int value() const {
        return suit() == Suit::Habitation ? 0 : rank() + 1;
    }

    [[nodiscard]] std::string toString() const;

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes a defaulted <=> for a null pointer
    friend constexpr auto operator<=>(CardId, CardId) = default;

private:
    std::uint8_t m_index;
};

} // namespace pocketmars::engine
