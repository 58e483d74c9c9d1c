#include "db/file/sqlite_error.h"

#include "engine/support/phrase.h"

#include <sqlite3.h>

#include <algorithm>
#include <string>

namespace pocketmars::db {
namespace {

using engine::phrase;

/// SQLite's own words may run over several lines; an error has one.
std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

} // namespace

Error readOnly(const std::filesystem::path& file) {
    return {ErrorCode::ReadOnly,
            //: %1 a file
            phrase("Database", "%1 can't be written: make the file and its folder writable for "
                               "you, or choose another data folder")
                .with(file.string())};
}

Error notAHistory(const std::filesystem::path& file) {
    return {ErrorCode::NotAHistory,
            //: %1 a file
            phrase("Database",
                   "%1 is another program's database: move it away, or choose another data folder")
                .with(file.string())};
}

Error damaged(const std::filesystem::path& file, std::string_view detail) {
    return {
        ErrorCode::Damaged, //: %1 a file, %2 the database's own words
        phrase("Database",
               "%1 is damaged (%2): put a copy of it back, or move it away to begin a new history")
            .with(file.string(), oneLine(std::string(detail)))};
}

Error toError(const SQLite::Exception& exception, const std::filesystem::path& file) {
    const std::string name = file.string();
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {
            ErrorCode::Locked,
            //: %1 a file
            phrase("Database", "%1 is in use by another program: close that program and try again")
                .with(name)};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return damaged(file, exception.what());
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return readOnly(file);
    case SQLITE_CANTOPEN:
        return {ErrorCode::CannotOpen,
                //: %1 a file, %2 the database's own words
                phrase("Database", "%1 can't be opened (%2): see that a file can be there, or "
                                   "choose another data folder")
                    .with(name, oneLine(exception.what()))};
    case SQLITE_FULL:
        return {
            ErrorCode::DiskFull,
            //: %1 a file
            phrase("Database", "%1 has no room to grow: free some space on its disk and try again")
                .with(name)};
    case SQLITE_IOERR:
        return {ErrorCode::DiskError, //: %1 a file, %2 the database's own words
                phrase("Database", "%1 could not be read or written (%2): check its disk and the "
                                   "free space there, then try again")
                    .with(name, oneLine(exception.what()))};
    case SQLITE_CONSTRAINT:
    case SQLITE_TOOBIG:
    case SQLITE_MISMATCH:
        return {
            ErrorCode::Refused, //: %1 the database's own words
            phrase("Database", "the game can't be saved as it is (%1): correct it and try again")
                .with(oneLine(exception.what()))};
    default:
        return {
            ErrorCode::Failed, //: %1 a file, %2 the database's own words
            phrase("Database", "%1 failed (%2): try again").with(name, oneLine(exception.what()))};
    }
}

} // namespace pocketmars::db
