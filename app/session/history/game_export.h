#pragma once

#include "app/session/support/session_error.h"
#include "db/archive.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Games of the history as files: CSV for a spreadsheet, JSON for another history.
namespace pocketmars::session {

/// A row a player of a game, with a head; RFC 4180, UTF-8. Lines of which only the total is known
/// are left empty.
[[nodiscard]] std::string gamesAsCsv(std::span<const db::ArchivedGame> games);

/// `pocketmars.history/1`.
[[nodiscard]] std::string gamesAsJson(std::span<const db::ArchivedGame> games,
                                      std::chrono::sys_seconds exportedAt);

/// Reads `pocketmars.history/1`. What a format does not know is ignored; what it does know must be
/// right, or nothing is read.
/// @return the message names the place that is not right
[[nodiscard]] tl::expected<std::vector<db::ArchivedGame>, SessionError>
gamesFromJson(std::string_view text);

/// Writes the games that fit a filter, whole or not at all.
/// @param file  its name ends in .csv or .json
/// @return how many there are
[[nodiscard]] tl::expected<std::size_t, SessionError>
exportGames(db::Database& history, const std::filesystem::path& file,
            const db::GameFilter& filter = {});

/// Adds the games of an exported JSON file that the history does not have yet: all or none.
[[nodiscard]] tl::expected<db::ImportCount, SessionError>
importGames(db::Database& history, const std::filesystem::path& file);

} // namespace pocketmars::session
