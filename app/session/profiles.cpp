#include "app/session/profiles.h"

#include "app/session/words.h"

#include <algorithm>

namespace pocketmars::session {
namespace {

SessionError asSessionError(const calibration::StoreError& error) { return {error.message}; }

} // namespace

tl::expected<calibration::Profile, SessionError>
learnProfile(const calibration::ProfileStore& store, const std::filesystem::path& folder,
             const std::string& name, const calibration::LearnProgress& progress) {
    auto profile = calibration::learnProfile(folder, name, progress);
    if (!profile) {
        return tl::unexpected(SessionError{profile.error().message});
    }
    if (const auto saved = store.save(*profile); !saved) {
        return tl::unexpected(asSessionError(saved.error()));
    }
    return *std::move(profile);
}

tl::expected<calibration::Profile, SessionError>
chooseProfile(const calibration::ProfileStore& store, const std::string& name) {
    const auto names = store.list();
    if (names.empty()) {
        return tl::unexpected(SessionError{"no card profile yet: learn one from photos of your "
                                           "cards with 'pocketmars profile learn FOLDER'"});
    }
    if (name.empty()) {
        if (names.size() > 1) {
            return tl::unexpected(
                SessionError{"--profile NAME is missing: there are " + joined(names)});
        }
        return store.load(names.front()).map_error(asSessionError);
    }
    if (std::find(names.begin(), names.end(), name) == names.end()) {
        return tl::unexpected(
            SessionError{"no card profile is called '" + name + "'; there is " + joined(names)});
    }
    return store.load(name).map_error(asSessionError);
}

} // namespace pocketmars::session
