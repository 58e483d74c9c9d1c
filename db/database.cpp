#include "db/database.h"

#include "db/file/file_header.h"
#include "db/file/migration.h"
#include "db/file/sqlite_error.h"
#include "db/support/folded_text.h"
#include "engine/support/phrase.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace pocketmars::db {
namespace {

using engine::phrase;
using Path = std::filesystem::path;

tl::expected<void, Error> makeFolders(const Path& file) {
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    if (!error) {
        return {};
    }
    const bool rights =
        error == std::errc::permission_denied || error == std::errc::read_only_file_system;
    return tl::unexpected(
        Error{rights ? ErrorCode::ReadOnly : ErrorCode::CannotOpen,
              //: %1 a folder, %2 why, as the system says it
              phrase("Database", "the folder %1 can't be made (%2): mend that, or "
                                 "choose another data folder")
                  .with(file.parent_path().string(), error.message())});
}

/// Asked before SQLite gets to see the file, since it would leave its side files beside one that it
/// then finds it may only read.
tl::expected<void, Error> checkRights(const Path& file) {
    // As the effective user, as opening does.
    const auto may = [](const Path& path, int how) {
        return ::faccessat(AT_FDCWD, path.c_str(), how, AT_EACCESS) == 0 || errno == ENOENT;
    };
    if (!may(file.parent_path(), W_OK | X_OK) || !may(file, R_OK | W_OK)) {
        return tl::unexpected(readOnly(file));
    }
    return {};
}

/// Closing the last connection moves the write-ahead log into the file and removes it: right for
/// a history of ours, but a file that is refused must stay as it is.
void setTidyOnClose(SQLite::Database& connection, bool tidy) {
    sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, tidy ? 0 : 1,
                      nullptr);
}

/// Asks SQLite itself, so that a log that a killed program left behind is taken into account.
tl::expected<void, Error> acceptConnection(SQLite::Database& connection, int known,
                                           const Path& file) {
    // One look at it all: another program may be filling the file right now.
    const SQLite::Transaction look(connection);
    const Signature signature{connection.execAndGet("PRAGMA application_id").getInt(),
                              connection.execAndGet("PRAGMA user_version").getInt()};
    const bool hasTables = connection.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() > 0;
    if (signature.userVersion == 0 && hasTables) {
        return tl::unexpected(notAHistory(file));
    }
    // Rights that show only in trying, say on another computer's disk.
    if (sqlite3_db_readonly(connection.getHandle(), "main") == 1) {
        return tl::unexpected(readOnly(file));
    }
    return accept(signature, known, file);
}

/// Checks every table but the photos and pictures, which make up nearly all of the file: a few
/// kilobytes a game.
tl::expected<void, Error> checkTables(SQLite::Database& connection, const Path& file) {
    std::vector<std::string> tables;
    SQLite::Statement names(connection, "SELECT name FROM sqlite_schema WHERE type = 'table' "
                                        "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' "
                                        "AND name NOT IN ('photo', 'followed_picture')");
    while (names.executeStep()) {
        tables.push_back(names.getColumn(0).getString());
    }
    for (const std::string& table : tables) {
        const std::string found =
            connection.execAndGet("PRAGMA quick_check('" + table + "')").getString();
        if (found != "ok") {
            return tl::unexpected(damaged(file, found));
        }
    }
    return {};
}

/// The SQL function `folded(text)`: folded_text.h.
void addFolded(SQLite::Database& connection) {
    connection.createFunction(
        "folded", 1, true, nullptr,
        [](sqlite3_context* context, int /*count*/, sqlite3_value** values) {
            if (sqlite3_value_type(values[0]) == SQLITE_NULL) {
                return; // as it was
            }
            const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
            const auto out =
                folded({text, static_cast<std::size_t>(sqlite3_value_bytes(values[0]))});
            sqlite3_result_text(context, out.data(), static_cast<int>(out.size()),
                                SQLITE_TRANSIENT);
        },
        nullptr, nullptr, nullptr);
}

/// Programs that make one file at the same time are in each other's way here, and SQLite does not
/// wait by itself: it takes two that wait for each other for a deadlock.
void useWriteAheadLog(SQLite::Database& connection, std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (true) {
        try {
            connection.exec("PRAGMA journal_mode = WAL");
            return;
        } catch (const SQLite::Exception& exception) {
            if (exception.getErrorCode() != SQLITE_BUSY || std::chrono::steady_clock::now() > end) {
                throw;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
}

} // namespace

bool isInUse(const Path& file) {
    try {
        SQLite::Database connection(file, SQLite::OPEN_READWRITE);
        // With a write-ahead log this lock is only had by who is alone.
        connection.exec("PRAGMA locking_mode = EXCLUSIVE");
        connection.exec("BEGIN EXCLUSIVE");
        connection.exec("COMMIT");
        return false;
    } catch (const SQLite::Exception& exception) {
        return exception.getErrorCode() == SQLITE_BUSY;
    }
}

Database::Database(std::unique_ptr<SQLite::Database> connection, Path file)
    : m_connection(std::move(connection)), m_file(std::move(file)) {}

Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

tl::expected<Database, Error> Database::open(const Path& file, const OpenOptions& options) {
    std::error_code error;
    // Absolute, so that no name means something special to SQLite, as `:memory:` would.
    const Path path = std::filesystem::absolute(file, error);
    if (error || !path.has_filename()) {
        return tl::unexpected(
            Error{ErrorCode::CannotOpen, //: %1 a file
                  phrase("Database", "'%1' names no file: choose another data folder")
                      .with(file.string())});
    }
    const int known = static_cast<int>(options.schema.size());
    return makeFolders(path)
        .and_then([&] { return checkRights(path); })
        .and_then([&] { return readSignature(path); })
        .and_then([&](const std::optional<Signature>& signature) -> tl::expected<void, Error> {
            return signature ? accept(*signature, known, path) : tl::expected<void, Error>();
        })
        .and_then([&] {
            return guarded(path, [&]() -> tl::expected<Database, Error> {
                // One thread at a time has it: with SQLite's own lock each column of each row takes
                // and leaves it.
                auto connection = std::make_unique<SQLite::Database>(
                    path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX,
                    static_cast<int>(options.busyTimeout.count()));
                setTidyOnClose(*connection, false);
                if (auto ours = acceptConnection(*connection, known, path); !ours) {
                    return tl::unexpected(std::move(ours).error());
                }
                setTidyOnClose(*connection, true);
                return prepare(std::move(connection), path, options);
            });
        });
}

tl::expected<Database, Error> Database::openInMemory() {
    const Path path = ":memory:";
    return guarded(path, [&]() -> tl::expected<Database, Error> {
        return prepare(
            std::make_unique<SQLite::Database>(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE),
            path, {});
    });
}

tl::expected<Database, Error> Database::prepare(std::unique_ptr<SQLite::Database> connection,
                                                const Path& file, const OpenOptions& options) {
    useWriteAheadLog(*connection, options.busyTimeout);
    // A game that was saved survives a power cut too; the default of this pragma is a build option.
    connection->exec("PRAGMA synchronous = FULL");
    if (auto sound = checkTables(*connection, file); !sound) {
        return tl::unexpected(std::move(sound).error());
    }
    addFolded(*connection);
    connection->exec("PRAGMA foreign_keys = OFF");
    auto migration = migrate(*connection, options.schema, file);
    if (!migration) {
        return tl::unexpected(std::move(migration).error());
    }
    connection->exec("PRAGMA foreign_keys = ON");

    Database database(std::move(connection), file);
    if (migration->from != migration->to) {
        database.m_outcome = migration->from == 0 ? OpenOutcome::Created : OpenOutcome::Migrated;
    }
    database.m_copy = std::move(migration->copy);
    return database;
}

} // namespace pocketmars::db
