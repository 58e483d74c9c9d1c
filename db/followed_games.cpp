#include "db/followed_games.h"

#include "db/game_insert.h"
#include "db/sqlite_error.h"
#include "db/utc.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <string>

namespace pocketmars::db {
namespace {

std::string jsonOf(const std::vector<std::string>& words) {
    return nlohmann::json(words).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::optional<std::vector<std::string>> wordsOf(const std::string& json) {
    const auto parsed = nlohmann::json::parse(json, nullptr, false);
    if (!parsed.is_array()) {
        return std::nullopt;
    }
    std::vector<std::string> words;
    for (const auto& each : parsed) {
        if (!each.is_string()) {
            return std::nullopt;
        }
        words.push_back(each.get<std::string>());
    }
    return words;
}

void bindTextOrNull(SQLite::Statement& statement, int index, const std::string& text) {
    if (text.empty()) {
        statement.bind(index);
    } else {
        statement.bind(index, text);
    }
}

/// Binds what tells one game's kind from another's, from an index on.
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
    }
}

tl::unexpected<Error> notOpen() {
    return tl::unexpected(
        Error{ErrorCode::Refused, "the game was ended in another window: start the watch again"});
}

bool isOpen(SQLite::Database& connection, FollowedId id) {
    SQLite::Statement row(connection,
                          "SELECT 1 FROM followed_game WHERE id = ? AND outcome = 'open'");
    row.bind(1, id.value());
    return row.executeStep();
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

constexpr const char* kGameColumns =
    "SELECT id, started_at_utc, game_id, mode, edition, level, colours_json, profile_name, "
    "source_path FROM followed_game WHERE ";

std::string textOrEmpty(const SQLite::Column& column) {
    return column.isNull() ? std::string() : column.getString();
}

/// @return nothing if it holds what this program does not know
std::optional<FollowedInfo> readInfo(SQLite::Statement& row) {
    const auto mode = engine::modeFromName(row.getColumn(3).getString());
    const auto edition = engine::editionFromName(row.getColumn(4).getString());
    const auto colours = wordsOf(row.getColumn(6).getString());
    if (!mode || !edition || !colours) {
        return std::nullopt;
    }
    return FollowedInfo{*mode,
                        *edition,
                        textOrEmpty(row.getColumn(5)),
                        *colours,
                        textOrEmpty(row.getColumn(7)),
                        textOrEmpty(row.getColumn(8))};
}

/// The first game of a query that begins with kGameColumns, with its steps.
tl::expected<std::optional<FollowedGame>, Error> readGame(Database& database,
                                                          SQLite::Statement& row) {
    if (!row.executeStep()) {
        return std::nullopt;
    }
    const FollowedId id(row.getColumn(0).getInt64());
    const auto startedAt = fromIsoUtc(row.getColumn(1).getString());
    const auto info = readInfo(row);
    const auto broken = [&] {
        return tl::unexpected(
            damaged(database.file(), "followed game " + std::to_string(id.value())));
    };
    if (!startedAt || !info) {
        return broken();
    }
    FollowedGame game{id, *info, *startedAt, {}, {}};
    if (!row.getColumn(2).isNull()) {
        game.savedAs = GameId(row.getColumn(2).getInt64());
    }
    SQLite::Statement steps(database.connection(),
                            "SELECT told_at_utc, table_name, played, moves, words, "
                            "inferred_json, margin, is_provisional, state_json "
                            "FROM followed_step WHERE followed_game_id = ? ORDER BY number");
    steps.bind(1, id.value());
    while (steps.executeStep()) {
        auto step = readStep(steps);
        if (!step) {
            return broken();
        }
        game.steps.push_back(*std::move(step));
    }
    return game;
}

} // namespace

FollowedGames::FollowedGames(Database& database) : m_database(&database) {}

tl::expected<FollowedId, Error> FollowedGames::begin(const FollowedInfo& info,
                                                     std::chrono::sys_seconds startedAt,
                                                     std::span<const FollowedStep> steps) {
    return guarded(m_database->file(), [&]() -> tl::expected<FollowedId, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement insert(
            connection, "INSERT INTO followed_game (started_at_utc, mode, edition, level, "
                        "colours_json, profile_name, source_path) VALUES (?, ?, ?, ?, ?, ?, ?)");
        insert.bind(1, toIsoUtc(startedAt));
        bindInfo(insert, 2, info);
        insert.exec();
        const FollowedId id(connection.getLastInsertRowid());
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
                              std::string(kGameColumns) +
                                  "(outcome = 'open' OR outcome = 'finished' AND game_id IS NOT "
                                  "NULL) AND mode = ? AND edition = ? AND level IS ? AND "
                                  "colours_json = ? AND profile_name IS ? AND source_path IS ? "
                                  "ORDER BY id DESC");
        bindInfo(row, 1, info);
        return readGame(*m_database, row);
    });
}

tl::expected<std::optional<FollowedGame>, Error> FollowedGames::newestOpen() const {
    return guarded(m_database->file(), [&]() -> tl::expected<std::optional<FollowedGame>, Error> {
        auto& connection = m_database->connection();
        const SQLite::Transaction look(connection); // one moment for both queries
        SQLite::Statement row(connection,
                              std::string(kGameColumns) + "outcome = 'open' ORDER BY id DESC");
        return readGame(*m_database, row);
    });
}

tl::expected<void, Error> FollowedGames::add(FollowedId id, std::size_t kept,
                                             std::span<const FollowedStep> steps) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        if (!isOpen(connection, id)) {
            return notOpen();
        }
        insertSteps(connection, id, kept, steps);
        transaction.commit();
        return {};
    });
}

tl::expected<GameId, Error> FollowedGames::finish(FollowedId id, std::size_t kept,
                                                  std::span<const FollowedStep> steps,
                                                  const NewGame& game) {
    if (auto valid = checkNew(game); !valid) {
        return tl::unexpected(std::move(valid).error());
    }
    return guarded(m_database->file(), [&]() -> tl::expected<GameId, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        if (!isOpen(connection, id)) {
            return notOpen();
        }
        insertSteps(connection, id, kept, steps);
        const GameId saved = insertGame(connection, game);
        SQLite::Statement finished(
            connection, "UPDATE followed_game SET outcome = 'finished', game_id = ? WHERE id = ?");
        finished.bind(1, saved.value());
        finished.bind(2, id.value());
        finished.exec();
        transaction.commit();
        return saved;
    });
}

tl::expected<void, Error> FollowedGames::reopen(FollowedId id, std::size_t kept,
                                                std::span<const FollowedStep> steps) {
    return guarded(m_database->file(), [&]() -> tl::expected<void, Error> {
        auto& connection = m_database->connection();
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement row(connection, "SELECT game_id FROM followed_game WHERE id = ? AND "
                                          "outcome = 'finished' AND game_id IS NOT NULL");
        row.bind(1, id.value());
        if (!row.executeStep()) {
            return notOpen();
        }
        const auto saved = row.getColumn(0).getInt64();
        row.reset();
        SQLite::Statement opened(
            connection, "UPDATE followed_game SET outcome = 'open', game_id = NULL WHERE id = ?");
        opened.bind(1, id.value());
        opened.exec();
        SQLite::Statement removed(connection, "DELETE FROM game WHERE id = ?");
        removed.bind(1, saved);
        removed.exec();
        insertSteps(connection, id, kept, steps);
        transaction.commit();
        return {};
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
        SQLite::Statement update(
            m_database->connection(),
            "UPDATE followed_game SET outcome = ? WHERE id = ? AND outcome = ?");
        update.bind(1, to);
        update.bind(2, id.value());
        update.bind(3, from);
        return update.exec() == 0 ? tl::expected<void, Error>(notOpen())
                                  : tl::expected<void, Error>();
    });
}

} // namespace pocketmars::db
