#include "db/history.h"

#include "db/file/sqlite_error.h"
#include "db/rows/game_insert.h"
#include "db/rows/game_rows.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>

namespace pocketmars::db {
namespace {

tl::unexpected<Error> notFound(GameId id) {
    return tl::unexpected(
        Error{ErrorCode::NotFound,
              //: %1 a number
              engine::phrase("Database",
                             "there is no game %1 in the history: list it to see those there are")
                  .with(std::to_string(id.value()))});
}

} // namespace

History::History(Database& database) : m_database(&database) {}

tl::expected<GameId, Error> History::add(const NewGame& game) {
    if (auto valid = checkNew(game); !valid) {
        return tl::unexpected(std::move(valid).error());
    }
    return guarded(m_database->file(), [&]() -> tl::expected<GameId, Error> {
        SQLite::Database& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const GameId id = insertGame(connection, game);
        transaction.commit();
        return id;
    });
}

tl::expected<std::vector<Game>, Error> History::list(const GameFilter& filter) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::vector<Game>, Error> {
        const FilterSql chosen = sqlOf(filter);
        const int most = filter.newest ? std::max(0, *filter.newest) : kAllGames;
        SQLite::Database& connection = m_database->connection();
        SQLite::Statement rows(connection, selectGames(chosen.where, most));
        chosen.bindTo(rows);
        return readGames(connection, rows, m_database->file());
    });
}

tl::expected<std::size_t, Error> History::count() const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::size_t, Error> {
        const auto count = m_database->connection().execAndGet("SELECT count(*) FROM game");
        return static_cast<std::size_t>(count.getInt64());
    });
}

tl::expected<Game, Error> History::get(GameId id) const {
    return guarded(m_database->file(), [&]() -> tl::expected<Game, Error> {
        SQLite::Database& connection = m_database->connection();
        SQLite::Statement rows(connection, selectGames("id = ?1"));
        rows.bind(1, id.value());
        auto games = readGames(connection, rows, m_database->file());
        if (!games) {
            return tl::unexpected(std::move(games).error());
        }
        if (games->empty()) {
            return notFound(id);
        }
        return std::move(games->front());
    });
}

tl::expected<std::optional<std::string>, Error> History::tableJson(GameId id) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::optional<std::string>, Error> {
        SQLite::Statement row(m_database->connection(),
                              "SELECT table_json FROM game LEFT JOIN observation "
                              "ON game_id = game.id WHERE game.id = ?");
        row.bind(1, id.value());
        if (!row.executeStep()) {
            return notFound(id);
        }
        if (row.getColumn(0).isNull()) {
            return std::nullopt;
        }
        return row.getColumn(0).getString();
    });
}

tl::expected<std::string, Error> History::uid(GameId id) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::string, Error> {
        SQLite::Statement row(m_database->connection(), "SELECT uid FROM game WHERE id = ?");
        row.bind(1, id.value());
        if (!row.executeStep()) {
            return notFound(id);
        }
        return row.getColumn(0).getString();
    });
}

tl::expected<void, Error> History::amend(GameId id, const GameInfo& info) {
    if (auto valid = checkNew(info); !valid) {
        return valid;
    }
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        SQLite::Database& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        if (!replaceInfo(connection, id, info)) {
            return notFound(id);
        }
        transaction.commit();
        return {};
    });
}

tl::expected<void, Error> History::replace(GameId id, const NewGame& game) {
    if (auto valid = checkNew(game); !valid) {
        return valid;
    }
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        SQLite::Database& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        if (!replaceGame(connection, id, game)) {
            return notFound(id);
        }
        transaction.commit();
        return {};
    });
}

tl::expected<std::vector<std::string>, Error> History::persons() const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::vector<std::string>, Error> {
        SQLite::Statement rows(m_database->connection(),
                               "SELECT ifnull(name, colour) AS person FROM player "
                               "WHERE role = 'human' GROUP BY person ORDER BY count(*) DESC, "
                               "person");
        std::vector<std::string> persons;
        while (rows.executeStep()) {
            persons.push_back(rows.getColumn(0).getString());
        }
        return persons;
    });
}

tl::expected<std::map<std::string, std::string>, Error> History::usualPlayers() const {
    using Names = std::map<std::string, std::string>;
    return guarded(m_database->file(), [&]() -> tl::expected<Names, Error> {
        SQLite::Statement rows(m_database->connection(), "SELECT colour, name FROM usual_player");
        Names names;
        while (rows.executeStep()) {
            names[rows.getColumn(0).getString()] = rows.getColumn(1).getString();
        }
        return names;
    });
}

tl::expected<void, Error> History::setUsualPlayer(const std::string& colour,
                                                  const std::string& name) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        SQLite::Database& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement forget(connection, "DELETE FROM usual_player WHERE colour = ?");
        forget.bind(1, colour);
        forget.exec();
        if (!name.empty()) {
            for (const auto* sql :
                 {"INSERT INTO usual_player (colour, name) VALUES (?1, ?2)",
                  "UPDATE player SET name = ?2 WHERE colour = ?1 AND role = 'human' AND name IS "
                  "NULL"}) {
                SQLite::Statement keep(connection, sql);
                keep.bind(1, colour);
                keep.bind(2, name);
                keep.exec();
            }
        }
        transaction.commit();
        return {};
    });
}

tl::expected<std::optional<Photo>, Error> History::photo(GameId id) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::optional<Photo>, Error> {
        SQLite::Statement row(m_database->connection(),
                              "SELECT file_name, content FROM game LEFT JOIN photo "
                              "ON photo.game_id = game.id WHERE game.id = ?");
        row.bind(1, id.value());
        if (!row.executeStep()) {
            return notFound(id);
        }
        if (row.getColumn(0).isNull()) {
            return std::nullopt;
        }
        const SQLite::Column content = row.getColumn(1);
        const auto* bytes = static_cast<const std::byte*>(content.getBlob());
        return Photo{row.getColumn(0).getString(), {bytes, bytes + content.getBytes()}};
    });
}

tl::expected<std::optional<GameId>, Error>
History::scoredFrom(const std::vector<std::byte>& photo) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::optional<GameId>, Error> {
        // Its length is known without reading the photo.
        SQLite::Statement row(
            m_database->connection(),
            "SELECT game_id FROM photo JOIN game ON game.id = game_id"
            " WHERE length(content) = ?1 AND content = ?2 AND kind = 'pocket_mars'"
            " AND NOT EXISTS (SELECT 1 FROM followed_game WHERE game_id = game.id)"
            " ORDER BY game_id DESC LIMIT 1");
        row.bind(1, static_cast<std::int64_t>(photo.size()));
        row.bindNoCopy(2, photo.data(), static_cast<int>(photo.size()));
        if (!row.executeStep()) {
            return std::nullopt;
        }
        return GameId(row.getColumn(0).getInt64());
    });
}

tl::expected<void, Error> History::remove(GameId id) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        // Its steps and their pictures as well: nobody could look at them any more.
        SQLite::Statement followed(connection, "DELETE FROM followed_game WHERE game_id = ?");
        followed.bind(1, id.value());
        followed.exec();
        SQLite::Statement game(connection, "DELETE FROM game WHERE id = ?");
        game.bind(1, id.value());
        if (game.exec() == 0) {
            return notFound(id);
        }
        transaction.commit();
        return {};
    });
}

} // namespace pocketmars::db
