#pragma once

#include "db/error.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Statement;
}

/// Reading games with their players in one query. Only for the .cpp files here.
namespace pocketmars::db {

/// The chosen games with their players, a row for each seat, newest game first.
/// @param choice  a SELECT of whole rows of `game`
[[nodiscard]] std::string selectGames(std::string_view choice);

/// What selectGames() selects. Throws what SQLite throws.
[[nodiscard]] tl::expected<std::vector<Game>, Error> readGames(SQLite::Statement& rows,
                                                               const std::filesystem::path& file);

} // namespace pocketmars::db
