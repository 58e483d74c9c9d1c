#include "db/game_insert.h"

#include "db/utc.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

namespace pocketmars::db {
namespace {

tl::unexpected<Error> refused(std::string_view why) {
    return tl::unexpected(
        Error{ErrorCode::Refused, "the game can't be saved: " + std::string(why)});
}

void bindTextOrNull(SQLite::Statement& statement, int index, const std::string& text) {
    if (text.empty()) {
        statement.bind(index);
    } else {
        statement.bind(index, text);
    }
}

GameId insertInfo(SQLite::Database& connection, const GameInfo& info) {
    SQLite::Statement insert(connection, "INSERT INTO game (played_at_utc, mode, edition, level, "
                                         "profile_name, source_name) VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(1, toIsoUtc(info.playedAt));
    insert.bind(2, std::string(engine::name(info.sheet.mode)));
    insert.bind(3, std::string(engine::name(info.edition)));
    bindTextOrNull(insert, 4, info.level);
    bindTextOrNull(insert, 5, info.profileName);
    bindTextOrNull(insert, 6, info.sourceName);
    insert.exec();
    return GameId(connection.getLastInsertRowid());
}

void insertPlayers(SQLite::Database& connection, GameId id, const engine::ScoreSheet& sheet) {
    SQLite::Statement insert(
        connection,
        "INSERT INTO player (game_id, seat, role, colour, is_winner, ship_points, one_star_points, "
        "two_star_points, all_four_points, four_in_one_points, energy_points) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    int seat = 0;
    for (const engine::ScoreLines& lines : sheet.players) {
        const bool won = std::find(sheet.winners.begin(), sheet.winners.end(), lines.colour) !=
                         sheet.winners.end();
        insert.bind(1, id.value());
        insert.bind(2, seat++);
        insert.bind(3, std::string(engine::name(lines.role)));
        insert.bind(4, lines.colour);
        insert.bind(5, won ? 1 : 0);
        insert.bind(6, lines.ship);
        insert.bind(7, lines.oneStar);
        insert.bind(8, lines.twoStar);
        insert.bind(9, lines.allFour);
        insert.bind(10, lines.fourInOne);
        insert.bind(11, lines.energy);
        insert.exec();
        insert.reset();
    }
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

tl::expected<void, Error> checkNew(const NewGame& game) {
    const engine::ScoreSheet& sheet = game.info.sheet;
    if (sheet.players.empty()) {
        return refused("nobody plays in it; name the players");
    }
    for (const std::string& winner : sheet.winners) {
        const auto plays = [&](const engine::ScoreLines& lines) { return lines.colour == winner; };
        if (std::none_of(sheet.players.begin(), sheet.players.end(), plays)) {
            return refused("its winner " + winner + " does not play in it; name the players anew");
        }
    }
    const auto limit = static_cast<std::size_t>(std::numeric_limits<int>::max());
    if (game.photo && game.photo->bytes.size() > limit) {
        return refused("its photo is larger than 1 GB; save a smaller one");
    }
    return {};
}

GameId insertGame(SQLite::Database& connection, const NewGame& game) {
    const GameId id = insertInfo(connection, game.info);
    insertPlayers(connection, id, game.info.sheet);
    insertObservation(connection, id, game.tableJson);
    if (game.photo) {
        insertPhoto(connection, id, *game.photo);
    }
    return id;
}

} // namespace pocketmars::db
