#pragma once

#include "db/error.h"
#include "db/file/schema.h"

#include <tl/expected.hpp>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace SQLite {
class Database;
}

namespace pocketmars::db {

/// What opening did to the file.
enum class OpenOutcome {
    Current, ///< nothing: its schema is the one that this program knows
    Created, ///< there was none, or an empty one
    Migrated ///< brought up to date; Database::copy() is the file as it was
};

/// The defaults suit the program; tests open with others.
struct OpenOptions {
    std::chrono::milliseconds busyTimeout{2000}; ///< wait so long for another program's lock
    std::span<const SchemaFile> schema = shippedSchema(); ///< outlives the call only
};

/// Whether another program has a history open, so that copying the file might tear it. A file that
/// is none of ours is in nobody's use.
[[nodiscard]] bool isInUse(const std::filesystem::path& file);

/// An open history file. Games are read and written through History.
///
/// Several programs may have one file open: write-ahead logging lets them read while one writes,
/// and a commit is on the disk before it returns. One object serves one thread at a time; threads
/// that work at once each open their own.
class Database {
public:
    /// Opens or makes the file, with the folders above it, and brings its schema up to date.
    /// A file of another program or of a newer version is left byte for byte as it is. All tables
    /// but the photos are checked for damage, so that the time taken does not grow with those.
    [[nodiscard]] static tl::expected<Database, Error> open(const std::filesystem::path& file,
                                                            const OpenOptions& options = {});

    /// A database that is gone when it is closed.
    [[nodiscard]] static tl::expected<Database, Error> openInMemory();

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    [[nodiscard]] OpenOutcome outcome() const { return m_outcome; }

    /// Where the file as it was before it was migrated lies; nothing unless it was.
    [[nodiscard]] const std::optional<std::filesystem::path>& copy() const { return m_copy; }

    /// Absolute; `:memory:` for one in memory.
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

    /// For this folder and its tests.
    [[nodiscard]] SQLite::Database& connection() { return *m_connection; }

private:
    Database(std::unique_ptr<SQLite::Database> connection, std::filesystem::path file);

    [[nodiscard]] static tl::expected<Database, Error>
    prepare(std::unique_ptr<SQLite::Database> connection, const std::filesystem::path& file,
            const OpenOptions& options);

    std::unique_ptr<SQLite::Database> m_connection;
    std::filesystem::path m_file;
    OpenOutcome m_outcome = OpenOutcome::Current;
    std::optional<std::filesystem::path> m_copy;
};

} // namespace pocketmars::db
