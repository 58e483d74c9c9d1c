#include "app/session/history/saved_game.h"

#include "app/session/files/data_folder.h"
#include "app/session/history/written_game.h"
#include "app/session/support/log.h"
#include "db/history.h"
#include "engine/format/observation_json.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

namespace pocketmars::session {
namespace {

db::Photo photoOf(const ScoredTable& table) {
    const auto bytes = std::as_bytes(std::span(*table.photoFile));
    return {table.source.filename().string(), {bytes.begin(), bytes.end()}};
}

tl::expected<db::GameId, SessionError> saveGameAnew(db::Database& history, const ScoredTable& table,
                                                    std::chrono::sys_seconds playedAt) {
    const auto game = newGame(table, playedAt);
    if (!game) {
        return tl::unexpected(game.error());
    }
    auto id = db::History(history).add(*game).map_error(asSessionError);
    if (id) {
        logInfo("saved " + game->info.sourceName + " as game " + std::to_string(id->value()));
    }
    return id;
}

tl::expected<db::GameId, SessionError> saveGameAgain(db::Database& history, db::GameId id,
                                                     const ScoredTable& table,
                                                     std::chrono::sys_seconds now) {
    db::History games(history);
    const auto before = games.get(id);
    if (!before && before.error().code == db::ErrorCode::NotFound) {
        return saveGameAnew(history, table, now);
    }
    if (!before) {
        return tl::unexpected(asSessionError(before.error()));
    }
    auto game = newGame(table, before->info.playedAt);
    if (!game) {
        return tl::unexpected(game.error());
    }
    game->info.note = before->info.note;
    if (game->info.level.empty()) {
        game->info.level = before->info.level;
    }
    game->info.durationMin = before->info.durationMin;
    game->info.advisedMoves = before->info.advisedMoves;
    for (const auto& lines : game->info.sheet.players) {
        const auto& were = before->info.sheet.players;
        const auto same = std::find_if(were.begin(), were.end(), [&](const auto& other) {
            return other.colour == lines.colour;
        });
        game->info.names.push_back(
            same == were.end()
                ? std::string()
                : db::nameOf(before->info, static_cast<std::size_t>(same - were.begin())));
    }
    if (auto replaced = games.replace(id, *game).map_error(asSessionError); !replaced) {
        return tl::unexpected(replaced.error());
    }
    logInfo("saved " + game->info.sourceName + " again as game " + std::to_string(id.value()));
    return id;
}

} // namespace

tl::expected<db::Database, SessionError> openHistory() {
    return historyFile().and_then([](const std::filesystem::path& file) {
        return db::Database::open(file).map_error(asSessionError);
    });
}

tl::expected<db::NewGame, SessionError> newGame(const ScoredTable& table,
                                                std::chrono::sys_seconds playedAt) {
    if (auto claims = checkClaims(table); !claims) {
        return tl::unexpected(claims.error());
    }
    db::NewGame game;
    game.info.playedAt = playedAt;
    game.info.edition = table.edition;
    game.info.level = table.level;
    game.info.profileName = table.profileName;
    game.info.sourceName = table.source.filename().string();
    game.info.sheet = table.sheet;
    game.tableJson = engine::observationToJson(table.observation);
    if (table.photoFile) {
        game.photo = photoOf(table);
    }
    return game;
}

tl::expected<db::GameId, SessionError> saveGame(db::Database& history, const ScoredTable& table,
                                                std::chrono::sys_seconds now,
                                                std::optional<db::GameId> before) {
    return before ? saveGameAgain(history, *before, table, now) : saveGameAnew(history, table, now);
}

tl::expected<db::GameId, SessionError> writeGame(db::Database& history, const db::GameInfo& game) {
    if (auto valid = checkWritten(game); !valid) {
        return tl::unexpected(valid.error());
    }
    db::NewGame written;
    written.info = game;
    auto id = db::History(history).add(written).map_error(asSessionError);
    if (id) {
        logInfo("wrote down game " + std::to_string(id->value()));
    }
    return id;
}

tl::expected<void, SessionError> removeGame(db::Database& history, db::GameId id) {
    auto removed = db::History(history).remove(id).map_error(asSessionError);
    if (removed) {
        logInfo("removed game " + std::to_string(id.value()));
    }
    return removed;
}

tl::expected<SheetDoubts, SessionError> savedDoubts(db::Database& history, db::GameId id) {
    const db::History games(history);
    const auto game = games.get(id);
    if (!game) {
        return tl::unexpected(asSessionError(game.error()));
    }
    const auto json = games.tableJson(id);
    if (!json) {
        return tl::unexpected(asSessionError(json.error()));
    }
    if (!*json) {
        return SheetDoubts{}; // written down by hand
    }
    if (game->info.kind != db::GameKind::PocketMars) {
        return SheetDoubts{}; // followed step by step: nothing was left open
    }
    const auto table = engine::observationFromJson(**json);
    return table ? doubtsOf(*table, game->info.sheet) : SheetDoubts{};
}

} // namespace pocketmars::session
