#pragma once

#include <sqlite3.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace pocketmars::db {

/// What SQLite asked of a disk.
struct DiskChange {
    enum class Kind {
        Write,
        Truncate,
        Sync, ///< what was asked for this file before is on the disk from here on
        Delete,
        SyncFolder, ///< files that were made or deleted before are, or are gone, from here on
    };
    Kind kind = Kind::Write;
    std::string file;       ///< its path; SyncFolder: empty
    std::int64_t at = 0;    ///< Write: where; Truncate: the length
    std::string bytes = {}; ///< Write
};

/// The disk below every database that is opened while this stands: it notes each change, and is
/// full when a test says so. Time passes at once on it: who waits for a lock does not wait. One
/// thread; the databases are closed before it goes.
///
/// The files are real ones in their real place. A sync writes nothing out, which makes it quick.
class FaultyDisk {
public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// So far, in their order.
    [[nodiscard]] const std::vector<DiskChange>& changes() const { return m_changes; }

    /// There is room for so many more writes, whatever their size.
    void fillAfter(std::size_t writes) { m_room = writes; }
    void makeRoom() { m_room = kEndless; }

    /// How long was waited for locks.
    [[nodiscard]] std::chrono::microseconds waited() const { return m_waited; }

private:
    struct File;
    static constexpr auto kEndless = std::numeric_limits<std::size_t>::max();

    static const sqlite3_io_methods& methods();
    static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out);
    static int remove(sqlite3_vfs* vfs, const char* path, int syncFolder);
    static int sleep(sqlite3_vfs* vfs, int microseconds);

    sqlite3_vfs* m_real; ///< SQLite's own
    sqlite3_vfs m_vfs;
    std::vector<DiskChange> m_changes;
    std::size_t m_room = kEndless; ///< writes
    std::chrono::microseconds m_waited{0};
};

} // namespace pocketmars::db
