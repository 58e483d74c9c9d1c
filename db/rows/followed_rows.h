#pragma once

#include "db/error.h"
#include "db/followed_game.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace SQLite {
class Database;
class Statement;
} // namespace SQLite

/// Reading and writing followed games within a transaction. Only for the .cpp files here. What
/// throws, throws what SQLite throws.
namespace pocketmars::db {

/// Binds what tells one game's kind from another's: six parameters from an index on.
void bindInfo(SQLite::Statement& statement, int from, const FollowedInfo& info);

FollowedId insertFollowed(SQLite::Database& connection, const FollowedInfo& info,
                          std::chrono::sys_seconds startedAt);

/// Puts steps behind the first ones; those that stood there are gone.
void insertSteps(SQLite::Database& connection, FollowedId id, std::size_t first,
                 std::span<const FollowedStep> steps);

/// A game that was over and told elsewhere.
void insertClosed(SQLite::Database& connection, GameId game, const FollowedInfo& info,
                  std::chrono::sys_seconds startedAt, std::span<const FollowedStep> steps);

/// How queries that readFollowed() reads begin; a condition follows.
inline constexpr const char* kFollowedColumns =
    "SELECT id, started_at_utc, game_id, mode, edition, ifnull(level, ''), colours_json, "
    "ifnull(profile_name, ''), ifnull(source_path, ''), advised_moves FROM followed_game WHERE ";

/// The first game of a query, with its steps.
/// @return nothing if there is none; Damaged if it can't be read
[[nodiscard]] tl::expected<std::optional<FollowedGame>, Error>
readFollowed(SQLite::Database& connection, SQLite::Statement& row,
             const std::filesystem::path& file);

/// The followed game that was saved as a game of the history.
[[nodiscard]] tl::expected<std::optional<FollowedGame>, Error>
followedAs(SQLite::Database& connection, GameId id, const std::filesystem::path& file);

} // namespace pocketmars::db
