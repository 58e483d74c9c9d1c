#include "app/session/data_folder.h"

#include "app/session/xdg.h"

namespace pocketmars::session {

tl::expected<std::filesystem::path, SessionError> dataFolder() {
    if (const auto data = xdgFolder("XDG_DATA_HOME", ".local/share")) {
        return *data / "pocketmars";
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
