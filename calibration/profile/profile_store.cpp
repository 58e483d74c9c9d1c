#include "calibration/profile/profile_store.h"

#include "calibration/photo/picture_encoder.h"
#include "calibration/profile/profile_json.h"
#include "calibration/support/stored_name.h"
#include "calibration/support/text_file.h"
#include "calibration/support/whole_write.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <system_error>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;
using engine::phrase;

tl::unexpected<StoreError> failed(std::string message) {
    return tl::unexpected(StoreError{std::move(message)});
}

std::string objection(const std::string& name) {
    //: What is to be stored, in a sentence such as "a profile has no name yet"
    return objectionToName(phrase("Names", "profile"), name);
}

bool writePicture(const fs::path& file, const cv::Mat& picture) {
    const auto bytes = encodePng(picture);
    return !bytes.empty() && writeText(file, bytes);
}

bool writeProfile(const fs::path& folder, const Profile& profile) {
    const auto text = writeProfileText(profile);
    bool ok = writeText(folder / kProfileFile, text.profile) &&
              writeText(folder / kLayoutFile, text.layout);
    for (const auto& picture : text.pictures) {
        ok = ok && writePicture(folder / picture.file, picture.image);
    }
    return ok;
}

} // namespace

ProfileStore::ProfileStore(fs::path folder) : m_folder(std::move(folder)) {}

tl::unexpected<StoreError> ProfileStore::cannotSave(const std::error_code& error) const {
    const std::string why =
        //: Stands for the system's words on what went wrong, where it has none
        error ? error.message() : phrase("Store", "writing failed");
    //: %1 a folder, %2 what went wrong
    return failed(phrase("Store", "cannot save the profile in %1: %2; make the folder writable or "
                                  "free some space")
                      .with(m_folder.string(), why));
}

tl::unexpected<StoreError> ProfileStore::notThere(const std::string& name) const {
    std::string names;
    for (const auto& each : list()) {
        names += (names.empty() ? "" : ", ") + each;
    }
    if (names.empty()) {
        //: %1 the name of a card profile
        return failed(phrase("Store", "there is no profile called \"%1\"; learn one from photos of "
                                      "your cards")
                          .with(name));
    }
    //: %1 the name of a card profile, %2 those that there are
    return failed(
        phrase("Store", "there is no profile called \"%1\"; there are: %2").with(name, names));
}

tl::expected<void, StoreError> ProfileStore::prepare(const std::string& name) const {
    if (auto why = objection(name); !why.empty()) {
        return failed(std::move(why));
    }
    std::error_code error;
    fs::create_directories(m_folder, error);
    if (error) {
        return cannotSave(error);
    }
    // Begun and given up again.
    const auto trial = writeWholeFolder(m_folder / name, [](const fs::path&) { return false; });
    if (!trial && trial.error()) {
        return cannotSave(trial.error());
    }
    return {};
}

tl::expected<void, StoreError> ProfileStore::save(const Profile& profile) const {
    if (auto ready = prepare(profile.name); !ready) {
        return ready;
    }
    const auto saved = writeWholeFolder(m_folder / profile.name, [&](const fs::path& folder) {
        return writeProfile(folder, profile);
    });
    if (!saved) {
        return cannotSave(saved.error());
    }
    return {};
}

tl::expected<Profile, StoreError> ProfileStore::load(const std::string& name) const {
    recoverFolders(m_folder);
    std::error_code error;
    if (!objection(name).empty() || !fs::is_directory(m_folder / name, error)) {
        return notThere(name);
    }
    return loadProfile(m_folder / name);
}

tl::expected<void, StoreError> ProfileStore::remove(const std::string& name) const {
    std::error_code error;
    const auto target = m_folder / name;
    if (!objection(name).empty() || !fs::exists(target / kProfileFile, error)) {
        return notThere(name);
    }
    if (const auto broken = removeWholeFolder(target)) {
        //: %1 a folder, %2 the system's words for what went wrong
        return failed(
            phrase("Store", "cannot remove %1: %2").with(target.string(), broken.message()));
    }
    return {};
}

std::vector<std::string> ProfileStore::list() const {
    recoverFolders(m_folder);
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(m_folder, error), end; !error && at != end;
         at.increment(error)) {
        const auto name = at->path().filename().string();
        std::error_code ignored;
        if (objection(name).empty() && fs::exists(at->path() / kProfileFile, ignored)) {
            names.push_back(name);
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

tl::expected<Profile, StoreError> loadProfile(const fs::path& folder) {
    auto profile = readProfileFolder(folder);
    if (!profile) {
        //: %1 a folder, %2 which file and what is wrong with it
        return failed(phrase("Store", "the profile in %1 is broken: %2; learn it again")
                          .with(folder.string(), profile.error().message));
    }
    std::error_code error;
    profile->name = fs::weakly_canonical(folder, error).filename().string();
    return *std::move(profile);
}

} // namespace pocketmars::calibration
