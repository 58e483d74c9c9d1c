#include "db/rows/game_rows.h"

#include "db/file/sqlite_error.h"
#include "db/support/utc.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <utility>

namespace pocketmars::db {
namespace {

/// A row of selectGames.
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
    if (!row.getColumn(8).isNull()) {
        game.info.durationMin = row.getColumn(8).getInt();
    }
    game.info.note = row.getColumn(9).getString();
    game.wasFollowed = row.getColumn(10).getInt() != 0;
    game.info.kind = row.getColumn(11).getString() == name(GameKind::ToMars) ? GameKind::ToMars
                                                                             : GameKind::PocketMars;
    game.info.advisedMoves = row.getColumn(12).getInt();
    return game;
}

constexpr const char* kPlayersOfGame =
    "SELECT role, colour, is_winner, ship_points, one_star_points, two_star_points,"
    " all_four_points, four_in_one_points, energy_points, ifnull(name, ''), bare_total"
    " FROM player WHERE game_id = ? ORDER BY seat";

/// A row of kPlayersOfGame.
/// @return whether this program knows its words
bool readPlayer(SQLite::Statement& row, GameInfo& info) {
    engine::ScoreSheet& sheet = info.sheet;
    const auto role = engine::roleFromName(row.getColumn(0).getString());
    if (!role) {
        return false;
    }
    engine::ScoreLines lines;
    lines.role = *role;
    lines.colour = row.getColumn(1).getString();
    lines.ship = row.getColumn(3).getInt();
    lines.oneStar = row.getColumn(4).getInt();
    lines.twoStar = row.getColumn(5).getInt();
    lines.allFour = row.getColumn(6).getInt();
    lines.fourInOne = row.getColumn(7).getInt();
    lines.energy = row.getColumn(8).getInt();
    if (row.getColumn(2).getInt() != 0) {
        sheet.winners.push_back(lines.colour);
    }
    sheet.players.push_back(std::move(lines));
    if (std::string name = row.getColumn(9).getString(); !name.empty()) {
        info.names.resize(sheet.players.size());
        info.names.back() = std::move(name);
    }
    if (!row.getColumn(10).isNull()) {
        info.bareTotals.push_back(row.getColumn(10).getInt());
    }
    return true;
}

/// @param rows  kPlayersOfGame
/// @return whether this program knows their words
bool readPlayers(SQLite::Statement& rows, Game& game) {
    rows.reset();
    rows.bind(1, game.id.value());
    while (rows.executeStep()) {
        if (!readPlayer(rows, game.info)) {
            return false;
        }
    }
    if (!game.info.names.empty()) {
        game.info.names.resize(game.info.sheet.players.size());
    }
    return true;
}

} // namespace

std::string selectGames(std::string_view where, int most) {
    return "SELECT id, played_at_utc, mode, edition, ifnull(level, ''), ifnull(profile_name, ''),"
           " ifnull(source_name, ''), EXISTS (SELECT 1 FROM photo WHERE game_id = game.id),"
           " duration_min, ifnull(note, ''),"
           " EXISTS (SELECT 1 FROM followed_game WHERE game_id = game.id), kind, advised_moves"
           " FROM game WHERE " +
           std::string(where) + " ORDER BY played_at_utc DESC, id DESC LIMIT " +
           std::to_string(most);
}

tl::expected<std::vector<Game>, Error> readGames(SQLite::Database& connection,
                                                 SQLite::Statement& rows,
                                                 const std::filesystem::path& file) {
    // One join would sort and carry every game's columns once a player.
    SQLite::Statement players(connection, kPlayersOfGame);
    std::vector<Game> games;
    while (rows.executeStep()) {
        const std::string id = rows.getColumn(0).getString();
        auto game = readGame(rows);
        if (!game) {
            return tl::unexpected(
                damaged(file, //: What is damaged in the history's file; %1 a number
                        engine::phrase("Database", "game %1").with(id)));
        }
        if (!readPlayers(players, *game)) {
            return tl::unexpected(
                damaged(file, //: What is damaged in the history's file; %1 a number
                        engine::phrase("Database", "a player of game %1").with(id)));
        }
        if (!game->info.sheet.players.empty()) { // or it is none to show
            games.push_back(std::move(*game));
        }
    }
    return games;
}

} // namespace pocketmars::db
