#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

/// What the program did, one line each in a file, for looking into what went wrong. Never on
/// standard output or standard error, which belong to the commands; a log that can't be written is
/// done without, silently.
namespace pocketmars::session {

/// `$XDG_STATE_HOME/pocketmars/pocketmars.log`, or that under `~/.local/state`; nothing where
/// neither is an absolute path.
[[nodiscard]] std::optional<std::filesystem::path> logFile();

/// From here on the lines below go to a file; before, and where it can't be made, nowhere. Three
/// files of at most 500 kB are kept: `pocketmars.log`, `pocketmars.1.log`, `pocketmars.2.log`.
/// Not while another thread logs.
/// @return whether it could be opened
bool openLog(const std::filesystem::path& file);

/// Nothing is logged any more.
void closeLog();

// From any thread. Line breaks become blanks.
void logInfo(std::string_view line);    ///< what the player did
void logWarning(std::string_view line); ///< what made a result worse
void logError(std::string_view line);   ///< what the player was told

} // namespace pocketmars::session
