#pragma once

#include "engine/box/player.h"
#include "engine/box/readings.h"
#include "engine/observation/observation.h"
#include "engine/state/card_zones.h"
#include "engine/state/progress.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A whole game at one moment, hidden cards included: `pocketmars.state/1`.
namespace pocketmars::engine {

/// How strong DA starts in solo.
enum class Level : std::uint8_t { Android, SuperDroid, Cyborg };

/// What is about to be played: a phase of solo, or a turn of versus.
enum class Phase : std::uint8_t {
    Architect, ///< solo
    Failure,   ///< solo
    Android,   ///< solo
    Turn,      ///< versus
    Over       ///< the game has ended
};

/// Whether a player has a turn, and not only a machine.
[[nodiscard]] constexpr bool isPlayersTurn(Phase phase) {
    return phase == Phase::Architect || phase == Phase::Turn;
}

/// The formats' words: `super_droid`, `architect`, …
[[nodiscard]] std::string_view name(Level level);
[[nodiscard]] std::string_view name(Phase phase);
[[nodiscard]] std::optional<Level> levelFromName(std::string_view text);

/// What lies before one player, and where their colonists are: seven in all.
struct PlayerState {
    std::uint8_t energy = 0;               ///< 0..7
    std::uint8_t earth = 0;                ///< colonists on Earth
    std::uint8_t ship = 0;                 ///< colonists on the own ship
    std::array<std::uint8_t, 4> oneStar{}; ///< by kScoringSuits
    std::array<std::uint8_t, 4> twoStar{}; ///< by kScoringSuits

    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// A value without allocations: copy it to try a move, compare it to see what came of it.
struct State {
    Mode mode = Mode::Solo;
    Edition edition = Edition::English;
    Level level = Level::Android; ///< solo only
    Phase phase = Phase::Architect;
    std::uint8_t toMove = 0;      ///< seat; 0 at Over
    std::uint8_t playerCount = 2; ///< 2 in solo: the human, then DA
    Readings readings;
    std::int32_t round = 1; ///< from 1; stays that of the last round at Over
    std::array<PlayerState, kMaxPlayers> players{}; ///< by seat; the first playerCount count
    CardZones cards;
    Progress progress; ///< within the phase; as it begins, and in every file, the default

    /// Hands, prep modules and the discard pile compare as multisets, all else exactly.
    friend bool operator==(const State& a, const State& b);
};

/// A state with the players' colours, which the rules can do without.
struct NamedState {
    State state;
    std::vector<std::string> colours; ///< by seat, state.playerCount of them

    friend bool operator==(const NamedState&, const NamedState&) = default;
};

[[nodiscard]] Role roleOf(const State& state, std::size_t seat);

/// Colonists of all players on ★★ of one building, by kScoringSuits.
[[nodiscard]] int colonistsOnTwoStar(const State& state, std::size_t building);
/// One player's colonists in all buildings.
[[nodiscard]] int colonistsInBuildings(const PlayerState& player);

/// What a camera could see of the table at best: the public part, certain. A face-up card whose
/// face the state doesn't know reads as unread.
[[nodiscard]] Observation observe(const NamedState& game);

} // namespace pocketmars::engine
