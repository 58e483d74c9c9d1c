#pragma once

#include "app/session/support/session_error.h"
#include "app/session/watching/watch_event.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <vector>

namespace pocketmars::session {

/// Whether a file holds tables as text, told by its name: `.jsonl`.
[[nodiscard]] bool isTableRecording(const std::filesystem::path& file);

/// Reads tables that were seen before, or written down by hand: one JSON object a line, what
/// `watch --json` prints or just `pocketmars.table/1`. Events that are no tables are passed over.
/// @return in order, without pictures; the error names the line
[[nodiscard]] tl::expected<std::vector<TableSeen>, SessionError>
readTables(const std::filesystem::path& file);

} // namespace pocketmars::session
