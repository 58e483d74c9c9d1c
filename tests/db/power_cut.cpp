#include "tests/db/power_cut.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace pocketmars::db {
namespace {

constexpr std::size_t kSector = 512;

using Content = std::optional<std::string>; ///< of a file; nothing: it is not there

void write(Content& content, std::size_t at, std::string_view bytes) {
    auto& text = content ? *content : content.emplace();
    text.resize(std::max(text.size(), at + bytes.size()));
    text.replace(at, bytes.size(), bytes);
}

/// A write of which the disk kept some sectors.
void writeTorn(Content& content, const DiskChange& change, std::mt19937& random) {
    const auto at = static_cast<std::size_t>(change.at);
    for (std::size_t done = 0; done < change.bytes.size();) {
        const auto size = std::min(kSector - (at + done) % kSector, change.bytes.size() - done);
        if (random() % 2 == 0) {
            write(content, at + done, std::string_view(change.bytes).substr(done, size));
        }
        done += size;
    }
}

void apply(Content& content, const DiskChange& change) {
    switch (change.kind) {
    case DiskChange::Kind::Write:
        write(content, static_cast<std::size_t>(change.at), change.bytes);
        break;
    case DiskChange::Kind::Truncate:
        if (content) {
            content->resize(static_cast<std::size_t>(change.at));
        }
        break;
    case DiskChange::Kind::Delete:
        content.reset();
        break;
    case DiskChange::Kind::Sync:
    case DiskChange::Kind::SyncFolder:
        break;
    }
}

/// A file while the changes come to it.
struct File {
    Content content;
    bool isAnother = false; ///< it is deleted, but not on the disk: what follows goes elsewhere

    void change(const DiskChange& change, bool isSynced, Unsynced unsynced, std::mt19937& random) {
        if (isAnother) {
            return;
        }
        const bool isKept = isSynced || unsynced == Unsynced::Kept;
        if (change.kind == DiskChange::Kind::Write && !isKept && unsynced == Unsynced::Torn) {
            writeTorn(content, change, random);
        } else if (isKept || (unsynced == Unsynced::Torn && random() % 2 == 0)) {
            apply(content, change);
        } else {
            isAnother = change.kind == DiskChange::Kind::Delete;
        }
    }
};

} // namespace

std::map<std::string, std::string> afterPowerCut(std::span<const DiskChange> changes,
                                                 Unsynced unsynced, std::mt19937& random) {
    std::map<std::string, std::size_t> synced; // by file, the folder's without a name
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (changes[i].kind == DiskChange::Kind::Sync ||
            changes[i].kind == DiskChange::Kind::SyncFolder) {
            synced[changes[i].file] = i;
        }
    }
    std::map<std::string, File> files;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto& change = changes[i];
        const bool isName = change.kind == DiskChange::Kind::Delete;
        const bool isSynced = i < synced[isName ? std::string() : change.file];
        files[change.file].change(change, isSynced, unsynced, random);
    }
    std::map<std::string, std::string> out;
    for (auto& [path, file] : files) {
        if (file.content) {
            out[path] = *std::move(file.content);
        }
    }
    return out;
}

} // namespace pocketmars::db
