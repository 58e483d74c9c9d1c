#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <filesystem>

/// Where the user's own data lie. Reading makes nothing: who writes first makes the folder.
namespace pocketmars::session {

/// `$XDG_DATA_HOME/pocketmars`, or `~/.local/share/pocketmars` where that variable is empty or, as
/// the XDG Base Directory Specification has it, not absolute.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> usualDataFolder();

/// The folder that the user chose, else the usual one. A chosen one that is gone, say with its
/// disk, is an error: going on elsewhere would look like a loss of everything.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> dataFolder();

/// Has another folder hold the data from now on. What lies in the present one is copied there and
/// stays, unless the other holds data already. Nobody has the data open meanwhile; a failure
/// changes nothing.
/// @param folder  one that is not empty and holds no data gets a folder `pocketmars` for them
[[nodiscard]] tl::expected<void, SessionError>
chooseDataFolder(const std::filesystem::path& folder);

/// Holds one folder a card profile.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> profilesFolder();

/// Holds one file a camera's lens.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> lensesFolder();

/// The database of the games played.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> historyFile();

/// The list of the phones that are paired.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> phonesFile();

/// The certificate of the page where a phone becomes a camera, with its key.
[[nodiscard]] tl::expected<std::filesystem::path, SessionError> phoneCertificateFile();

} // namespace pocketmars::session
