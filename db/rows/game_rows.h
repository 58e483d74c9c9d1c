#pragma once

#include "db/error.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
class Statement;
} // namespace SQLite

/// Reading games with their players. Only for the .cpp files here.
namespace pocketmars::db {

constexpr int kAllGames = -1;

/// The chosen games, newest first.
/// @param where  a condition on the columns of `game`
/// @param most   how many of the newest; kAllGames: all of them
[[nodiscard]] std::string selectGames(std::string_view where, int most = kAllGames);

/// What selectGames() selects, with the players of each. Throws what SQLite throws.
/// @param connection  the one of `rows`
[[nodiscard]] tl::expected<std::vector<Game>, Error>
readGames(SQLite::Database& connection, SQLite::Statement& rows, const std::filesystem::path& file);

} // namespace pocketmars::db
