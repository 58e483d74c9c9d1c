#pragma once

#include <filesystem>
#include <optional>

namespace pocketmars::session {

/// A base folder of the user's as the XDG Base Directory Specification has it: where a variable
/// says, if that is an absolute path, else in the home folder.
/// @param variable  `XDG_DATA_HOME`
/// @param fallback  in the home folder: `.local/share`
/// @return nothing where there is no home folder either
[[nodiscard]] std::optional<std::filesystem::path> xdgFolder(const char* variable,
                                                             const std::filesystem::path& fallback);

} // namespace pocketmars::session
