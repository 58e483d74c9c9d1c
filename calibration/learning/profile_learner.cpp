#include "calibration/learning/profile_learner.h"

#include "calibration/learning/page_reading.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/suit_alignment.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"
#include "calibration/profile/profile_json.h"
#include "calibration/support/text_file.h"
#include "engine/support/phrase.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <system_error>
#include <utility>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

tl::unexpected<LearnError> failed(const std::string& photo, const std::string& why) {
    return tl::unexpected(LearnError{photo + ": " + why});
}

/// @param read  what to make of the photo
template <class Read>
tl::expected<PageReading, LearnError> readPage(const std::filesystem::path& folder,
                                               const std::string& file, Read read) {
    const auto photo = loadPhoto(folder / file);
    if (!photo) {
        return failed(file, describe(photo.error()));
    }
    PageReading reading = read(photo->image);
    if (!reading.problem.empty()) {
        return failed(file, reading.problem);
    }
    return reading;
}

tl::expected<Layout, LearnError> learnLayout(const std::filesystem::path& folder) {
    const auto text = readText(folder / kLayoutFile);
    if (!text) {
        return failed(kLayoutFile, //: A file is missing; %1 a folder
                      phrase("Page", "there is no such file in %1").with(folder.string()));
    }
    auto layout = readLayout(*text);
    if (!layout) {
        return failed(kLayoutFile, layout.error().toString());
    }
    return *std::move(layout);
}

/// Told before anything is learnt: learning takes seconds a photo.
tl::expected<void, LearnError> checkFiles(const std::filesystem::path& folder,
                                          const std::vector<ProfilePage>& pages) {
    std::vector<std::string> photos{kColonistsPhoto};
    std::transform(pages.begin(), pages.end(), std::back_inserter(photos),
                   [](const ProfilePage& page) { return page.photo; });
    for (const auto& photo : photos) {
        std::error_code error;
        if (!std::filesystem::is_regular_file(folder / photo, error)) {
            return failed(
                photo, //: A photo is missing; %1 a folder
                phrase("Page", "there is no such photo in %1; take it as the others were taken")
                    .with(folder.string()));
        }
    }
    return {};
}

} // namespace

std::string defaultProfileName(const std::filesystem::path& folder) {
    std::error_code error;
    auto path = std::filesystem::weakly_canonical(folder, error);
    if (path.filename() == "profile") {
        path = path.parent_path();
    }
    return path.filename().string();
}

Profile assembleProfile(const std::string& name, Layout layout, std::vector<CardFace> faces,
                        std::vector<PieceFace> pieces) {
    assert(!pieces.empty());
    Profile profile;
    profile.name = name;
    profile.layout = std::move(layout);
    profile.faces = std::move(faces);
    alignSuits(profile.faces);
    profile.features = findFeatures(profile.faces);
    profile.marker = std::move(pieces.back());
    pieces.pop_back();
    profile.colonists = std::move(pieces);
    return profile;
}

tl::expected<Profile, LearnError> learnProfile(const std::filesystem::path& folder,
                                               const std::string& name,
                                               const LearnProgress& progress) {
    const auto layout = learnLayout(folder);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    const auto all = profilePages(*layout);
    if (const auto complete = checkFiles(folder, all); !complete) {
        return tl::unexpected(complete.error());
    }
    const int total = static_cast<int>(all.size()) + 1;
    int done = 0;
    const auto goOn = [&](const std::string& photo) {
        return !progress || progress(done, total, photo);
    };
    std::vector<CardFace> faces;
    for (const auto& page : all) {
        if (!goOn(page.photo)) {
            return tl::unexpected(LearnError{"stopped"});
        }
        auto reading = readPage(folder, page.photo, [&](const cv::Mat& photo) {
            return readCards(photo, page, *layout);
        });
        if (!reading) {
            return tl::unexpected(reading.error());
        }
        std::move(reading->faces.begin(), reading->faces.end(), std::back_inserter(faces));
        ++done;
    }
    if (!goOn(kColonistsPhoto)) {
        return tl::unexpected(LearnError{"stopped"});
    }
    auto reading = readPage(folder, kColonistsPhoto,
                            [&](const cv::Mat& photo) { return readPieces(photo, *layout); });
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    auto profile = assembleProfile(name.empty() ? defaultProfileName(folder) : name, *layout,
                                   std::move(faces), std::move(reading->pieces));
    ++done;
    goOn(kColonistsPhoto);
    return profile;
}

} // namespace pocketmars::calibration
