#include "app/session/profiles/profiles.h"

#include "app/session/support/log.h"
#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

SessionError asSessionError(const calibration::StoreError& error) { return {error.message}; }

bool has(const calibration::ProfileStore& store, const std::string& name) {
    const auto names = store.list();
    return std::find(names.begin(), names.end(), name) != names.end();
}

SessionError unknown(const calibration::ProfileStore& store, const std::string& name) {
    const auto names = store.list();
    if (names.empty()) {
        //: %1 the name of a card profile
        return {phrase("Profiles", "no card profile is called '%1'; there is none yet: learn one")
                    .with(name)};
    }
    //: %1 the name of a card profile, %2 those that there are
    return {phrase("Profiles", "no card profile is called '%1'; there is %2")
                .with(name, joined(names))};
}

} // namespace

tl::expected<calibration::Profile, SessionError>
learnProfile(const calibration::ProfileStore& store, const std::filesystem::path& folder,
             const std::string& name, const calibration::LearnProgress& progress) {
    logInfo("learning a profile from " + folder.string());
    const auto called = name.empty() ? calibration::defaultProfileName(folder) : name;
    if (const auto ready = store.prepare(called); !ready) {
        return tl::unexpected(asSessionError(ready.error()));
    }
    auto profile = calibration::learnProfile(folder, called, progress);
    if (!profile) {
        return tl::unexpected(SessionError{profile.error().message});
    }
    if (const auto saved = store.save(*profile); !saved) {
        return tl::unexpected(asSessionError(saved.error()));
    }
    logInfo("learnt the profile '" + profile->name + "'");
    return *std::move(profile);
}

tl::expected<calibration::Profile, SessionError>
storeProfile(const calibration::ProfileStore& store, NewProfile made) {
    if (const auto ready = store.prepare(made.name); !ready) {
        return tl::unexpected(asSessionError(ready.error()));
    }
    auto profile = calibration::assembleProfile(made.name, std::move(made.layout),
                                                std::move(made.faces), std::move(made.pieces));
    profile.note = std::move(made.note);
    if (const auto saved = store.save(profile); !saved) {
        return tl::unexpected(asSessionError(saved.error()));
    }
    logInfo("made the profile '" + profile.name + "' from its pictures");
    return profile;
}

tl::expected<void, SessionError> checkName(const calibration::ProfileStore& store,
                                           const std::string& name) {
    if (!has(store, name)) {
        return tl::unexpected(unknown(store, name));
    }
    return {};
}

tl::expected<calibration::Profile, SessionError> loadProfile(const calibration::ProfileStore& store,
                                                             const std::string& name) {
    if (!has(store, name)) {
        return tl::unexpected(unknown(store, name));
    }
    return store.load(name).map_error(asSessionError);
}

tl::expected<void, SessionError> removeProfile(const calibration::ProfileStore& store,
                                               const std::string& name) {
    if (!has(store, name)) {
        return tl::unexpected(unknown(store, name));
    }
    auto removed = store.remove(name).map_error(asSessionError);
    if (removed) {
        logInfo("removed the profile '" + name + "'");
    }
    return removed;
}

} // namespace pocketmars::session
