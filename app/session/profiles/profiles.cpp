#include "app/session/profiles/profiles.h"

#include "app/session/files/text_file.h"
#include "app/session/support/log.h"
#include "app/session/words/words.h"
#include "calibration/learning/rectify.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

SessionError notLearnt(const calibration::LearnError& error) {
    switch (error.help) {
    case calibration::LearnError::Help::Corners:
        return {error.message, kCornersOption};
    case calibration::LearnError::Help::TrustPages:
        return {error.message, kTrustPagesOption};
    case calibration::LearnError::Help::None:
        break;
    }
    return {error.message};
}

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
             const calibration::LearnOptions& options) {
    logInfo("learning a profile from " + folder.string());
    const auto called =
        options.name.empty() ? calibration::defaultProfileName(folder) : options.name;
    if (const auto ready = store.prepare(called); !ready) {
        return tl::unexpected(asSessionError(ready.error()));
    }
    auto profile = calibration::learnProfile(folder, options);
    if (!profile) {
        return tl::unexpected(notLearnt(profile.error()));
    }
    if (const auto saved = store.save(*profile); !saved) {
        return tl::unexpected(asSessionError(saved.error()));
    }
    logInfo("learnt the profile '" + profile->name + "'");
    return *std::move(profile);
}

tl::expected<calibration::Profile, SessionError>
learnPage(const calibration::ProfileStore& store, const std::string& name,
          const std::filesystem::path& photo, const std::string& page,
          const calibration::LearnOptions& options) {
    auto profile = loadProfile(store, name);
    if (!profile) {
        return profile;
    }
    const auto shown = page.empty() ? photo.stem().string() : page;
    logInfo("learning " + shown + " of the profile '" + name + "' again from " + photo.string());
    auto learnt = calibration::learnPage(*std::move(profile), photo, shown, options);
    if (!learnt) {
        return tl::unexpected(notLearnt(learnt.error()));
    }
    if (const auto saved = store.save(*learnt); !saved) {
        return tl::unexpected(asSessionError(saved.error()));
    }
    return *std::move(learnt);
}

std::string doubtIn(const calibration::Profile& profile) {
    return profile.inDoubt.empty()
               ? ""
               //: %1 photos of a card profile: ships.jpg, backs.jpg
               : phrase("Profiles",
                        "%1: not all there could be told for certain; look at the pictures, and "
                        "where the table shows or a card or piece is cut off learn the photo "
                        "again")
                     .with(joined(profile.inDoubt));
}

tl::expected<calibration::Profile, SessionError> takeAsRight(const calibration::ProfileStore& store,
                                                             const std::string& name) {
    auto profile = loadProfile(store, name);
    if (profile && !profile->inDoubt.empty()) {
        profile->inDoubt.clear();
        if (const auto saved = store.save(*profile); !saved) {
            return tl::unexpected(asSessionError(saved.error()));
        }
    }
    return profile;
}

tl::expected<calibration::Corners, SessionError>
readCorners(const std::vector<std::filesystem::path>& files) {
    calibration::Corners all;
    for (const auto& file : files) {
        const auto text = readText(file);
        if (!text) {
            return tl::unexpected(text.error());
        }
        auto read = calibration::readCorners(*text, file.filename().string());
        if (!read) {
            return tl::unexpected(SessionError{read.error()});
        }
        all.pages.merge(read->pages);
        if (!read->pages.empty()) {
            //: %1 a file, %2 what a photo of a profile is called
            return tl::unexpected(SessionError{
                phrase("Profiles", "%1: another file says already where the cards of %2 lie; give "
                                   "one for each photo")
                    .with(file.filename().string(), read->pages.begin()->first)});
        }
    }
    return all;
}

tl::expected<calibration::Profile, NotStored> storeProfile(const calibration::ProfileStore& store,
                                                           NewProfile made) {
    if (const auto ready = store.prepare(made.name); !ready) {
        return tl::unexpected(NotStored(asSessionError(ready.error())));
    }
    for (auto& face : made.faces) {
        face.image = calibration::reshapedCard(face.image, made.layout.cardMm);
    }
    auto profile = calibration::assembleProfile(made.name, std::move(made.layout),
                                                std::move(made.faces), std::move(made.pieces));
    profile.note = std::move(made.note);
    profile.inDoubt = std::move(made.inDoubt);
    if (auto wrong = made.trustPages ? calibration::PageDisagreement()
                                     : calibration::pageDisagreement(profile);
        !wrong.empty()) {
        SessionError error{wrong.text, kTrustPagesOption};
        return tl::unexpected(NotStored(std::move(error), std::move(wrong)));
    }
    if (const auto saved = store.save(profile); !saved) {
        return tl::unexpected(NotStored(asSessionError(saved.error())));
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
