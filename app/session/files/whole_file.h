#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>

namespace pocketmars::session {

/// calibration::writeWholeFile() with words for people.
/// @param write  writes the file that it is given; false if it can't
[[nodiscard]] tl::expected<void, SessionError>
writeWhole(const std::filesystem::path& file,
           const std::function<bool(const std::filesystem::path&)>& write);

/// Gives two files each other's name: at once where the file system can do it.
[[nodiscard]] tl::expected<void, SessionError> exchangeFiles(const std::filesystem::path& one,
                                                             const std::filesystem::path& other);

/// In writeWhole()'s words.
[[nodiscard]] SessionError cannotBeWritten(const std::filesystem::path& file);

} // namespace pocketmars::session
