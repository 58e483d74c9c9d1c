#include "tests/db/test_files.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>

#include <stdlib.h>

namespace pocketmars::db {

TempFolder::TempFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "pocketmars-db-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
    m_path = name;
    // For test::OrdinaryUser to get through.
    std::filesystem::permissions(m_path, std::filesystem::perms::all);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_path, ignored)) {
        if (entry.is_directory(ignored)) {
            std::filesystem::permissions(entry, std::filesystem::perms::owner_all, ignored);
        }
    }
    std::filesystem::remove_all(m_path, ignored);
}

std::string readBytes(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void writeBytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<long>(bytes.size()));
}

std::map<std::string, std::string> snapshot(const std::filesystem::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        files[entry.path().filename().string()] = readBytes(entry.path());
    }
    return files;
}

} // namespace pocketmars::db
