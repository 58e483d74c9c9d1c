#pragma once

#include "db/database.h"
#include "db/error.h"
#include "db/game.h"
#include "db/game_filter.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::db {

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

    /// How many games there are.
    [[nodiscard]] tl::expected<std::size_t, Error> count() const;

    /// @return NotFound if there is no such game, here and below
    [[nodiscard]] tl::expected<Game, Error> get(GameId id) const;

    /// What was scored, `pocketmars.table/1`, as it was added; nothing if the game was written down
    /// by hand.
    [[nodiscard]] tl::expected<std::optional<std::string>, Error> tableJson(GameId id) const;

    /// By what the game is known again elsewhere; the same for ever.
    [[nodiscard]] tl::expected<std::string, Error> uid(GameId id) const;

    /// Nothing if the game was added without one.
    [[nodiscard]] tl::expected<std::optional<Photo>, Error> photo(GameId id) const;

    /// The game of Pocket Mars that was scored from this very photo; none if it was followed step
    /// by step.
    [[nodiscard]] tl::expected<std::optional<GameId>, Error>
    scoredFrom(const std::vector<std::byte>& photo) const;

    /// Says anew when and how a game was played, by whom and with which points; table, photo and
    /// steps stay.
    /// @return Refused as add() does
    [[nodiscard]] tl::expected<void, Error> amend(GameId id, const GameInfo& info);

    /// Puts a game in the place of one: all but its id and uid is the new one's.
    /// @return Refused as add() does
    [[nodiscard]] tl::expected<void, Error> replace(GameId id, const NewGame& game);

    /// The people who played, those with most games first: names, and the colours of those without.
    [[nodiscard]] tl::expected<std::vector<std::string>, Error> persons() const;

    /// Colour to the name of the person who usually plays it.
    [[nodiscard]] tl::expected<std::map<std::string, std::string>, Error> usualPlayers() const;

    /// From now on people of that colour get the name when a game is added, and those of earlier
    /// games who have none get it now.
    /// @param name  empty: nobody in particular; no game changes
    [[nodiscard]] tl::expected<void, Error> setUsualPlayer(const std::string& colour,
                                                           const std::string& name);

    /// Removes a game with its photo and all. The file keeps its size; the room is used again.
    [[nodiscard]] tl::expected<void, Error> remove(GameId id);

private:
    Database* m_database;
};

} // namespace pocketmars::db
