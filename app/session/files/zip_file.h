#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
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

/// What an archive may hold at most; looked at before anything is unpacked.
struct ZipLimits {
    std::uint64_t bytes = 1'000'000'000; ///< unpacked, of all files
    std::size_t files = 10'000;
};

[[nodiscard]] tl::expected<ZipEntries, SessionError> readZip(const std::filesystem::path& file,
                                                             const ZipLimits& limits = {});

} // namespace pocketmars::session
