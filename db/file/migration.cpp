#include "db/file/migration.h"

#include "db/file/file_header.h"
#include "db/file/sqlite_error.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <cassert>
#include <string>
#include <system_error>
#include <utility>

namespace pocketmars::db {
namespace {

using engine::phrase;

int versionOf(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

/// A file that goes away with this object unless it is kept.
class ScratchFile {
public:
    explicit ScratchFile(std::filesystem::path path) : m_path(std::move(path)) {}
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile() {
        if (!m_kept) {
            std::error_code ignored;
            std::filesystem::remove(m_path, ignored);
        }
    }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    void keep() { m_kept = true; }

private:
    std::filesystem::path m_path;
    bool m_kept = false;
};

/// `FILE.version-1`, or `FILE.version-1-2` and on: an older copy is never replaced.
std::filesystem::path freeCopyName(const std::filesystem::path& file, int version) {
    const std::string base = file.string() + ".version-" + std::to_string(version);
    std::filesystem::path name = base;
    std::error_code ignored;
    for (int i = 2; std::filesystem::exists(name, ignored); ++i) {
        name = base + "-" + std::to_string(i);
    }
    return name;
}

/// Copies through SQLite, which takes what still stands in the write-ahead log along. The copy is
/// made beside its place and moved there whole, so that a killed program leaves no half of one
/// under a name that can be trusted.
void copyDatabase(const std::filesystem::path& from, const std::filesystem::path& to) {
    const ScratchFile part(to.string() + ".part");
    std::error_code error;
    std::filesystem::remove(part.path(), error);
    {
        SQLite::Database source(from, SQLite::OPEN_READONLY);
        SQLite::Database target(part.path(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        SQLite::Backup backup(target, source);
        const int result = backup.executeStep(-1);
        if (result != SQLITE_DONE) {
            throw SQLite::Exception( //: Why the history's file can't be brought up to date
                std::string(phrase("Database", "copying it first failed")), result);
        }
    }
    std::filesystem::rename(part.path(), to, error);
    if (error) {
        throw SQLite::Exception( //: Why the history's file can't be brought up to date; %1 why, as
                                 //: the system says it
            phrase("Database", "naming its copy failed: %1").with(error.message()), SQLITE_IOERR);
    }
}

/// Runs within the caller's transaction.
void runSchemaFiles(SQLite::Database& database, std::span<const SchemaFile> files, int target) {
    for (const SchemaFile& file : files) {
        database.exec(std::string(file.sql));
    }
    SQLite::Statement violations(database, "PRAGMA foreign_key_check");
    if (violations.executeStep()) {
        throw SQLite::Exception( //: What is wrong in the history's file; %1 one of its tables
            phrase("Database", "rows of %1 refer to rows that are gone")
                .with(violations.getColumn(0).getString()),
            SQLITE_CONSTRAINT);
    }
    database.exec("PRAGMA user_version = " + std::to_string(target));
}

Error newerVersion(const std::filesystem::path& file, int version, int known) {
    return {ErrorCode::NewerVersion,
            //: %1 a file, %2 and %3 numbers of versions
            phrase("Database",
                   "%1 was written by a newer Pocket Mars Table (version %2 of the history, "
                   "this program knows %3): update the program; the history was left as it is")
                .with(file.string(), version, known)};
}

/// The exceptions that say what the player can do about them keep their meaning; the others mean
/// that a schema file does not fit this database.
Error migrationError(const SQLite::Exception& exception, const std::filesystem::path& file) {
    Error error = toError(exception, file);
    if (error.code == ErrorCode::Refused || error.code == ErrorCode::Failed) {
        error = {ErrorCode::MigrationFailed,
                 //: %1 a file, %2 the database's own words
                 phrase("Database", "%1 could not be brought up to date (%2): it is as it was; "
                                    "go on with the program that wrote it, and report this")
                     .with(file.string(), exception.what())};
    }
    return error;
}

} // namespace

tl::expected<void, Error> accept(const Signature& signature, int known,
                                 const std::filesystem::path& file) {
    const bool unmarked = signature.applicationId == 0 && signature.userVersion == 0;
    if (!unmarked && signature.applicationId != kApplicationId) {
        return tl::unexpected(notAHistory(file));
    }
    if (signature.userVersion > known) {
        return tl::unexpected(newerVersion(file, signature.userVersion, known));
    }
    return {};
}

tl::expected<Migration, Error> migrate(SQLite::Database& database,
                                       std::span<const SchemaFile> schema,
                                       const std::filesystem::path& file) {
    const int target = static_cast<int>(schema.size());
    try {
        assert(database.execAndGet("PRAGMA foreign_keys").getInt() == 0);
        if (versionOf(database) == target) {
            return Migration{target, target, {}};
        }
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        // Another program may have migrated while this one waited for the lock.
        const int from = versionOf(database);
        if (from == target) {
            return Migration{target, target, {}};
        }
        if (from > target) {
            return tl::unexpected(newerVersion(file, from, target));
        }
        Migration migration{from, target, {}};
        std::optional<ScratchFile> copy;
        if (from > 0 && !file.empty()) {
            copy.emplace(freeCopyName(file, from));
            copyDatabase(file, copy->path());
            migration.copy = copy->path();
        }
        runSchemaFiles(database, schema.subspan(static_cast<std::size_t>(from)), target);
        transaction.commit();
        if (copy) {
            copy->keep();
        }
        return migration;
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(migrationError(exception, file));
    }
}

} // namespace pocketmars::db
