#include "app/services/services.h"

#include "app/session/profiles/profiles.h"
#include "calibration/profile/profile_store.h"

namespace pocketmars::app {

TableServices tableServices() {
    return {session::scorePhoto, session::scoreFile, session::isJsonFile, session::correct};
}

ProfileServices profileServices(const std::filesystem::path& folder) {
    const calibration::ProfileStore store(folder);
    return {[store] { return store.list(); },
            [store](const std::string& name) { return session::loadProfile(store, name); },
            [store](const std::filesystem::path& photos, const std::string& name,
                    const calibration::LearnProgress& progress) {
                return session::learnProfile(store, photos, name, progress);
            },
            [store](const std::string& name) { return session::removeProfile(store, name); }};
}

} // namespace pocketmars::app
