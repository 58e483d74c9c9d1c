#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pocketmars::engine {

/// The five suits, in building order (rulings, Components and names). A project card's suit names
/// the building that it belongs to.
enum class Suit : std::uint8_t { Greenhouse, EnergyBank, CommsCenter, Aqualab, Habitation };

inline constexpr std::size_t kSuitCount = 5;
inline constexpr std::array<Suit, kSuitCount> kSuits{
    Suit::Greenhouse, Suit::EnergyBank, Suit::CommsCenter, Suit::Aqualab, Suit::Habitation};

/// The four buildings that hold colonists, and so score: all but habitation.
inline constexpr std::array<Suit, 4> kScoringSuits{Suit::Greenhouse, Suit::EnergyBank,
                                                   Suit::CommsCenter, Suit::Aqualab};

/// The suit's place in kSuits, 0..4.
[[nodiscard]] constexpr std::size_t index(Suit suit) { return static_cast<std::size_t>(suit); }

/// `greenhouse`, `energy_bank`, …: the names that the JSON formats use.
[[nodiscard]] std::string_view name(Suit suit);

/// `G`, `E`, `C`, `A` or `H`: the first letter of a card's id.
[[nodiscard]] char letter(Suit suit);

[[nodiscard]] std::optional<Suit> suitFromName(std::string_view text);
[[nodiscard]] std::optional<Suit> suitFromLetter(char text);

} // namespace pocketmars::engine
