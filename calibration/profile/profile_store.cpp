#include "calibration/profile/profile_store.h"

#include "calibration/profile/profile_json.h"
#include "calibration/support/stored_name.h"
#include "engine/support/phrase.h"

#include <opencv2/imgcodecs.hpp>

#include <unistd.h>

#include <algorithm>
#include <fstream>
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

bool writeText(const fs::path& file, const std::string& text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    return out.good();
}

bool writePicture(const fs::path& file, const cv::Mat& picture) {
    try {
        return cv::imwrite(file.string(), picture);
    } catch (const cv::Exception&) {
        return false;
    }
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

/// A folder that is removed again unless it was kept.
class ScratchFolder {
public:
    explicit ScratchFolder(fs::path path) : m_path(std::move(path)) {}
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

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

fs::path ProfileStore::hidden(const std::string& name, const char* ending) const {
    return m_folder / ("." + name + "." + std::to_string(::getpid()) + ending);
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
    const ScratchFolder trial(hidden(name, ".new"));
    fs::remove_all(trial.path(), error);
    fs::create_directory(trial.path(), error);
    return error ? tl::expected<void, StoreError>(cannotSave(error))
                 : tl::expected<void, StoreError>();
}

tl::expected<void, StoreError> ProfileStore::save(const Profile& profile) const {
    if (auto ready = prepare(profile.name); !ready) {
        return ready;
    }
    std::error_code error;
    const ScratchFolder fresh(hidden(profile.name, ".new"));
    fs::create_directory(fresh.path(), error);
    if (error) {
        return cannotSave(error);
    }
    if (!writeProfile(fresh.path(), profile)) {
        return cannotSave({});
    }
    const auto target = m_folder / profile.name;
    // A folder can't take the place of a full one, so the old one steps aside for a moment.
    const auto old = hidden(profile.name, ".old");
    const bool replaces = fs::exists(target, error);
    if (replaces) {
        fs::rename(target, old, error);
        if (error) {
            return cannotSave(error);
        }
    }
    fs::rename(fresh.path(), target, error);
    if (error) {
        const auto why = error;
        if (replaces) {
            fs::rename(old, target, error);
        }
        return cannotSave(why);
    }
    fs::remove_all(old, error);
    return {};
}

tl::expected<Profile, StoreError> ProfileStore::load(const std::string& name) const {
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
    // Moved aside first, so that a failure half way leaves no broken profile in the list.
    const auto aside = hidden(name, ".old");
    fs::rename(target, aside, error);
    if (!error) {
        fs::remove_all(aside, error);
    }
    if (error) {
        //: %1 a folder, %2 the system's words for what went wrong
        return failed(
            phrase("Store", "cannot remove %1: %2").with(target.string(), error.message()));
    }
    return {};
}

std::vector<std::string> ProfileStore::list() const {
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
