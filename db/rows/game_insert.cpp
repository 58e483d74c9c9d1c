#include "db/rows/game_insert.h"

#include "db/rows/bound_text.h"
#include "db/support/utc.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <limits>
#include <string>

namespace pocketmars::db {
namespace {

using engine::phrase;

tl::unexpected<Error> refused(const std::string& why) {
    return tl::unexpected(Error{ErrorCode::Refused, //: %1 what is wrong with it and what to do
                                phrase("Database", "the game can't be saved: %1").with(why)});
}

void bindInfo(SQLite::Statement& statement, const GameInfo& info) {
    statement.bind(1, toIsoUtc(info.playedAt));
    statement.bind(2, std::string(engine::name(info.sheet.mode)));
    statement.bind(3, std::string(engine::name(info.edition)));
    bindTextOrNull(statement, 4, info.level);
    bindTextOrNull(statement, 5, info.profileName);
    bindTextOrNull(statement, 6, info.sourceName);
    bindTextOrNull(statement, 7, info.note);
    if (info.durationMin) {
        statement.bind(8, *info.durationMin);
    } else {
        statement.bind(8);
    }
    statement.bind(9, std::string(name(info.kind)));
    statement.bind(10, info.advisedMoves);
}

GameId insertInfo(SQLite::Database& connection, const GameInfo& info, const std::string& uid) {
    SQLite::Statement insert(
        connection, "INSERT INTO game (played_at_utc, mode, edition, level, profile_name, "
                    "source_name, note, duration_min, kind, advised_moves, uid) VALUES (?1, ?2, "
                    "?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ifnull(?11, "
                    "lower(hex(randomblob(16)))))");
    bindInfo(insert, info);
    bindTextOrNull(insert, 11, uid);
    insert.exec();
    return GameId(connection.getLastInsertRowid());
}

void insertPlayers(SQLite::Database& connection, GameId id, const GameInfo& info) {
    SQLite::Statement insert(
        connection,
        "INSERT INTO player (game_id, seat, role, colour, is_winner, ship_points, one_star_points, "
        "two_star_points, all_four_points, four_in_one_points, energy_points, name, bare_total) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const engine::ScoreSheet& sheet = info.sheet;
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
        const engine::ScoreLines& lines = sheet.players[seat];
        const bool won = std::find(sheet.winners.begin(), sheet.winners.end(), lines.colour) !=
                         sheet.winners.end();
        insert.bind(1, id.value());
        insert.bind(2, static_cast<std::int64_t>(seat));
        insert.bind(3, std::string(engine::name(lines.role)));
        insert.bind(4, lines.colour);
        insert.bind(5, won ? 1 : 0);
        insert.bind(6, lines.ship);
        insert.bind(7, lines.oneStar);
        insert.bind(8, lines.twoStar);
        insert.bind(9, lines.allFour);
        insert.bind(10, lines.fourInOne);
        insert.bind(11, lines.energy);
        bindTextOrNull(insert, 12, nameOf(info, seat));
        if (info.bareTotals.empty()) {
            insert.bind(13);
        } else {
            insert.bind(13, info.bareTotals[seat]);
        }
        insert.exec();
        insert.reset();
    }
}

void nameUsualPlayers(SQLite::Database& connection, GameId id) {
    SQLite::Statement name(connection,
                           "UPDATE player SET name = (SELECT name FROM usual_player WHERE colour = "
                           "player.colour) WHERE game_id = ? AND role = 'human' AND name IS NULL");
    name.bind(1, id.value());
    name.exec();
}

void insertObservation(SQLite::Database& connection, GameId id, const std::string& tableJson) {
    SQLite::Statement insert(connection,
                             "INSERT INTO observation (game_id, table_json) VALUES (?, ?)");
    insert.bind(1, id.value());
    insert.bind(2, tableJson);
    insert.exec();
}

void insertPhoto(SQLite::Database& connection, GameId id, const Photo& photo) {
    SQLite::Statement insert(connection,
                             "INSERT INTO photo (game_id, file_name, content) VALUES (?, ?, ?)");
    insert.bind(1, id.value());
    insert.bind(2, photo.fileName);
    insert.bindNoCopy(3, photo.bytes.data(), static_cast<int>(photo.bytes.size()));
    insert.exec();
}

} // namespace

tl::expected<void, Error> checkNew(const GameInfo& info) {
    const engine::ScoreSheet& sheet = info.sheet;
    if (sheet.players.empty()) {
        return refused( //: Why a game can't be saved
            phrase("Database", "nobody plays in it; name the players"));
    }
    for (const std::string& winner : sheet.winners) {
        const auto plays = [&](const engine::ScoreLines& lines) { return lines.colour == winner; };
        if (std::none_of(sheet.players.begin(), sheet.players.end(), plays)) {
            return refused( //: Why a game can't be saved; %1 a colour
                phrase("Database", "its winner %1 does not play in it; name the players anew")
                    .with(winner));
        }
    }
    if (!info.bareTotals.empty() && info.bareTotals.size() != sheet.players.size()) {
        return refused( //: Why a game can't be saved
            phrase("Database", "a player's total is missing; give it"));
    }
    return {};
}

tl::expected<void, Error> checkNew(const NewGame& game) {
    const auto limit = static_cast<std::size_t>(std::numeric_limits<int>::max());
    if (game.photo && game.photo->bytes.size() > limit) {
        return refused( //: Why a game can't be saved
            phrase("Database", "its photo is larger than 1 GB; save a smaller one"));
    }
    return checkNew(game.info);
}

GameId insertGame(SQLite::Database& connection, const NewGame& game, Naming naming) {
    const GameId id = insertInfo(connection, game.info, game.uid);
    insertPlayers(connection, id, game.info);
    if (naming == Naming::Usual) {
        nameUsualPlayers(connection, id);
    }
    if (!game.tableJson.empty()) {
        insertObservation(connection, id, game.tableJson);
    }
    if (game.photo) {
        insertPhoto(connection, id, *game.photo);
    }
    return id;
}

bool replaceInfo(SQLite::Database& connection, GameId id, const GameInfo& info) {
    SQLite::Statement update(connection,
                             "UPDATE game SET played_at_utc = ?1, mode = ?2, edition = ?3, level = "
                             "?4, profile_name = ?5, source_name = ?6, note = ?7, duration_min = "
                             "?8, kind = ?9, advised_moves = ?10 WHERE id = ?11");
    bindInfo(update, info);
    update.bind(11, id.value());
    if (update.exec() == 0) {
        return false;
    }
    SQLite::Statement clear(connection, "DELETE FROM player WHERE game_id = ?");
    clear.bind(1, id.value());
    clear.exec();
    insertPlayers(connection, id, info);
    return true;
}

bool replaceGame(SQLite::Database& connection, GameId id, const NewGame& game) {
    if (!replaceInfo(connection, id, game.info)) {
        return false;
    }
    for (const auto* table : {"observation", "photo"}) {
        SQLite::Statement clear(connection,
                                std::string("DELETE FROM ") + table + " WHERE game_id = ?");
        clear.bind(1, id.value());
        clear.exec();
    }
    if (!game.tableJson.empty()) {
        insertObservation(connection, id, game.tableJson);
    }
    if (game.photo) {
        insertPhoto(connection, id, *game.photo);
    }
    return true;
}

} // namespace pocketmars::db
