#pragma once

#include "db/error.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace pocketmars::db {

/// What says whose database a file is, and of which age.
struct Signature {
    std::int32_t applicationId = 0; ///< `PRAGMA application_id`
    std::int32_t userVersion = 0;   ///< `PRAGMA user_version`
};

/// Reads the signature from the file's first 100 bytes (https://www.sqlite.org/fileformat.html,
/// "The Database Header"), since SQLite itself would leave its side files beside a history that
/// is only looked at. A write-ahead log beside the file may hold a newer one.
/// @return nothing if there is no file, an empty one, or one whose beginning stands in a journal or
///         log beside it; Damaged if it is no database or was cut short
[[nodiscard]] tl::expected<std::optional<Signature>, Error>
readSignature(const std::filesystem::path& file);

} // namespace pocketmars::db
