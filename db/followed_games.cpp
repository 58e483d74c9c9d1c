#include "db/followed_games.h"

#include "db/file/sqlite_error.h"
#include "db/rows/followed_rows.h"
#include "db/rows/game_insert.h"
#include "db/support/utc.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <string>

namespace pocketmars::db {
namespace {

using engine::phrase;

tl::unexpected<Error> notOpen() {
    return tl::unexpected(
        Error{ErrorCode::Refused,
              //: Why a step of a game can't be kept
              phrase("Database", "the game was ended in another window: start the watch again")});
}

bool isOpen(SQLite::Database& connection, FollowedId id) {
    SQLite::Statement row(connection,
                          "SELECT 1 FROM followed_game WHERE id = ? AND outcome = 'open'");
    row.bind(1, id.value());
    return row.executeStep();
}

tl::unexpected<Error> goesOnElsewhere() {
    return tl::unexpected(
        Error{ErrorCode::Refused,
              //: Why a step of a game can't be kept
              phrase("Database", "the game goes on in another window: play on there, or close that "
                                 "window and start the watch again")});
}

bool endsSo(SQLite::Database& connection, FollowedId id, const FollowedEnd& known) {
    SQLite::Statement row(connection, "SELECT number + 1, state_json FROM followed_step WHERE "
                                      "followed_game_id = ? ORDER BY number DESC LIMIT 1");
    row.bind(1, id.value());
    if (!row.executeStep()) {
        return known == FollowedEnd{};
    }
    return known == FollowedEnd{static_cast<std::size_t>(row.getColumn(0).getInt64()),
                                row.getColumn(1).getString()};
}

/// How long a game took that ends now; nothing for a recording, which takes as long as the computer
/// needs, and for a game that was broken off in between.
std::optional<int> minutesPlayed(SQLite::Database& connection, FollowedId id,
                                 std::chrono::sys_seconds end) {
    constexpr int kLongest = 6 * 60;
    SQLite::Statement row(connection, "SELECT started_at_utc FROM followed_game WHERE id = ? AND "
                                      "source_path IS NULL");
    row.bind(1, id.value());
    const auto begun = row.executeStep() ? fromIsoUtc(row.getColumn(0).getString()) : std::nullopt;
    if (!begun) {
        return std::nullopt;
    }
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(end - *begun).count();
    return minutes >= 1 && minutes <= kLongest ? std::optional(static_cast<int>(minutes))
                                               : std::nullopt;
}

/// As what a game was saved that may still be changed.
std::optional<GameId> savedAsOf(SQLite::Database& connection, FollowedId id) {
    SQLite::Statement row(connection,
                          "SELECT game_id FROM followed_game WHERE id = ? AND outcome = "
                          "'finished' AND game_id IS NOT NULL");
    row.bind(1, id.value());
    return row.executeStep() ? std::optional(GameId(row.getColumn(0).getInt64())) : std::nullopt;
}

/// Takes what a game was saved as out of the history. What its player wrote about it waits.
void takeOut(SQLite::Database& connection, FollowedId id, GameId saved) {
    SQLite::Statement played(connection, "SELECT played_at_utc FROM game WHERE id = ?");
    played.bind(1, saved.value());
    const auto end =
        played.executeStep() ? fromIsoUtc(played.getColumn(0).getString()) : std::nullopt;
    played.reset();
    SQLite::Statement opened(
        connection,
        "UPDATE followed_game SET outcome = 'open', game_id = NULL, written_json = (SELECT "
        "json_object('uid', uid, 'note', note, 'duration_min', nullif(duration_min, ?2), 'names', "
        "json((SELECT json_group_object(colour, name) FROM player WHERE game_id = ?3))) "
        "FROM game WHERE id = ?3) WHERE id = ?1");
    opened.bind(1, id.value());
    // How long it took until then nobody said: it will take longer.
    if (const auto minutes = end ? minutesPlayed(connection, id, *end) : std::nullopt) {
        opened.bind(2, *minutes);
    }
    opened.bind(3, saved.value());
    opened.exec();
    SQLite::Statement removed(connection, "DELETE FROM game WHERE id = ?");
    removed.bind(1, saved.value());
    removed.exec();
}

/// Gives a game that is saved anew what was written about it before.
void giveBack(SQLite::Database& connection, FollowedId id, GameId saved) {
    // A copy of it may have been imported meanwhile.
    SQLite::Statement game(
        connection,
        "WITH was AS (SELECT json_extract(written_json, '$.uid') AS uid, "
        "json_extract(written_json, '$.note') AS note, "
        "json_extract(written_json, '$.duration_min') AS minutes "
        "FROM followed_game WHERE id = ?1 AND written_json IS NOT NULL) "
        "UPDATE game SET note = was.note, duration_min = coalesce(was.minutes, duration_min), "
        "uid = iif(was.uid IN (SELECT uid FROM game), game.uid, was.uid) "
        "FROM was WHERE game.id = ?2");
    game.bind(1, id.value());
    game.bind(2, saved.value());
    game.exec();
    SQLite::Statement players(
        connection, "WITH was AS (SELECT key AS colour, value AS name FROM followed_game, "
                    "json_each(written_json, '$.names') WHERE followed_game.id = ?1) "
                    "UPDATE player SET name = was.name FROM was WHERE game_id = ?2 AND "
                    "player.colour = was.colour");
    players.bind(1, id.value());
    players.bind(2, saved.value());
    players.exec();
}

} // namespace

FollowedGames::FollowedGames(Database& database) : m_database(&database) {}

tl::expected<FollowedId, Error> FollowedGames::begin(const FollowedInfo& info,
                                                     std::chrono::sys_seconds startedAt,
                                                     std::span<const FollowedStep> steps) {
    return guarded(m_database->file(), [&]() -> tl::expected<FollowedId, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const FollowedId id = insertFollowed(connection, info, startedAt);
        insertSteps(connection, id, 0, steps);
        transaction.commit();
        return id;
    });
}

tl::expected<std::optional<FollowedGame>, Error>
FollowedGames::open(const FollowedInfo& info) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::optional<FollowedGame>, Error> {
        auto& connection = m_database->connection();
        const SQLite::Transaction look(connection); // one moment for both queries
        SQLite::Statement row(connection,
                              std::string(kFollowedColumns) +
                                  "(outcome = 'open' OR outcome = 'finished' AND game_id IS NOT "
                                  "NULL) AND mode = ? AND edition = ? AND level IS ? AND "
                                  "colours_json = ? AND profile_name IS ? AND source_path IS ? "
                                  "ORDER BY id DESC");
        bindInfo(row, 1, info);
        return readFollowed(connection, row, m_database->file());
    });
}

tl::expected<std::optional<FollowedGame>, Error> FollowedGames::newestOpen() const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::optional<FollowedGame>, Error> {
        auto& connection = m_database->connection();
        const SQLite::Transaction look(connection); // one moment for both queries
        SQLite::Statement row(connection,
                              std::string(kFollowedColumns) + "outcome = 'open' ORDER BY id DESC");
        return readFollowed(connection, row, m_database->file());
    });
}

tl::expected<void, Error> FollowedGames::add(FollowedId id, std::size_t kept,
                                             std::span<const FollowedStep> steps,
                                             const std::optional<FollowedEnd>& known) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        if (!isOpen(connection, id)) {
            return notOpen();
        }
        if (known && !endsSo(connection, id, *known)) {
            return goesOnElsewhere();
        }
        insertSteps(connection, id, kept, steps);
        transaction.commit();
        return {};
    });
}

tl::expected<void, Error> FollowedGames::setAdvisedMoves(FollowedId id, int moves) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        SQLite::Statement update(m_database->connection(),
                                 "UPDATE followed_game SET advised_moves = ? WHERE id = ?");
        update.bind(1, moves);
        update.bind(2, id.value());
        update.exec();
        return {};
    });
}

tl::expected<GameId, Error> FollowedGames::finish(FollowedId id, std::size_t kept,
                                                  std::span<const FollowedStep> steps,
                                                  const NewGame& game,
                                                  const std::optional<FollowedEnd>& known) {
    if (auto valid = checkNew(game); !valid) {
        return tl::unexpected(std::move(valid).error());
    }
    return guarded(m_database->file(), [&]() -> tl::expected<GameId, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const auto before = savedAsOf(connection, id);
        if (!before && !isOpen(connection, id)) {
            return notOpen();
        }
        if (known && !endsSo(connection, id, *known)) {
            return goesOnElsewhere();
        }
        if (before) {
            takeOut(connection, id, *before);
        }
        insertSteps(connection, id, kept, steps);
        NewGame timed = game;
        if (!timed.info.durationMin) {
            timed.info.durationMin = minutesPlayed(connection, id, game.info.playedAt);
        }
        const GameId saved = insertGame(connection, timed);
        giveBack(connection, id, saved);
        SQLite::Statement finished(connection, "UPDATE followed_game SET outcome = 'finished', "
                                               "game_id = ?, written_json = NULL WHERE id = ?");
        finished.bind(1, saved.value());
        finished.bind(2, id.value());
        finished.exec();
        transaction.commit();
        return saved;
    });
}

tl::expected<void, Error> FollowedGames::reopen(FollowedId id, std::size_t kept,
                                                std::span<const FollowedStep> steps,
                                                const std::optional<FollowedEnd>& known) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const auto saved = savedAsOf(connection, id);
        if (!saved) {
            return notOpen();
        }
        if (known && !endsSo(connection, id, *known)) {
            return goesOnElsewhere();
        }
        takeOut(connection, id, *saved);
        insertSteps(connection, id, kept, steps);
        transaction.commit();
        return {};
    });
}

tl::expected<std::optional<FollowedGame>, Error> FollowedGames::ofGame(GameId id) const {
    return guarded(m_database->file(), [&] {
        auto& connection = m_database->connection();
        const SQLite::Transaction look(connection); // one moment for both queries
        return followedAs(connection, id, m_database->file());
    });
}

tl::expected<std::string, Error> FollowedGames::picture(FollowedId id, std::size_t number) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::string, Error> {
        SQLite::Statement row(m_database->connection(),
                              "SELECT content FROM followed_picture WHERE followed_game_id = ? "
                              "AND number = ?");
        row.bind(1, id.value());
        row.bind(2, static_cast<std::int64_t>(number));
        return row.executeStep() ? row.getColumn(0).getString() : std::string();
    });
}

tl::expected<void, Error> FollowedGames::close(FollowedId id) {
    return setOutcome(id, "finished", "closed");
}

tl::expected<void, Error> FollowedGames::abandon(FollowedId id) {
    return setOutcome(id, "open", "abandoned");
}

tl::expected<void, Error> FollowedGames::setOutcome(FollowedId id, const char* from,
                                                    const char* to) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement update(
            connection, "UPDATE followed_game SET outcome = ?1 WHERE id = ?2 AND outcome = ?3");
        update.bind(1, to);
        update.bind(2, id.value());
        update.bind(3, from);
        if (update.exec() == 0) {
            return notOpen();
        }
        // Nobody can look at the pictures of an abandoned game.
        SQLite::Statement unseen(
            connection, "DELETE FROM followed_picture WHERE followed_game_id IN (SELECT id FROM "
                        "followed_game WHERE id = ? AND outcome = 'abandoned')");
        unseen.bind(1, id.value());
        unseen.exec();
        transaction.commit();
        return {};
    });
}

} // namespace pocketmars::db
