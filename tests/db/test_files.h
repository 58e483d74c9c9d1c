#pragma once

#include "tests/temp_folder.h"

#include <filesystem>
#include <map>
#include <string>

/// Files for the tests of this folder.
namespace pocketmars::db {

using test::TempFolder;

[[nodiscard]] std::string readBytes(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::string& bytes);

/// File name to content, for all files of a folder.
[[nodiscard]] std::map<std::string, std::string> snapshot(const std::filesystem::path& folder);

} // namespace pocketmars::db
