#pragma once

#include "app/session/scoring/score_lines.h"
#include "db/game.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What many games say together. The automaton is a player who can win.
namespace pocketmars::session {

/// How games ended for somebody.
struct Tally {
    int won = 0; ///< alone or with others
    int lost = 0;
    int drawn = 0;

    [[nodiscard]] int games() const { return won + lost + drawn; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// The results of one kind of game.
struct LevelTally {
    std::string level; ///< `android`, …; empty: solo, but the level is not known
    bool versus = false;
    Tally tally;
    db::GameKind kind = db::GameKind::PocketMars; ///< To Mars has one such row, without a level
    std::optional<std::chrono::sys_seconds> firstWin{}; ///< UTC

    friend bool operator==(const LevelTally&, const LevelTally&) = default;
};

struct ScoredAt {
    int game = 0; ///< counts all games from 1, the oldest
    int points = 0;

    friend bool operator==(const ScoredAt&, const ScoredAt&) = default;
};

/// One player's points, oldest game first.
struct ScoreSeries {
    std::string person; ///< a name or a colour; empty: the automaton
    std::vector<ScoredAt> scores;

    friend bool operator==(const ScoreSeries&, const ScoreSeries&) = default;
};

/// Points a game by line of the score pad, over games whose lines are known.
struct LineMeans {
    int games = 0;
    std::array<double, kScoreLines> points{}; ///< by ScoreLine

    friend bool operator==(const LineMeans&, const LineMeans&) = default;
};

/// Points are those of Pocket Mars; where all games are of To Mars, of that.
struct Statistics {
    int games = 0;
    Tally tally;                    ///< see statisticsOf
    std::vector<LevelTally> levels; ///< that were played: solo by level, unknown, versus
    std::vector<ScoreSeries> scores;
    LineMeans people;
    LineMeans automaton;
    std::optional<double> meanPoints;                 ///< of the people
    std::optional<int> bestPoints;                    ///< of the people
    int longestStreak = 0;                            ///< games won in a row
    int currentStreak = 0;                            ///< the last ones that were won in a row
    std::optional<std::chrono::sys_seconds> firstWin; ///< UTC
    int minutes = 0;                                  ///< of the games whose duration is known
};

/// Means of each score with those before it, as many as there are, up to a number.
/// @param window  of scores, at least 1
/// @return by score
[[nodiscard]] std::vector<double> movingMeans(std::span<const ScoredAt> scores, std::size_t window);

/// How many people have a series of their own; those with most games.
inline constexpr std::size_t kMaxSeries = 4;

/// @param games   in any order
/// @param person  whose games these are: a name, or the colour of people without one; only they
///                count as people then. Empty: everybody counts, and results are those of the
///                humans of solo games
[[nodiscard]] Statistics statisticsOf(std::span<const db::Game> games,
                                      const std::string& person = {});

} // namespace pocketmars::session
