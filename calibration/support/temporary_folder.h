#pragma once

#include "calibration/support/store_error.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <utility>

namespace pocketmars::calibration {

/// An empty folder of this program's own among the system's temporary files (`TMPDIR`, else
/// `/tmp`), which nobody else may look into; gone with its object, and all that is in it.
class TemporaryFolder {
public:
    [[nodiscard]] static tl::expected<TemporaryFolder, StoreError> make();

    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    explicit TemporaryFolder(std::filesystem::path path) : m_path(std::move(path)) {}

    std::filesystem::path m_path; ///< empty once it was moved from
};

} // namespace pocketmars::calibration
