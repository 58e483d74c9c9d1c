#pragma once

#include "db/game.h"
#include "engine/box/player.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Statement;
}

namespace pocketmars::db {

/// How a game ended for somebody.
enum class GameResult : std::uint8_t {
    Won,  ///< alone or with others
    Lost, ///< somebody else won
    Drawn ///< nobody won
};

/// Which games a list holds: those that fit all that is set. The default is all.
struct GameFilter {
    std::optional<GameKind> kind = {};
    std::optional<engine::Mode> mode = {};
    std::optional<int> newest = {}; ///< at most so many, the newest ones
    std::string level = {};         ///< `android`, …
    std::string person = {};        ///< played in them: a name, or the colour of people without one
    /// For that person; without one, for the human of a solo game.
    std::optional<GameResult> result = {};
    bool withoutAdvice = false; ///< only games in which the coach was not asked
    /// Is part of a name, a colour, the note, the profile's or the source's name; ASCII letters in
    /// any case.
    std::string text = {};
    std::optional<std::chrono::sys_seconds> from = {};  ///< UTC, inclusive
    std::optional<std::chrono::sys_seconds> until = {}; ///< UTC, exclusive
};

/// A filter as SQL on rows of `game`. Only for the .cpp files here.
struct FilterSql {
    std::string where; ///< a condition
    std::vector<std::string> texts;

    /// Binds the condition's parameters, ?1 and so on.
    void bindTo(SQLite::Statement& statement) const;
};

/// Leaves `newest` to the caller.
[[nodiscard]] FilterSql sqlOf(const GameFilter& filter);

} // namespace pocketmars::db
