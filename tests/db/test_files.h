#pragma once

#include <filesystem>
#include <map>
#include <string>

/// Files for the tests of this folder.
namespace pocketmars::db {

/// A fresh folder under the system's own for temporary files; gone with the object.
class TempFolder {
public:
    TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const {
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

[[nodiscard]] std::string readBytes(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::string& bytes);

/// File name to content, for all files of a folder.
[[nodiscard]] std::map<std::string, std::string> snapshot(const std::filesystem::path& folder);

} // namespace pocketmars::db
