#pragma once

#include "calibration/support/temporary_folder.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::calibration::test {

/// An empty folder of the test's own, gone when the test ends.
class TestFolder {
public:
    [[nodiscard]] const std::filesystem::path& path() const { return m_folder.path(); }

    std::filesystem::path write(const std::string& name,
                                const std::vector<std::uint8_t>& bytes) const;
    std::filesystem::path write(const std::string& name, std::string_view text) const;

private:
    TemporaryFolder m_folder = TemporaryFolder::make().value();
};

} // namespace pocketmars::calibration::test
