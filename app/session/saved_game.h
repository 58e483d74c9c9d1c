#pragma once

#include "app/session/table_scorer.h"
#include "db/database.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <chrono>

namespace pocketmars::session {

/// Opens the user's history; the first time it is made.
[[nodiscard]] tl::expected<db::Database, SessionError> openHistory();

/// Adds a table to the history: its score sheet, what was seen with all corrections, and the photo
/// as it lay on the disk when it was scored. Refuses what checkClaims refuses.
/// @param playedAt  UTC
[[nodiscard]] tl::expected<db::GameId, SessionError>
saveGame(db::Database& history, const ScoredTable& table, std::chrono::sys_seconds playedAt);

} // namespace pocketmars::session
