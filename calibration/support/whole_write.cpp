#include "calibration/support/whole_write.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;

/// Of something that is being written, or that is being removed.
constexpr std::string_view kPart = ".part";
/// Of a folder that makes room for its successor.
constexpr std::string_view kAside = ".old";
constexpr std::size_t kTokenLength = 6;
constexpr std::size_t kLongestStem = 200; // bytes; file systems take 255, and we add to it
constexpr auto kStaleAfter = std::chrono::hours(24);

std::error_code lastError() { return {errno, std::generic_category()}; }

std::string token() {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::uniform_int_distribution<std::size_t> letter(0, kLetters.size() - 1);
    std::string out;
    for (std::size_t i = 0; i < kTokenLength; ++i) {
        out += kLetters[letter(random)];
    }
    return out;
}

std::string stem(const fs::path& target) {
    return "." + target.filename().string().substr(0, kLongestStem) + ".";
}

/// A name beside the target that nothing has yet: `.NAME.XXXXXX.part`.
fs::path nameBeside(const fs::path& target, std::string_view ending) {
    return target.parent_path() / (stem(target) + token() + std::string(ending));
}

bool isStale(const fs::path& part) {
    std::error_code failed;
    const auto written = fs::last_write_time(part, failed);
    return !failed && fs::file_time_type::clock::now() - written > kStaleAfter;
}

fs::path parentOf(const fs::path& target) {
    return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

/// What killed programs left of earlier versions of the target.
void removeStale(const fs::path& target) {
    const auto begin = stem(target);
    const auto length = begin.size() + kTokenLength;
    std::error_code failed;
    for (fs::directory_iterator at(parentOf(target), failed), end; !failed && at != end;
         at.increment(failed)) {
        const auto name = at->path().filename().string();
        std::error_code ignored;
        // A library that writes a part may have a part of its own: `.NAME.XXXXXX.part.YYYYYY`.
        const bool ours = name.rfind(begin, 0) == 0 && name.size() > length &&
                          (name.compare(length, kPart.size(), kPart) == 0 ||
                           (name.substr(length) == kAside && fs::exists(target, ignored)));
        if (ours && isStale(at->path())) {
            fs::remove_all(at->path(), ignored);
        }
    }
}

/// A file or folder that goes away with this object, unless it has found its place by then.
class Part {
public:
    explicit Part(fs::path path) : m_path(std::move(path)) {}
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;
    ~Part() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

/// Puts a file's content, or the names in a folder, on the disk.
std::error_code flush(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return lastError();
    }
    // Some file systems flush no folders; then the names are as safe as they can be.
    const auto failed = ::fsync(file) != 0 && errno != EINVAL ? lastError() : std::error_code();
    ::close(file);
    return failed;
}

std::error_code flushAll(const fs::path& folder) {
    std::error_code failed;
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        if (const auto broken = flush(at->path())) {
            return broken;
        }
    }
    return failed ? failed : flush(folder);
}

/// For file systems that can't exchange: the old folder steps aside, and back if need be.
std::error_code replaceInTwoSteps(const fs::path& fresh, const fs::path& target) {
    std::error_code failed;
    std::error_code ignored;
    const auto aside = nameBeside(target, kAside);
    fs::rename(target, aside, failed);
    if (failed) {
        return failed;
    }
    fs::rename(fresh, target, failed);
    if (failed) {
        fs::rename(aside, target, ignored);
    } else {
        fs::remove_all(aside, ignored);
    }
    return failed;
}

/// @return afterwards there is nothing, or the old folder, at `fresh`
std::error_code putIntoPlace(const fs::path& fresh, const fs::path& target) {
    std::error_code failed;
    if (!fs::exists(target, failed)) {
        fs::rename(fresh, target, failed);
        return failed;
    }
    if (::renameat2(AT_FDCWD, fresh.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0) {
        return {};
    }
    const bool cannotExchange =
        errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP || errno == EXDEV;
    return cannotExchange ? replaceInTwoSteps(fresh, target) : lastError();
}

} // namespace

tl::expected<void, std::error_code> writeWholeFile(const fs::path& file, const Writer& write) {
    removeStale(file);
    const auto name = nameBeside(file, kPart);
    const int made = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (made < 0) {
        return tl::unexpected(lastError());
    }
    ::close(made);
    const Part part(name);
    if (!write(part.path())) {
        return tl::unexpected(std::error_code());
    }
    auto failed = flush(part.path());
    if (!failed) {
        fs::rename(part.path(), file, failed);
    }
    if (failed) {
        return tl::unexpected(failed);
    }
    (void)flush(parentOf(file)); // it is there; where that isn't on the disk yet, the old one is
    return {};
}

tl::expected<void, std::error_code> writeWholeFolder(const fs::path& folder, const Writer& write) {
    recoverFolders(parentOf(folder));
    removeStale(folder);
    const auto name = nameBeside(folder, kPart);
    if (::mkdir(name.c_str(), 0777) != 0) {
        return tl::unexpected(lastError());
    }
    const Part part(name);
    if (!write(part.path())) {
        return tl::unexpected(std::error_code());
    }
    auto failed = flushAll(part.path());
    if (!failed) {
        failed = putIntoPlace(part.path(), folder);
    }
    if (failed) {
        return tl::unexpected(failed);
    }
    (void)flush(parentOf(folder));
    return {};
}

std::error_code removeWholeFolder(const fs::path& folder) {
    std::error_code failed;
    const auto aside = nameBeside(folder, kPart);
    fs::rename(folder, aside, failed);
    if (!failed) {
        fs::remove_all(aside, failed);
    }
    return failed;
}

void recoverFolders(const fs::path& parent) {
    std::error_code failed;
    for (fs::directory_iterator at(parent, failed), end; !failed && at != end;
         at.increment(failed)) {
        const auto name = at->path().filename().string();
        constexpr auto kAdded = 1 + kTokenLength + kAside.size(); // `.XXXXXX.old`
        if (name.size() <= 1 + kAdded || name.front() != '.' || at->path().extension() != kAside) {
            continue;
        }
        const auto target = parent / name.substr(1, name.size() - 1 - kAdded);
        std::error_code ignored;
        if (!fs::exists(target, ignored)) {
            fs::rename(at->path(), target, ignored);
        }
    }
}

} // namespace pocketmars::calibration
