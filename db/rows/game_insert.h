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

[[nodiscard]] tl::expected<void, Error> checkNew(const GameInfo& info);

/// Whether people without a name get that of their colour's usual player.
enum class Naming { Usual, AsGiven };

/// Adds a game that checkNew() took. Throws what SQLite throws, here and below.
GameId insertGame(SQLite::Database& connection, const NewGame& game, Naming naming = Naming::Usual);

/// Puts what checkNew() took in the place of what stands there.
/// @return false if there is no such game
bool replaceInfo(SQLite::Database& connection, GameId id, const GameInfo& info);

/// The same with the table and the photo; its uid stays.
bool replaceGame(SQLite::Database& connection, GameId id, const NewGame& game);

} // namespace pocketmars::db
