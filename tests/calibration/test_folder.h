#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::calibration::test {

/// An empty folder of the test's own, gone when the test ends.
class TestFolder {
public:
    TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    std::filesystem::path write(const std::string& name,
                                const std::vector<std::uint8_t>& bytes) const;
    std::filesystem::path write(const std::string& name, std::string_view text) const;

private:
    std::filesystem::path m_path;
};

} // namespace pocketmars::calibration::test
