#include "tests/db/faulty_disk.h"

#include <utility>

namespace pocketmars::db {

/// A file as SQLite sees it; behind it, in the same piece of memory, lies the real one.
struct FaultyDisk::File {
    sqlite3_file base;
    FaultyDisk* disk;
    const char* path; ///< SQLite's, for as long as the file is open; null: a temporary one
    bool isNew;       ///< a journal or log that was never synced: then its folder is as well

    static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
    static sqlite3_file* real(sqlite3_file* file) {
        return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1);
    }
    void note(DiskChange change) const {
        if (path != nullptr) {
            change.file = path;
            disk->m_changes.push_back(std::move(change));
        }
    }
};

FaultyDisk::FaultyDisk() : m_real(sqlite3_vfs_find(nullptr)), m_vfs(*m_real) {
    m_vfs.zName = "faulty";
    m_vfs.szOsFile = static_cast<int>(sizeof(File)) + m_real->szOsFile;
    m_vfs.pAppData = this;
    m_vfs.xOpen = open;
    m_vfs.xDelete = remove;
    m_vfs.xSleep = sleep;
    sqlite3_vfs_register(&m_vfs, 1);
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&m_vfs);
    sqlite3_vfs_register(m_real, 1);
}

int FaultyDisk::open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out) {
    auto* disk = static_cast<FaultyDisk*>(vfs->pAppData);
    const bool isNew = (flags & SQLITE_OPEN_CREATE) != 0 &&
                       (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
    File::of(file) = {{nullptr}, disk, path, isNew};
    const int result = disk->m_real->xOpen(disk->m_real, path, File::real(file), flags, out);
    if (result == SQLITE_OK) {
        file->pMethods = &methods(); // else SQLite would close what is not open
    }
    return result;
}

int FaultyDisk::remove(sqlite3_vfs* vfs, const char* path, int syncFolder) {
    auto* disk = static_cast<FaultyDisk*>(vfs->pAppData);
    disk->m_changes.push_back({DiskChange::Kind::Delete, path});
    if (syncFolder != 0) {
        disk->m_changes.push_back({DiskChange::Kind::SyncFolder, {}});
    }
    return disk->m_real->xDelete(disk->m_real, path, 0);
}

int FaultyDisk::sleep(sqlite3_vfs* vfs, int microseconds) {
    static_cast<FaultyDisk*>(vfs->pAppData)->m_waited += std::chrono::microseconds(microseconds);
    return microseconds;
}

const sqlite3_io_methods& FaultyDisk::methods() {
    static const sqlite3_io_methods kMethods{
        .iVersion = 2, // with the shared memory of the write-ahead log
        .xClose =
            [](sqlite3_file* file) { return File::real(file)->pMethods->xClose(File::real(file)); },
        .xRead =
            [](sqlite3_file* file, void* bytes, int size, sqlite3_int64 at) {
                return File::real(file)->pMethods->xRead(File::real(file), bytes, size, at);
            },
        .xWrite =
            [](sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
                auto& room = File::of(file).disk->m_room;
                if (room == 0) {
                    return SQLITE_FULL;
                }
                room -= room == kEndless ? 0 : 1;
                File::of(file).note({DiskChange::Kind::Write,
                                     {},
                                     at,
                                     {static_cast<const char*>(bytes), static_cast<size_t>(size)}});
                return File::real(file)->pMethods->xWrite(File::real(file), bytes, size, at);
            },
        .xTruncate =
            [](sqlite3_file* file, sqlite3_int64 size) {
                File::of(file).note({DiskChange::Kind::Truncate, {}, size});
                return File::real(file)->pMethods->xTruncate(File::real(file), size);
            },
        .xSync =
            [](sqlite3_file* file, int /*flags*/) {
                auto& synced = File::of(file);
                synced.note({DiskChange::Kind::Sync, {}});
                if (std::exchange(synced.isNew, false)) {
                    synced.disk->m_changes.push_back({DiskChange::Kind::SyncFolder, {}});
                }
                return SQLITE_OK;
            },
        .xFileSize =
            [](sqlite3_file* file, sqlite3_int64* size) {
                return File::real(file)->pMethods->xFileSize(File::real(file), size);
            },
        .xLock = [](sqlite3_file* file,
                    int lock) { return File::real(file)->pMethods->xLock(File::real(file), lock); },
        .xUnlock =
            [](sqlite3_file* file, int lock) {
                return File::real(file)->pMethods->xUnlock(File::real(file), lock);
            },
        .xCheckReservedLock =
            [](sqlite3_file* file, int* out) {
                return File::real(file)->pMethods->xCheckReservedLock(File::real(file), out);
            },
        .xFileControl =
            [](sqlite3_file* file, int what, void* argument) {
                return File::real(file)->pMethods->xFileControl(File::real(file), what, argument);
            },
        .xSectorSize =
            [](sqlite3_file* file) {
                return File::real(file)->pMethods->xSectorSize(File::real(file));
            },
        .xDeviceCharacteristics =
            [](sqlite3_file* file) {
                return File::real(file)->pMethods->xDeviceCharacteristics(File::real(file));
            },
        .xShmMap =
            [](sqlite3_file* file, int page, int size, int extend, void volatile** out) {
                return File::real(file)->pMethods->xShmMap(File::real(file), page, size, extend,
                                                           out);
            },
        .xShmLock =
            [](sqlite3_file* file, int from, int count, int flags) {
                return File::real(file)->pMethods->xShmLock(File::real(file), from, count, flags);
            },
        .xShmBarrier =
            [](sqlite3_file* file) { File::real(file)->pMethods->xShmBarrier(File::real(file)); },
        .xShmUnmap =
            [](sqlite3_file* file, int isDeleted) {
                return File::real(file)->pMethods->xShmUnmap(File::real(file), isDeleted);
            },
        .xFetch = nullptr,
        .xUnfetch = nullptr};
    return kMethods;
}

} // namespace pocketmars::db
