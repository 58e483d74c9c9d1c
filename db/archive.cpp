#include "db/archive.h"

#include "db/file/sqlite_error.h"
#include "db/rows/followed_rows.h"
#include "db/rows/game_insert.h"
#include "db/rows/game_rows.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <string>
#include <utility>

namespace pocketmars::db {
namespace {

/// What lists don't show of a game.
void readRest(SQLite::Database& connection, GameId id, NewGame& game) {
    SQLite::Statement row(connection, "SELECT uid, ifnull(table_json, '') FROM game LEFT JOIN "
                                      "observation ON game_id = game.id WHERE game.id = ?");
    row.bind(1, id.value());
    row.executeStep();
    game.uid = row.getColumn(0).getString();
    game.tableJson = row.getColumn(1).getString();
}

bool isKnown(SQLite::Database& connection, const std::string& uid) {
    SQLite::Statement row(connection, "SELECT 1 FROM game WHERE uid = ?");
    row.bind(1, uid);
    return row.executeStep();
}

} // namespace

tl::expected<std::vector<ArchivedGame>, Error> archivedGames(Database& database,
                                                             const GameFilter& filter) {
    using Games = std::vector<ArchivedGame>;
    return guarded(database.file(), [&]() -> tl::expected<Games, Error> {
        auto& connection = database.connection();
        const SQLite::Transaction look(connection); // one moment for all queries
        const FilterSql chosen = sqlOf(filter);
        SQLite::Statement rows(connection, selectGames(chosen.where));
        chosen.bindTo(rows);
        auto listed = readGames(connection, rows, database.file());
        if (!listed) {
            return tl::unexpected(std::move(listed).error());
        }
        Games games;
        for (auto& each : *listed) {
            ArchivedGame game;
            game.game.info = std::move(each.info);
            readRest(connection, each.id, game.game);
            if (each.wasFollowed) {
                auto followed = followedAs(connection, each.id, database.file());
                if (!followed) {
                    return tl::unexpected(std::move(followed).error());
                }
                if (auto& found = *followed) {
                    game.followed = ArchivedSteps{std::move(found->info), found->startedAt,
                                                  std::move(found->steps)};
                }
            }
            games.push_back(std::move(game));
        }
        return games;
    });
}

tl::expected<ImportCount, Error> addArchived(Database& database,
                                             std::span<const ArchivedGame> games) {
    for (const auto& each : games) {
        if (auto valid = checkNew(each.game); !valid) {
            return tl::unexpected(std::move(valid).error());
        }
    }
    return guarded(database.file(), [&]() -> tl::expected<ImportCount, Error> {
        auto& connection = database.connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        ImportCount count;
        for (const auto& [game, followed] : games) {
            if (isKnown(connection, game.uid)) {
                ++count.known;
                continue;
            }
            const GameId id = insertGame(connection, game, Naming::AsGiven);
            if (followed) {
                insertClosed(connection, id, followed->info, followed->startedAt, followed->steps);
            }
            ++count.added;
        }
        transaction.commit();
        return count;
    });
}

} // namespace pocketmars::db
