#include "db/sqlite_error.h"

#include <sqlite3.h>

#include <algorithm>
#include <string>

namespace pocketmars::db {
namespace {

/// SQLite's own words may run over several lines; an error has one.
std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

} // namespace

Error readOnly(const std::filesystem::path& file) {
    return {ErrorCode::ReadOnly,
            file.string() + " can't be written: make the file and its folder writable for you, or "
                            "choose another data folder"};
}

Error notAHistory(const std::filesystem::path& file) {
    return {ErrorCode::NotAHistory,
            file.string() + " is another program's database: move it away, or choose another data "
                            "folder"};
}

Error damaged(const std::filesystem::path& file, std::string_view detail) {
    return {ErrorCode::Damaged, file.string() + " is damaged (" + oneLine(std::string(detail)) +
                                    "): put a copy of it back, or move it away to begin a new "
                                    "history"};
}

Error toError(const SQLite::Exception& exception, const std::filesystem::path& file) {
    const std::string name = file.string();
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Locked,
                name + " is in use by another program: close that program and try again"};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return damaged(file, exception.what());
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return readOnly(file);
    case SQLITE_CANTOPEN:
        return {ErrorCode::CannotOpen,
                name + " can't be opened (" + oneLine(exception.what()) +
                    "): see that a file can be there, or choose another data folder"};
    case SQLITE_FULL:
        return {ErrorCode::DiskFull,
                name + " has no room to grow: free some space on its disk and try again"};
    case SQLITE_IOERR:
        return {ErrorCode::DiskError, name + " could not be read or written (" +
                                          oneLine(exception.what()) +
                                          "): check its disk and the free space there, then try "
                                          "again"};
    case SQLITE_CONSTRAINT:
    case SQLITE_TOOBIG:
    case SQLITE_MISMATCH:
        return {ErrorCode::Refused, "the game can't be saved as it is (" +
                                        oneLine(exception.what()) + "): correct it and try again"};
    default:
        return {ErrorCode::Failed, name + " failed (" + oneLine(exception.what()) + "): try again"};
    }
}

} // namespace pocketmars::db
