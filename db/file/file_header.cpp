#include "db/file/file_header.h"

#include "db/file/sqlite_error.h"
#include "engine/support/phrase.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace pocketmars::db {
namespace {

using engine::phrase;

constexpr std::size_t kHeaderBytes = 100;
constexpr std::size_t kPageSizeAt = 16;
constexpr std::size_t kChangeCounterAt = 24;
constexpr std::size_t kPageCountAt = 28;
constexpr std::size_t kPageCountValidForAt = 92;
constexpr std::size_t kUserVersionAt = 60;
constexpr std::size_t kApplicationIdAt = 68;
constexpr std::string_view kMagic("SQLite format 3\0", 16);

using Header = std::array<char, kHeaderBytes>;

/// A file that SQLite reads for us. A stream would not do: where this process has a connection to
/// the file, closing any other descriptor of it takes away the locks of that connection (POSIX),
/// and the next program that closes the file would remove the write-ahead log from under it.
/// https://www.sqlite.org/howtocorrupt.html, "Posix advisory locks canceled"
class SharedFile {
public:
    explicit SharedFile(const std::filesystem::path& path) {
        sqlite3_initialize();
        sqlite3_vfs* const vfs = sqlite3_vfs_find(nullptr);
        m_name = sqlite3_create_filename(path.c_str(), "", "", 0, nullptr);
        m_memory.resize(static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1);
        constexpr int kFlags = SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB;
        m_isOpen = vfs->xOpen(vfs, m_name, file(), kFlags, nullptr) == SQLITE_OK;
    }
    ~SharedFile() {
        if (m_isOpen) {
            file()->pMethods->xClose(file());
        }
        sqlite3_free_filename(m_name);
    }
    SharedFile(const SharedFile&) = delete;
    SharedFile& operator=(const SharedFile&) = delete;

    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// @return how many bytes there are, at most those of a header
    [[nodiscard]] std::size_t read(Header& header) {
        sqlite3_int64 size = 0;
        file()->pMethods->xFileSize(file(), &size);
        const auto count = std::min<sqlite3_int64>(size, kHeaderBytes);
        const int read = file()->pMethods->xRead(file(), header.data(), static_cast<int>(count), 0);
        return read == SQLITE_OK ? static_cast<std::size_t>(count) : 0;
    }

private:
    sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(m_memory.data()); }

    const char* m_name = nullptr;
    std::vector<std::max_align_t> m_memory; ///< of a file as SQLite keeps it
    bool m_isOpen = false;
};

/// Big-endian, as all numbers of the header.
std::uint32_t numberAt(const Header& header, std::size_t offset, std::size_t bytes = 4) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) {
        value = value << 8U | static_cast<unsigned char>(header[offset + i]);
    }
    return value;
}

/// Whether the file ends before its last page does. SQLite itself reads missing bytes of the last
/// page as zeros.
bool isCutShort(const Header& header, std::uintmax_t fileBytes) {
    const std::uintmax_t written = numberAt(header, kPageSizeAt, 2);
    const std::uintmax_t pageBytes = written == 1 ? 65536 : written; // too large for two bytes
    const bool countIsValid =
        numberAt(header, kChangeCounterAt) == numberAt(header, kPageCountValidForAt);
    return countIsValid && fileBytes < numberAt(header, kPageCountAt) * pageBytes;
}

/// Pages that are not in the file yet may stand in the log.
bool hasLog(const std::filesystem::path& file) {
    std::error_code ignored;
    for (const auto* suffix : {"-wal", "-journal"}) {
        if (std::filesystem::exists(file.string() + suffix, ignored)) {
            return true;
        }
    }
    return false;
}

} // namespace

tl::expected<std::optional<Signature>, Error> readSignature(const std::filesystem::path& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        return std::nullopt;
    }
    if (!std::filesystem::is_regular_file(status)) {
        return tl::unexpected(
            Error{ErrorCode::CannotOpen,
                  //: %1 a file
                  phrase("Database",
                         "%1 can't be opened: no file is there, but a folder or something else of "
                         "that name, or one of its folders is a file or closed to you: move that "
                         "away or choose another data folder")
                      .with(file.string())});
    }
    const bool logged = hasLog(file);
    SharedFile shared(file);
    if (!shared.isOpen()) {
        return tl::unexpected(
            Error{ErrorCode::ReadOnly,
                  //: %1 a file
                  phrase("Database", "%1 can't be read: make it readable and writable for you")
                      .with(file.string())});
    }
    Header header{};
    const auto count = shared.read(header);
    if (count == 0) {
        return std::nullopt;
    }
    if (count < kHeaderBytes || std::string_view(header.data(), kMagic.size()) != kMagic) {
        if (logged) {
            return std::nullopt; // the power went while it was written: SQLite puts it right
        }
        return tl::unexpected(damaged(file, //: What is wrong with the history's file
                                      std::string(phrase("Database", "it is no database"))));
    }
    const std::uintmax_t fileBytes = std::filesystem::file_size(file, error);
    if (!logged && !error && isCutShort(header, fileBytes)) {
        return tl::unexpected(damaged(file, //: What is wrong with the history's file
                                      std::string(phrase("Database", "it is cut short"))));
    }
    return Signature{static_cast<std::int32_t>(numberAt(header, kApplicationIdAt)),
                     static_cast<std::int32_t>(numberAt(header, kUserVersionAt))};
}

} // namespace pocketmars::db
