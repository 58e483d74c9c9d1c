#include "tests/calibration/test_folder.h"

#include <fstream>

namespace pocketmars::calibration::test {

std::filesystem::path TestFolder::write(const std::string& name,
                                        const std::vector<std::uint8_t>& bytes) const {
    auto file = path() / name;
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    return file;
}

std::filesystem::path TestFolder::write(const std::string& name, std::string_view text) const {
    return write(name, std::vector<std::uint8_t>(text.begin(), text.end()));
}

} // namespace pocketmars::calibration::test
