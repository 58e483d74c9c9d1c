#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pocketmars::engine {

enum class Mode : std::uint8_t {
    Solo,  ///< one human against Devious Automatics
    Versus ///< 2 to 4 humans
};

enum class Role : std::uint8_t {
    Human,
    Da ///< Devious Automatics, the automaton of the solo game
};

enum class Edition : std::uint8_t {
    English,
    Polish ///< differs in the tie-break (rulings, Scoring)
};

inline constexpr int kColonistsPerColour = 7;
inline constexpr int kMaxEnergy = 7;
inline constexpr std::size_t kPrepCards = 2; ///< what a player prepares for a round, DA as well
inline constexpr int kMaxPlayers = 4;

/// How many colonists a ★★ space holds: 1 in solo and 2-player games, 2 with 3 or 4 players.
[[nodiscard]] constexpr int twoStarCapacity(int players) { return players > 2 ? 2 : 1; }

/// The formats' words: `solo`, `human`, `en`, …
[[nodiscard]] std::string_view name(Mode mode);
[[nodiscard]] std::string_view name(Role role);
[[nodiscard]] std::string_view name(Edition edition);
[[nodiscard]] std::optional<Mode> modeFromName(std::string_view text);
[[nodiscard]] std::optional<Role> roleFromName(std::string_view text);
[[nodiscard]] std::optional<Edition> editionFromName(std::string_view text);

} // namespace pocketmars::engine
