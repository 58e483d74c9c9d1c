#pragma once

#include "db/database.h"
#include "db/error.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::db {

/// Which games a list holds; the default is all.
struct GameFilter {
    std::optional<engine::Mode> mode; ///< only games of that mode
    std::optional<int> newest;        ///< at most so many, the newest ones
};

/// The games in a database. Each call is one transaction: done in full when it returns, or not at
/// all when it returns an error.
class History {
public:
    /// The database outlives the history.
    explicit History(Database& database);

    /// @return the new game's id; Refused for a game without players, with a winner who did not
    ///         play, or with a word, date, JSON text or photo that the schema does not take
    [[nodiscard]] tl::expected<GameId, Error> add(const NewGame& game);

    /// Newest first; games of one second, the one added last first. One query, however many games;
    /// photos and observations are not read.
    [[nodiscard]] tl::expected<std::vector<Game>, Error> list(const GameFilter& filter = {}) const;

    /// @return NotFound if there is no such game, here and below
    [[nodiscard]] tl::expected<Game, Error> get(GameId id) const;

    /// What was scored, `pocketmars.table/1`, as it was added.
    [[nodiscard]] tl::expected<std::string, Error> tableJson(GameId id) const;

    /// Nothing if the game was added without one.
    [[nodiscard]] tl::expected<std::optional<Photo>, Error> photo(GameId id) const;

    /// Removes a game with its photo and all. The file keeps its size; the room is used again.
    [[nodiscard]] tl::expected<void, Error> remove(GameId id);

private:
    Database* m_database;
};

} // namespace pocketmars::db
