#include "tests/calibration/test_folder.h"

#include <cstdlib>
#include <fstream>
#include <system_error>

namespace pocketmars::calibration::test {

TestFolder::TestFolder() {
    auto name = (std::filesystem::temp_directory_path() / "pocketmars-XXXXXX").string();
    m_path = ::mkdtemp(name.data());
}

TestFolder::~TestFolder() {
    std::error_code ignored;
    std::filesystem::permissions(m_path, std::filesystem::perms::owner_all, ignored);
    std::filesystem::remove_all(m_path, ignored);
}

std::filesystem::path TestFolder::write(const std::string& name,
                                        const std::vector<std::uint8_t>& bytes) const {
    auto file = m_path / name;
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    return file;
}

std::filesystem::path TestFolder::write(const std::string& name, std::string_view text) const {
    return write(name, std::vector<std::uint8_t>(text.begin(), text.end()));
}

} // namespace pocketmars::calibration::test
