#pragma once

#include "db/game.h"
#include "engine/box/player.h"

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A game that is followed while it is played.
namespace pocketmars::db {

/// Names one followed game for as long as the history exists.
class FollowedId {
public:
    constexpr explicit FollowedId(std::int64_t value) : m_value(value) {}
    [[nodiscard]] constexpr std::int64_t value() const { return m_value; }

    // NOLINTNEXTLINE(modernize-use-nullptr): as for GameId
    friend constexpr auto operator<=>(FollowedId, FollowedId) = default;

private:
    std::int64_t m_value;
};

/// By what a game is found again.
struct FollowedInfo {
    engine::Mode mode = engine::Mode::Solo;
    engine::Edition edition = engine::Edition::English;
    std::string level;                ///< `android`, …; empty in versus
    std::vector<std::string> colours; ///< in seating order
    std::string profileName;          ///< empty if none was used
    std::string sourcePath;           ///< of a folder or file; empty: a live camera

    friend bool operator==(const FollowedInfo&, const FollowedInfo&) = default;
};

/// A state that a game has come to, and how.
struct FollowedStep {
    std::chrono::sys_seconds toldAt; ///< UTC
    std::string table;               ///< the name of the table at which it was seen
    std::string played;              ///< `setup`, `architect`, `failure`, `android`, `turn`
    std::string moves;               ///< in notation
    std::string words;
    std::vector<std::string> inferred; ///< what it gave away of hidden cards, in words
    double margin = 0.0;               ///< 0..1
    bool provisional = false;
    std::string stateJson; ///< `pocketmars.state/1`
    /// The table at which it was seen, a JPEG file's bytes; empty: none. Reading steps leaves it
    /// empty: FollowedGames::picture has it.
    std::string picture = {};

    friend bool operator==(const FollowedStep&, const FollowedStep&) = default;
};

/// How a game ends so far, as a program knows it that follows the game.
struct FollowedEnd {
    std::size_t steps = 0;
    std::string stateJson; ///< of the last step

    friend bool operator==(const FollowedEnd&, const FollowedEnd&) = default;
};

[[nodiscard]] inline FollowedEnd endOf(std::span<const FollowedStep> steps) {
    return {steps.size(), steps.empty() ? std::string() : steps.back().stateJson};
}

struct FollowedGame {
    FollowedId id;
    FollowedInfo info;
    std::chrono::sys_seconds startedAt; ///< UTC
    std::optional<GameId> savedAs;      ///< finished, but perhaps its player was not told
    std::vector<FollowedStep> steps;    ///< from the set-up on
    int advisedMoves = 0;               ///< at which the coach was asked
};

} // namespace pocketmars::db
