#pragma once

#include "tests/temp_folder.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::calibration::test {

/// A TempFolder that files are written to.
class TestFolder : public pocketmars::test::TempFolder {
public:
    std::filesystem::path write(const std::string& name,
                                const std::vector<std::uint8_t>& bytes) const;
    std::filesystem::path write(const std::string& name, std::string_view text) const;
};

} // namespace pocketmars::calibration::test
