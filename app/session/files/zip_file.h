#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <map>
#include <string>

namespace pocketmars::session {

/// The files of a zip archive: contents by name, `profile/G1.png`.
using ZipEntries = std::map<std::string, std::string>;

/// Writes an archive beside its place and moves it there whole. Pictures are packed already, so
/// they are stored as they are.
[[nodiscard]] tl::expected<void, SessionError> writeZip(const std::filesystem::path& file,
                                                        const ZipEntries& entries);

/// Reads an archive of at most 1 GB, unpacked.
[[nodiscard]] tl::expected<ZipEntries, SessionError> readZip(const std::filesystem::path& file);

} // namespace pocketmars::session
