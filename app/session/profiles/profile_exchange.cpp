#include "app/session/profiles/profile_exchange.h"

#include "app/session/files/profile_entries.h"
#include "app/session/files/zip_file.h"
#include "app/session/profiles/profiles.h"
#include "app/session/support/log.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/photo/picture_encoder.h"
#include "calibration/profile/profile_json.h"
#include "engine/json/json_cursor.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;
using engine::phrase;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* kExchangeFormat = "pocketmars.pmprofile/1";
constexpr const char* kManifest = "pmprofile.json";
/// A profile takes some 20 MB and 60 files.
constexpr ZipLimits kLimits{200'000'000, 400};
constexpr int kLeastSide = 40; ///< of a card, px: 8 mm

ZipEntries entriesOf(const calibration::Profile& profile) {
    const auto files = calibration::writeProfileText(profile);
    const std::string folder = kProfileEntries;
    ZipEntries entries{
        {kManifest, OrderedJson{{"format", kExchangeFormat}, {"name", profile.name}}.dump(
                        1, ' ', false, OrderedJson::error_handler_t::replace) +
                        '\n'},
        {folder + calibration::kProfileFile, files.profile},
        {folder + calibration::kLayoutFile, files.layout}};
    for (const auto& picture : files.pictures) {
        entries[folder + picture.file] = calibration::encodePng(picture.image);
    }
    return entries;
}

tl::unexpected<SessionError> refused(const fs::path& file, const std::string& why) {
    //: %1 a file, %2 what is wrong with it
    return tl::unexpected(SessionError{
        phrase("Exchange",
               "%1: %2; ask for the file again, written by 'Export' or 'profile export'")
            .with(file.string(), why)});
}

/// @return the profile's name, or what is wrong
tl::expected<std::string, std::string> nameIn(const ZipEntries& entries) {
    const auto manifest = entries.find(kManifest);
    if (manifest == entries.end()) {
        //: Why a file can't be imported
        return tl::unexpected(std::string(phrase("Exchange", "this is no card profile")));
    }
    const auto tree = engine::parseJson(manifest->second);
    if (!tree) {
        return tl::unexpected(std::string(kManifest) + ": " + tree.error().toString());
    }
    std::optional<engine::JsonError> error;
    const engine::JsonCursor root(*tree, error);
    root.requireObject();
    (void)root["format"].oneOf({kExchangeFormat});
    auto name = root["name"].text();
    if (error) {
        return tl::unexpected(std::string(kManifest) + ": " + error->toString());
    }
    return name;
}

/// What a whole profile has, and no more.
bool isWhole(const calibration::Profile& profile) {
    std::multiset<std::string> expected;
    for (const auto& page : calibration::profilePages(profile.layout)) {
        for (const auto& kind : page.kinds) {
            expected.insert(calibration::CardFace{kind, {}}.name());
        }
    }
    std::multiset<std::string> found;
    for (const auto& face : profile.faces) {
        found.insert(face.name());
    }
    std::vector<std::string> colonists;
    std::transform(profile.colonists.begin(), profile.colonists.end(),
                   std::back_inserter(colonists), [](const auto& piece) { return piece.colour; });
    return found == expected && colonists == profile.layout.colonists &&
           std::all_of(profile.faces.begin(), profile.faces.end(), [](const auto& face) {
               return std::min(face.image.cols, face.image.rows) >= kLeastSide;
           });
}

/// Nothing lies in the file but what the profile is made of.
bool isAllOfIt(const ZipEntries& entries, const calibration::Profile& profile) {
    const auto files = calibration::writeProfileText(profile);
    std::set<std::string> expected{kManifest, std::string(kProfileEntries) + "features.png"};
    for (const auto* file : {calibration::kProfileFile, calibration::kLayoutFile}) {
        expected.insert(std::string(kProfileEntries) + file);
    }
    for (const auto& picture : files.pictures) {
        expected.insert(kProfileEntries + picture.file);
    }
    return std::all_of(entries.begin(), entries.end(),
                       [&](const auto& entry) { return expected.contains(entry.first); });
}

tl::expected<calibration::Profile, SessionError> readExported(const fs::path& file) {
    const auto entries = readZip(file, kLimits);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    auto name = nameIn(*entries);
    if (!name) {
        return refused(file, name.error());
    }
    auto profile = profileIn(*entries);
    if (!profile) {
        return profile.error().isOurs ? tl::unexpected(SessionError{profile.error().message})
                                      : refused(file, profile.error().message);
    }
    profile->name = *std::move(name);
    if (!isWhole(*profile)) {
        //: Why a file can't be imported
        return refused(file, phrase("Exchange", "cards or pieces are missing from its profile"));
    }
    if (!isAllOfIt(*entries, *profile)) {
        //: Why a file can't be imported
        return refused(file, phrase("Exchange", "it holds files that are no part of a profile"));
    }
    return *std::move(profile);
}

bool isTaken(const calibration::ProfileStore& store, const std::string& name) {
    const auto names = store.list();
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

tl::expected<void, SessionError> exportProfile(const calibration::ProfileStore& store,
                                               const std::string& name, const fs::path& file) {
    const auto profile = loadProfile(store, name);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    auto written = writeZip(file, entriesOf(*profile));
    if (written) {
        logInfo("exported the profile '" + name + "' to " + file.string());
    }
    return written;
}

tl::expected<calibration::Profile, SessionError>
importProfile(const calibration::ProfileStore& store, const fs::path& file,
              const ImportOptions& options) {
    auto profile = readExported(file);
    if (!profile) {
        return profile;
    }
    if (!options.name.empty()) {
        profile->name = options.name;
    }
    if (!options.replace && isTaken(store, profile->name)) {
        if (!options.besideOthers) {
            //: %1 the name of a card profile
            return tl::unexpected(
                SessionError{phrase("Exchange", "there is a card profile called '%1' already")
                                 .with(profile->name),
                             "--replace"});
        }
        const auto called = profile->name + ' ';
        for (int number = 2; isTaken(store, profile->name); ++number) {
            profile->name = called + std::to_string(number);
        }
    }
    if (const auto saved = store.save(*profile); !saved) {
        return tl::unexpected(SessionError{saved.error().message});
    }
    logInfo("imported the profile '" + profile->name + "' from " + file.string());
    return profile;
}

} // namespace pocketmars::session
