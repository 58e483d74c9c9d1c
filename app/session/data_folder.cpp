#include "app/session/data_folder.h"

#include <cstdlib>

namespace pocketmars::session {
namespace {

std::filesystem::path absolutePathIn(const char* variable) {
    const char* text = std::getenv(variable);
    std::filesystem::path path = text == nullptr ? "" : text;
    return path.is_absolute() ? path : std::filesystem::path();
}

} // namespace

tl::expected<std::filesystem::path, SessionError> dataFolder() {
    if (const auto data = absolutePathIn("XDG_DATA_HOME"); !data.empty()) {
        return data / "pocketmars";
    }
    if (const auto home = absolutePathIn("HOME"); !home.empty()) {
        return home / ".local" / "share" / "pocketmars";
    }
    return tl::unexpected(SessionError{"no place for your data: set HOME or XDG_DATA_HOME to a "
                                       "folder that you may write to"});
}

tl::expected<std::filesystem::path, SessionError> profilesFolder() {
    return dataFolder().map([](const std::filesystem::path& data) { return data / "profiles"; });
}

tl::expected<std::filesystem::path, SessionError> historyFile() {
    return dataFolder().map([](const std::filesystem::path& data) { return data / "history.db"; });
}

} // namespace pocketmars::session
