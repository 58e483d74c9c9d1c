#pragma once

#include <string>

namespace pocketmars::db {

/// Why the history could not be opened, read or written. Whatever the reason: what stood in the
/// file before still stands there.
enum class ErrorCode {
    NewerVersion,    ///< written by a newer program; not touched
    NotAHistory,     ///< another program's database; not touched
    Damaged,         ///< no database at all, cut short, or with broken pages
    Locked,          ///< another program held its lock for longer than the busy timeout
    ReadOnly,        ///< the file or its folder may not be written
    CannotOpen,      ///< no file can be there: a folder of that name, a path through a file, …
    DiskFull,        ///< no room for what was to be written
    DiskError,       ///< the disk failed to read or write
    MigrationFailed, ///< the schema could not be brought up to date
    NotFound,        ///< no game has that id
    Refused,         ///< the game to add is not one that the history can hold
    Failed           ///< anything else that SQLite reports
};

/// What went wrong.
struct Error {
    ErrorCode code = ErrorCode::Failed;
    std::string message; ///< one line for people: which file, what is wrong, what to do next
};

} // namespace pocketmars::db
