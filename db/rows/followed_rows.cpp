#include "db/rows/followed_rows.h"

#include "db/file/sqlite_error.h"
#include "db/rows/bound_text.h"
#include "db/support/utc.h"
#include "engine/json/json_cursor.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace pocketmars::db {
namespace {

std::string jsonOf(const std::vector<std::string>& words) {
    return nlohmann::json(words).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::optional<std::vector<std::string>> wordsOf(const std::string& json) {
    const auto tree = engine::parseJson(json);
    if (!tree) {
        return std::nullopt;
    }
    std::optional<engine::JsonError> error;
    std::vector<std::string> words;
    for (const auto& each : engine::JsonCursor(*tree, error).elements()) {
        words.push_back(each.text());
    }
    return error ? std::nullopt : std::optional(std::move(words));
}

/// @return nothing if it holds what this program does not know
std::optional<FollowedStep> readStep(SQLite::Statement& row) {
    const auto at = fromIsoUtc(row.getColumn(0).getString());
    const auto inferred = wordsOf(row.getColumn(5).getString());
    if (!at || !inferred) {
        return std::nullopt;
    }
    FollowedStep step;
    step.toldAt = *at;
    step.table = row.getColumn(1).getString();
    step.played = row.getColumn(2).getString();
    step.moves = row.getColumn(3).getString();
    step.words = row.getColumn(4).getString();
    step.inferred = *inferred;
    step.margin = row.getColumn(6).getDouble();
    step.provisional = row.getColumn(7).getInt() != 0;
    step.stateJson = row.getColumn(8).getString();
    return step;
}

/// The columns of kFollowedColumns by which a game is found again.
std::optional<FollowedInfo> readInfo(SQLite::Statement& row) {
    const auto mode = engine::modeFromName(row.getColumn(3).getString());
    const auto edition = engine::editionFromName(row.getColumn(4).getString());
    auto colours = wordsOf(row.getColumn(6).getString());
    if (!mode || !edition || !colours) {
        return std::nullopt;
    }
    return FollowedInfo{*mode,
                        *edition,
                        row.getColumn(5).getString(),
                        *std::move(colours),
                        row.getColumn(7).getString(),
                        row.getColumn(8).getString()};
}

/// @return nothing if they hold what this program does not know
std::optional<std::vector<FollowedStep>> readSteps(SQLite::Database& connection, FollowedId id) {
    SQLite::Statement rows(connection, "SELECT told_at_utc, table_name, played, moves, words, "
                                       "inferred_json, margin, is_provisional, state_json "
                                       "FROM followed_step WHERE followed_game_id = ? "
                                       "ORDER BY number");
    rows.bind(1, id.value());
    std::vector<FollowedStep> steps;
    while (rows.executeStep()) {
        auto step = readStep(rows);
        if (!step) {
            return std::nullopt;
        }
        steps.push_back(*std::move(step));
    }
    return steps;
}

} // namespace

void bindInfo(SQLite::Statement& statement, int from, const FollowedInfo& info) {
    statement.bind(from, std::string(engine::name(info.mode)));
    statement.bind(from + 1, std::string(engine::name(info.edition)));
    bindTextOrNull(statement, from + 2, info.level);
    statement.bind(from + 3, jsonOf(info.colours));
    bindTextOrNull(statement, from + 4, info.profileName);
    bindTextOrNull(statement, from + 5, info.sourcePath);
}

void insertSteps(SQLite::Database& connection, FollowedId id, std::size_t first,
                 std::span<const FollowedStep> steps) {
    SQLite::Statement cut(connection,
                          "DELETE FROM followed_step WHERE followed_game_id = ? AND number >= ?");
    cut.bind(1, id.value());
    cut.bind(2, static_cast<std::int64_t>(first));
    cut.exec();
    SQLite::Statement insert(connection, "INSERT INTO followed_step (followed_game_id, number, "
                                         "told_at_utc, table_name, played, moves, words, "
                                         "inferred_json, margin, is_provisional, state_json) "
                                         "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement picture(connection, "INSERT INTO followed_picture (followed_game_id, number, "
                                          "content) VALUES (?, ?, ?)");
    auto number = static_cast<std::int64_t>(first);
    for (const auto& step : steps) {
        insert.bind(1, id.value());
        insert.bind(2, number++);
        insert.bind(3, toIsoUtc(step.toldAt));
        insert.bind(4, step.table);
        insert.bind(5, step.played);
        insert.bind(6, step.moves);
        insert.bind(7, step.words);
        insert.bind(8, jsonOf(step.inferred));
        insert.bind(9, step.margin);
        insert.bind(10, step.provisional ? 1 : 0);
        insert.bind(11, step.stateJson);
        insert.exec();
        insert.reset();
        if (!step.picture.empty()) {
            picture.bind(1, id.value());
            picture.bind(2, number - 1);
            picture.bindNoCopy(3, step.picture.data(), static_cast<int>(step.picture.size()));
            picture.exec();
            picture.reset();
        }
    }
}

FollowedId insertFollowed(SQLite::Database& connection, const FollowedInfo& info,
                          std::chrono::sys_seconds startedAt) {
    SQLite::Statement insert(
        connection, "INSERT INTO followed_game (started_at_utc, mode, edition, level, "
                    "colours_json, profile_name, source_path) VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, toIsoUtc(startedAt));
    bindInfo(insert, 2, info);
    insert.exec();
    return FollowedId(connection.getLastInsertRowid());
}

void insertClosed(SQLite::Database& connection, GameId game, const FollowedInfo& info,
                  std::chrono::sys_seconds startedAt, std::span<const FollowedStep> steps) {
    const FollowedId id = insertFollowed(connection, info, startedAt);
    insertSteps(connection, id, 0, steps);
    SQLite::Statement close(
        connection, "UPDATE followed_game SET outcome = 'closed', game_id = ? WHERE id = ?");
    close.bind(1, game.value());
    close.bind(2, id.value());
    close.exec();
}

tl::expected<std::optional<FollowedGame>, Error> readFollowed(SQLite::Database& connection,
                                                              SQLite::Statement& row,
                                                              const std::filesystem::path& file) {
    if (!row.executeStep()) {
        return std::nullopt;
    }
    const FollowedId id(row.getColumn(0).getInt64());
    const auto startedAt = fromIsoUtc(row.getColumn(1).getString());
    auto info = readInfo(row);
    auto steps = readSteps(connection, id);
    if (!startedAt || !info || !steps) {
        return tl::unexpected(damaged(
            file, //: What is damaged in the history's file; %1 a number
            engine::phrase("Database", "game in progress %1").with(std::to_string(id.value()))));
    }
    FollowedGame game{id, *std::move(info), *startedAt, {}, *std::move(steps)};
    game.advisedMoves = row.getColumn(9).getInt();
    if (!row.getColumn(2).isNull()) {
        game.savedAs = GameId(row.getColumn(2).getInt64());
    }
    return game;
}

tl::expected<std::optional<FollowedGame>, Error> followedAs(SQLite::Database& connection, GameId id,
                                                            const std::filesystem::path& file) {
    SQLite::Statement row(connection,
                          std::string(kFollowedColumns) + "game_id = ? ORDER BY id DESC");
    row.bind(1, id.value());
    return readFollowed(connection, row, file);
}

} // namespace pocketmars::db
