#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>

namespace pocketmars::session {

/// Writes a file so that it is there as a whole or as it was before, whatever is pulled.
/// @param write  writes the file that it is given; false if it can't
[[nodiscard]] tl::expected<void, SessionError>
writeWhole(const std::filesystem::path& file,
           const std::function<bool(const std::filesystem::path&)>& write);

} // namespace pocketmars::session
