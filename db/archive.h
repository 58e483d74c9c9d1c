#pragma once

#include "db/database.h"
#include "db/error.h"
#include "db/followed_game.h"
#include "db/game.h"
#include "db/game_filter.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Games with all that belongs to them but their photos, on their way to another history.
namespace pocketmars::db {

/// How a game came about that was followed.
struct ArchivedSteps {
    FollowedInfo info;
    std::chrono::sys_seconds startedAt; ///< UTC
    std::vector<FollowedStep> steps;

    friend bool operator==(const ArchivedSteps&, const ArchivedSteps&) = default;
};

struct ArchivedGame {
    NewGame game; ///< with its uid, without its photo
    std::optional<ArchivedSteps> followed;
};

/// The games that fit a filter, newest first.
[[nodiscard]] tl::expected<std::vector<ArchivedGame>, Error>
archivedGames(Database& database, const GameFilter& filter = {});

struct ImportCount {
    std::size_t added = 0;
    std::size_t known = 0; ///< were there already, and stay as they are

    friend bool operator==(const ImportCount&, const ImportCount&) = default;
};

/// Adds the games whose uid is not there yet, all in one transaction.
/// @return Refused as History::add() does; then none was added
[[nodiscard]] tl::expected<ImportCount, Error> addArchived(Database& database,
                                                           std::span<const ArchivedGame> games);

} // namespace pocketmars::db
