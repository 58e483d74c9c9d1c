#include "db/rows/game_rows.h"

#include "db/file/sqlite_error.h"
#include "db/support/utc.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <utility>

namespace pocketmars::db {
namespace {

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
    if (!row.getColumn(19).isNull()) {
        game.info.durationMin = row.getColumn(19).getInt();
    }
    game.info.note = row.getColumn(20).getString();
    game.wasFollowed = row.getColumn(21).getInt() != 0;
    game.info.kind = row.getColumn(22).getString() == name(GameKind::ToMars) ? GameKind::ToMars
                                                                             : GameKind::PocketMars;
    game.info.advisedMoves = row.getColumn(23).getInt();
    return game;
}

/// The columns of selectGames that are one player's.
bool readPlayer(SQLite::Statement& row, GameInfo& info) {
    engine::ScoreSheet& sheet = info.sheet;
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
    if (std::string name = row.getColumn(17).getString(); !name.empty()) {
        info.names.resize(sheet.players.size());
        info.names.back() = std::move(name);
    }
    if (!row.getColumn(18).isNull()) {
        info.bareTotals.push_back(row.getColumn(18).getInt());
    }
    return true;
}

} // namespace

std::string selectGames(std::string_view choice) {
    return "WITH chosen AS (" + std::string(choice) +
           ") SELECT id, played_at_utc, mode, edition, ifnull(level, ''), ifnull(profile_name, ''),"
           " ifnull(source_name, ''), EXISTS (SELECT 1 FROM photo WHERE game_id = chosen.id), role,"
           " colour, is_winner, ship_points, one_star_points, two_star_points, all_four_points,"
           " four_in_one_points, energy_points, ifnull(name, ''), bare_total, duration_min,"
           " ifnull(note, ''), EXISTS (SELECT 1 FROM followed_game WHERE game_id = chosen.id), "
           "kind,"
           " advised_moves"
           " FROM chosen JOIN player ON game_id = chosen.id"
           " ORDER BY played_at_utc DESC, id DESC, seat";
}

tl::expected<std::vector<Game>, Error> readGames(SQLite::Statement& rows,
                                                 const std::filesystem::path& file) {
    std::vector<Game> games;
    while (rows.executeStep()) {
        const std::int64_t id = rows.getColumn(0).getInt64();
        if (games.empty() || games.back().id.value() != id) {
            auto game = readGame(rows);
            if (!game) {
                return tl::unexpected(
                    damaged(file, //: What is damaged in the history's file; %1 a number
                            engine::phrase("Database", "game %1").with(std::to_string(id))));
            }
            games.push_back(std::move(*game));
        }
        if (!readPlayer(rows, games.back().info)) {
            return tl::unexpected(damaged(
                file, //: What is damaged in the history's file; %1 a number
                engine::phrase("Database", "a player of game %1").with(std::to_string(id))));
        }
    }
    for (auto& game : games) {
        if (!game.info.names.empty()) {
            game.info.names.resize(game.info.sheet.players.size());
        }
    }
    return games;
}

} // namespace pocketmars::db
