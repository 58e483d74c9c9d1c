#pragma once

#include "db/error.h"
#include "db/file/schema.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <span>

namespace SQLite {
class Database;
}

/// Brings a database's schema up to date. Only for the .cpp files here and their tests.
namespace pocketmars::db {

struct Signature;

/// Whether this program may use a file of that signature.
/// @param known  the newest version it knows
/// @return NewerVersion or NotAHistory for a file that must not be touched
[[nodiscard]] tl::expected<void, Error> accept(const Signature& signature, int known,
                                               const std::filesystem::path& file);

/// What migrating did.
struct Migration {
    int from = 0; ///< `PRAGMA user_version` before; 0: the file was empty
    int to = 0;
    std::optional<std::filesystem::path> copy; ///< the file as it was, beside it
};

/// Runs the schema files that the database has not seen, in one transaction: all of them or none.
/// A file that holds games already is copied first, to `FILE.version-N`; the copy stays for the
/// player to go back to, unless migrating fails. Foreign keys must be off, since a schema file may
/// rebuild a table that others refer to; they are checked before the commit.
/// @param file  where the database lies; empty for one in memory
[[nodiscard]] tl::expected<Migration, Error> migrate(SQLite::Database& database,
                                                     std::span<const SchemaFile> schema,
                                                     const std::filesystem::path& file);

} // namespace pocketmars::db
