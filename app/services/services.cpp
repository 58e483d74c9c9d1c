#include "app/services/services.h"

#include "app/session/profiles/profile_exchange.h"
#include "app/session/profiles/profiles.h"
#include "app/session/scoring/prepared_reader.h"
#include "app/session/scoring/seats_on_photo.h"
#include "calibration/profile/profile_store.h"

#include <memory>

namespace pocketmars::app {

TableServices tableServices() {
    using Cards = TableServices::Cards;
    const auto readers = std::make_shared<session::PreparedReader>();
    return {[readers](const std::vector<std::filesystem::path>& photos, const Cards& profile,
                      const vision::ReadOptions& options, engine::Edition edition) {
                const auto reader = readers->of(profile);
                return session::scorePhotos({.reader = reader.get()}, photos, *profile, options,
                                            edition);
            },
            session::scoreFile,
            [readers](const std::filesystem::path& photo, const Cards& profile) {
                return session::seatsOnPhoto(photo, *readers->of(profile));
            },
            session::isJsonFile, session::correct};
}

ProfileServices profileServices(const std::filesystem::path& folder) {
    const calibration::ProfileStore store(folder);
    return {
        [store] { return store.list(); },
        [store](const std::string& name) { return session::loadProfile(store, name); },
        [store](const std::filesystem::path& photos, const std::string& name,
                const calibration::LearnProgress& progress) {
            return session::learnProfile(store, photos, {.name = name, .progress = progress});
        },
        [store](const std::string& name) { return session::removeProfile(store, name); },
        [store](const std::string& name, const std::filesystem::path& file) {
            return session::exportProfile(store, name, file);
        },
        [store](const std::filesystem::path& file) { return session::importProfile(store, file); },
        [store](const std::string& name, const std::filesystem::path& photo,
                const std::string& page, const calibration::LearnOptions& options) {
            return session::learnPage(store, name, photo, page, options);
        },
        session::readProfilePhoto,
        calibration::cardAround,
        [store](const std::string& name) { return session::takeAsRight(store, name); },
        session::checkPhoto};
}

} // namespace pocketmars::app
