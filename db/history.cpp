#include "db/history.h"

#include "db/game_insert.h"
#include "db/sqlite_error.h"
#include "db/utc.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <string_view>

namespace pocketmars::db {
namespace {

tl::unexpected<Error> notFound(GameId id) {
    return tl::unexpected(
        Error{ErrorCode::NotFound, "there is no game " + std::to_string(id.value()) +
                                       " in the history: list it to see those there are"});
}

/// The chosen games with their players, a row for each seat: see readGames.
/// @param choice  a SELECT of whole rows of `game`
std::string selectGames(std::string_view choice) {
    return "WITH chosen AS (" + std::string(choice) +
           ") SELECT id, played_at_utc, mode, edition, ifnull(level, ''), ifnull(profile_name, ''),"
           " ifnull(source_name, ''), EXISTS (SELECT 1 FROM photo WHERE game_id = chosen.id), role,"
           " colour, is_winner, ship_points, one_star_points, two_star_points, all_four_points,"
           " four_in_one_points, energy_points FROM chosen JOIN player ON game_id = chosen.id"
           " ORDER BY played_at_utc DESC, id DESC, seat";
}

/// The columns of selectGames that are the game's own.
/// @return nothing if they hold words that this program does not know
std::optional<Game> readGame(SQLite::Statement& row) {
    const auto playedAt = fromIsoUtc(row.getColumn(1).getString());
    const auto mode = engine::modeFromName(row.getColumn(2).getString());
    const auto edition = engine::editionFromName(row.getColumn(3).getString());
    if (!playedAt || !mode || !edition) {
        return std::nullopt;
    }
    Game game{GameId(row.getColumn(0).getInt64()), {}, row.getColumn(7).getInt() != 0};
    game.info.playedAt = *playedAt;
    game.info.sheet.mode = *mode;
    game.info.edition = *edition;
    game.info.level = row.getColumn(4).getString();
    game.info.profileName = row.getColumn(5).getString();
    game.info.sourceName = row.getColumn(6).getString();
    return game;
}

/// The columns of selectGames that are one player's.
bool readPlayer(SQLite::Statement& row, engine::ScoreSheet& sheet) {
    const auto role = engine::roleFromName(row.getColumn(8).getString());
    if (!role) {
        return false;
    }
    engine::ScoreLines lines;
    lines.role = *role;
    lines.colour = row.getColumn(9).getString();
    lines.ship = row.getColumn(11).getInt();
    lines.oneStar = row.getColumn(12).getInt();
    lines.twoStar = row.getColumn(13).getInt();
    lines.allFour = row.getColumn(14).getInt();
    lines.fourInOne = row.getColumn(15).getInt();
    lines.energy = row.getColumn(16).getInt();
    if (row.getColumn(10).getInt() != 0) {
        sheet.winners.push_back(lines.colour);
    }
    sheet.players.push_back(std::move(lines));
    return true;
}

tl::expected<std::vector<Game>, Error> readGames(SQLite::Statement& rows,
                                                 const std::filesystem::path& file) {
    std::vector<Game> games;
    while (rows.executeStep()) {
        const std::int64_t id = rows.getColumn(0).getInt64();
        if (games.empty() || games.back().id.value() != id) {
            auto game = readGame(rows);
            if (!game) {
                return tl::unexpected(damaged(file, "game " + std::to_string(id)));
            }
            games.push_back(std::move(*game));
        }
        if (!readPlayer(rows, games.back().info.sheet)) {
            return tl::unexpected(damaged(file, "a player of game " + std::to_string(id)));
        }
    }
    return games;
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
        SQLite::Statement rows(m_database->connection(),
                               selectGames("SELECT * FROM game WHERE ?1 IS NULL OR mode = ?1 "
                                           "ORDER BY played_at_utc DESC, id DESC "
                                           "LIMIT ifnull(?2, -1)")); // -1: no limit
        if (filter.mode) {
            rows.bind(1, std::string(engine::name(*filter.mode)));
        }
        if (filter.newest) {
            rows.bind(2, std::max(0, *filter.newest));
        }
        return readGames(rows, m_database->file());
    });
}

tl::expected<Game, Error> History::get(GameId id) const {
    return guarded(m_database->file(), [&]() -> tl::expected<Game, Error> {
        SQLite::Statement rows(m_database->connection(),
                               selectGames("SELECT * FROM game WHERE id = ?1"));
        rows.bind(1, id.value());
        auto games = readGames(rows, m_database->file());
        if (!games) {
            return tl::unexpected(std::move(games).error());
        }
        if (games->empty()) {
            return notFound(id);
        }
        return std::move(games->front());
    });
}

tl::expected<std::string, Error> History::tableJson(GameId id) const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::string, Error> {
        SQLite::Statement row(m_database->connection(),
                              "SELECT table_json FROM observation WHERE game_id = ?");
        row.bind(1, id.value());
        if (!row.executeStep()) {
            return notFound(id);
        }
        return row.getColumn(0).getString();
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

tl::expected<void, Error> History::remove(GameId id) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        SQLite::Statement statement(m_database->connection(), "DELETE FROM game WHERE id = ?");
        statement.bind(1, id.value());
        if (statement.exec() == 0) {
            return notFound(id);
        }
        return {};
    });
}

} // namespace pocketmars::db
