#pragma once

#include "db/error.h"
#include "db/game.h"

#include <tl/expected.hpp>

namespace SQLite {
class Database;
}

/// Adding a game within a transaction. Only for the .cpp files here.
namespace pocketmars::db {

/// What the schema's constraints can't say.
/// @return Refused
[[nodiscard]] tl::expected<void, Error> checkNew(const NewGame& game);

/// Adds a game that checkNew() took. Throws what SQLite throws.
GameId insertGame(SQLite::Database& connection, const NewGame& game);

} // namespace pocketmars::db
