#pragma once

#include "app/session/scoring/score_lines.h"
#include "app/session/scoring/table_scorer.h"
#include "db/database.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <chrono>
#include <optional>

namespace pocketmars::session {

/// Opens the user's history; the first time it is made.
[[nodiscard]] tl::expected<db::Database, SessionError> openHistory();

/// A table as the history takes it: its score sheet, what was seen with all corrections, and the
/// photo as it lay on the disk when it was scored. Refuses what checkClaims refuses.
/// @param playedAt  UTC
[[nodiscard]] tl::expected<db::NewGame, SessionError> newGame(const ScoredTable& table,
                                                              std::chrono::sys_seconds playedAt);

/// Saves a table: see newGame.
/// @param now     UTC
/// @param before  the game that it was saved as before it was corrected: it is put in the place of
///                that one, and what else is known of it, who played it and when, stays. Nothing,
///                or one that is not in the history any more: it is added, as played now.
[[nodiscard]] tl::expected<db::GameId, SessionError>
saveGame(db::Database& history, const ScoredTable& table, std::chrono::sys_seconds now,
         std::optional<db::GameId> before = {});

/// Adds a game that was written down by hand. Refuses what checkWritten
/// (app/session/history/written_game.h) refuses.
[[nodiscard]] tl::expected<db::GameId, SessionError> writeGame(db::Database& history,
                                                               const db::GameInfo& game);

/// Removes a game with its photo and all.
[[nodiscard]] tl::expected<void, SessionError> removeGame(db::Database& history, db::GameId id);

/// What was left open when a game was saved; nothing where its table can't be read any more.
[[nodiscard]] tl::expected<SheetDoubts, SessionError> savedDoubts(db::Database& history,
                                                                  db::GameId id);

} // namespace pocketmars::session
