#include "app/session/files/zip_file.h"

#include "app/session/files/whole_file.h"

#include <zip.h>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace pocketmars::session {
namespace {

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct Close {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using Entry = std::unique_ptr<zip_file_t, Close>;

bool add(zip_t* archive, const std::string& name, const std::string& content) {
    // The content outlives the archive, which reads it when it is closed.
    auto* source = zip_source_buffer(archive, content.data(), content.size(), 0);
    if (source == nullptr) {
        return false;
    }
    const auto index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    return zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), ZIP_CM_STORE, 0) ==
           0;
}

enum class Refusal { Damaged, TooMuch };

/// What each file takes when it is unpacked.
tl::expected<std::vector<zip_uint64_t>, Refusal> sizesWithin(zip_t* archive,
                                                             const ZipLimits& limits) {
    const auto count = zip_get_num_entries(archive, 0);
    if (count < 0 || static_cast<std::uint64_t>(count) > limits.files) {
        return tl::unexpected(Refusal::TooMuch);
    }
    std::vector<zip_uint64_t> sizes;
    std::uint64_t total = 0;
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t about;
        if (zip_stat_index(archive, static_cast<zip_uint64_t>(i), 0, &about) != 0 ||
            (about.valid & ZIP_STAT_SIZE) == 0) {
            return tl::unexpected(Refusal::Damaged);
        }
        if (about.size > limits.bytes - total) {
            return tl::unexpected(Refusal::TooMuch);
        }
        total += about.size;
        sizes.push_back(about.size);
    }
    return sizes;
}

/// Nothing where there is less or more of it than it said.
std::optional<std::string> unpacked(zip_t* archive, zip_uint64_t index, zip_uint64_t size) {
    const Entry entry(zip_fopen_index(archive, index, 0));
    std::string content(size, '\0');
    if (!entry || zip_fread(entry.get(), content.data(), content.size()) !=
                      static_cast<zip_int64_t>(content.size())) {
        return std::nullopt;
    }
    // The checksum is looked at where the entry ends.
    char beyond = 0;
    if (zip_fread(entry.get(), &beyond, 1) != 0) {
        return std::nullopt;
    }
    return content;
}

bool writeAll(const std::filesystem::path& file, const ZipEntries& entries) {
    int error = 0;
    Archive archive(zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error));
    if (!archive) {
        return false;
    }
    for (const auto& [name, content] : entries) {
        if (!add(archive.get(), name, content)) {
            return false;
        }
    }
    if (zip_close(archive.get()) != 0) {
        return false;
    }
    (void)archive.release(); // closing has freed it
    return true;
}

} // namespace

tl::expected<void, SessionError> writeZip(const std::filesystem::path& file,
                                          const ZipEntries& entries) {
    return writeWhole(file, [&](const auto& part) { return writeAll(part, entries); });
}

tl::expected<ZipEntries, SessionError> readZip(const std::filesystem::path& file,
                                               const ZipLimits& limits) {
    const tl::unexpected<SessionError> damaged(
        SessionError{file.string() + ": this is no zip archive, or it is damaged; copy it again"});
    int error = 0;
    const Archive archive(zip_open(file.c_str(), ZIP_RDONLY, &error));
    if (!archive) {
        if (error == ZIP_ER_NOENT || error == ZIP_ER_OPEN) {
            return tl::unexpected(SessionError{
                file.string() + ": there is no such file, or it may not be read; check the name"});
        }
        return damaged;
    }
    const auto sizes = sizesWithin(archive.get(), limits);
    if (!sizes) {
        return sizes.error() == Refusal::TooMuch
                   ? tl::unexpected(SessionError{file.string() +
                                                 ": it holds far more than such a file does; get "
                                                 "it anew from where it came from"})
                   : damaged;
    }
    ZipEntries entries;
    for (zip_uint64_t i = 0; i < sizes->size(); ++i) {
        const auto* name = zip_get_name(archive.get(), i, 0);
        auto content = unpacked(archive.get(), i, (*sizes)[i]);
        // Of two of one name others may read the other one.
        if (name == nullptr || !content ||
            !entries.emplace(std::string(name), *std::move(content)).second) {
            return damaged;
        }
    }
    return entries;
}

} // namespace pocketmars::session
