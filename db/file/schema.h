#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace pocketmars::db {

/// `PRAGMA application_id` of a history, "PMTB": tells it from other programs' SQLite files.
inline constexpr std::int32_t kApplicationId = 0x504d5442;

/// One step of the schema, as it stands under `db/schema/`.
struct SchemaFile {
    std::string_view name; ///< `0001_initial.sql`
    std::string_view sql;  ///< the whole file, several statements
};

/// The schema files that the program carries, first to last. `PRAGMA user_version` of a file that
/// was brought up to date is their number.
[[nodiscard]] std::span<const SchemaFile> shippedSchema();

} // namespace pocketmars::db
