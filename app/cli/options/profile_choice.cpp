#include "app/cli/options/profile_choice.h"

#include "app/session/files/data_folder.h"
#include "app/session/profiles/profiles.h"
#include "app/session/support/log.h"
#include "app/session/words/words.h"

#include <algorithm>
#include <filesystem>

namespace pocketmars::cli {

tl::expected<calibration::ProfileStore, session::SessionError> openStore() {
    return session::profilesFolder().map(
        [](const std::filesystem::path& folder) { return calibration::ProfileStore(folder); });
}

tl::expected<calibration::Profile, session::SessionError>
chooseProfile(const calibration::ProfileStore& store, const std::string& name,
              const TiledProfile& tiled, const Terminal& terminal) {
    const auto names = store.list();
    if (names.empty()) {
        return tl::unexpected(session::SessionError{noProfileYet(terminal)});
    }
    if (name.empty() && names.size() > 1) {
        const auto onTable = tiled ? tiled() : std::nullopt;
        if (onTable && std::find(names.begin(), names.end(), *onTable) != names.end()) {
            session::logInfo("the tiles name the profile '" + *onTable + "'");
            return session::loadProfile(store, *onTable);
        }
        return tl::unexpected(session::SessionError{"--profile NAME is missing: there are " +
                                                    session::joined(names)});
    }
    return session::loadProfile(store, name.empty() ? names.front() : name);
}

std::string noProfileYet(const Terminal& terminal) {
    return "no card profile yet: learn one from photos of your cards with '" + terminal.command +
           " profile learn FOLDER'";
}

} // namespace pocketmars::cli
