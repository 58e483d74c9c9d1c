#include "calibration/support/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>

namespace pocketmars::calibration {

namespace fs = std::filesystem;

tl::expected<TemporaryFolder, StoreError> TemporaryFolder::make() {
    std::error_code failed;
    const auto parent = fs::temp_directory_path(failed);
    std::string name = (parent / "pocketmars-XXXXXX").string();
    if (!failed && ::mkdtemp(name.data()) == nullptr) {
        failed = {errno, std::generic_category()};
    }
    if (failed) {
        return tl::unexpected(StoreError{"no temporary folder can be made (" + failed.message() +
                                         "): set TMPDIR to a folder that is there, that you may "
                                         "write to and has room"});
    }
    return TemporaryFolder(name);
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : m_path(std::exchange(other.m_path, {})) {}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept {
    std::swap(m_path, other.m_path);
    return *this;
}

TemporaryFolder::~TemporaryFolder() {
    if (!m_path.empty()) {
        std::error_code ignored;
        // What was locked in it is no reason to leave it behind.
        fs::permissions(m_path, fs::perms::owner_all, ignored);
        fs::remove_all(m_path, ignored);
    }
}

} // namespace pocketmars::calibration
