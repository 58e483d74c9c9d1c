#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

namespace pocketmars::session {

/// The whole of a file, byte for byte; at most 1 GB, which no file of ours comes near.
[[nodiscard]] tl::expected<std::string, SessionError> readText(const std::filesystem::path& file);

/// Writes a file, whole or not at all: the text and a line break.
[[nodiscard]] tl::expected<void, SessionError> writeText(const std::filesystem::path& file,
                                                         const std::string& text);

} // namespace pocketmars::session
