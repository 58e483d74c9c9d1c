#pragma once

#include "app/session/session_error.h"

#include <tl/expected.hpp>

#include <filesystem>

/// Where the user's own data lie. Nothing is made here: who writes first makes the folder.
namespace pocketmars::session {

/// `$XDG_DATA_HOME/pocketmars`, or `~/.local/share/pocketmars` where that variable is empty or, as
/// the XDG Base Directory Specification has it, not absolute.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> dataFolder();

/// Holds one folder a card profile.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> profilesFolder();

/// The database of the games played.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> historyFile();

} // namespace pocketmars::session
