#include "app/session/support/xdg.h"

#include <cstdlib>

namespace pocketmars::session {
namespace {

std::filesystem::path absolutePathIn(const char* variable) {
    const char* text = std::getenv(variable);
    std::filesystem::path path = text == nullptr ? "" : text;
    return path.is_absolute() ? path : std::filesystem::path();
}

} // namespace

std::optional<std::filesystem::path> xdgFolder(const char* variable,
                                               const std::filesystem::path& fallback) {
    if (auto folder = absolutePathIn(variable); !folder.empty()) {
        return folder;
    }
    if (const auto home = absolutePathIn("HOME"); !home.empty()) {
        return home / fallback;
    }
    return std::nullopt;
}

} // namespace pocketmars::session
