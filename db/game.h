#pragma once

#include "engine/box/player.h"
#include "engine/rules/score.h"

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A game as the history holds it.
namespace pocketmars::db {

/// Names one game for as long as the history exists; never given twice.
class GameId {
public:
    constexpr explicit GameId(std::int64_t value) : m_value(value) {}

    /// Counted from 1: what people type and read.
    [[nodiscard]] constexpr std::int64_t value() const { return m_value; }

    // clang-tidy 14 takes the 0 in what the compiler writes here for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    friend constexpr auto operator<=>(GameId, GameId) = default;

private:
    std::int64_t m_value;
};

/// Which game was played.
enum class GameKind : std::uint8_t { PocketMars, ToMars };
/// The word of the database and the formats: `to_mars`.
[[nodiscard]] constexpr std::string_view name(GameKind kind) {
    return kind == GameKind::ToMars ? "to_mars" : "pocket_mars";
}

/// What lists show of a game.
struct GameInfo {
    GameKind kind = GameKind::PocketMars;
    std::chrono::sys_seconds playedAt; ///< UTC; years 0 to 9999
    engine::Edition edition = engine::Edition::English;
    std::string level;        ///< solo: `android`, …; empty if not known
    std::string profileName;  ///< of the card profile; empty if none was used
    std::string sourceName;   ///< the photo's or JSON file's; empty if there is none
    engine::ScoreSheet sheet; ///< mode, players, points and winners in seating order
    /// By seat; an empty name goes by its colour. Empty where nobody has a name.
    std::vector<std::string> names;
    /// By seat, where no more than the totals is known, and in To Mars: the sheet's lines are 0
    /// then. Else empty.
    std::vector<int> bareTotals;
    std::optional<int> durationMin; ///< minutes, from 1
    std::string note;               ///< the player's own words; may be empty
    int advisedMoves = 0;           ///< at which the coach was asked

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// What a player is called; empty: goes by the colour.
[[nodiscard]] inline std::string nameOf(const GameInfo& info, std::size_t seat) {
    return seat < info.names.size() ? info.names[seat] : std::string();
}

[[nodiscard]] inline int totalOf(const GameInfo& info, std::size_t seat) {
    return seat < info.bareTotals.size() ? info.bareTotals[seat] : info.sheet.players[seat].total();
}

/// A photo as it lay on the disk.
struct Photo {
    std::string fileName;         ///< without its folder
    std::vector<std::byte> bytes; ///< the file's own, not decoded; at most 1 GB

    friend bool operator==(const Photo&, const Photo&) = default;
};

/// A game to add.
struct NewGame {
    GameInfo info;
    /// What was scored, `pocketmars.table/1` or `pocketmars.to_mars/1`; empty: written down by
    /// hand.
    std::string tableJson;
    std::optional<Photo> photo;
    /// By what the game is known again elsewhere; empty: it gets one.
    std::string uid = {};
};

/// A game of the history.
struct Game {
    GameId id;
    GameInfo info;
    bool hasPhoto = false;
    bool wasFollowed = false; ///< its steps are there: FollowedGames::ofGame

    friend bool operator==(const Game&, const Game&) = default;
};

} // namespace pocketmars::db
