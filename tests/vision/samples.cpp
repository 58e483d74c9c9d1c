#include "tests/vision/samples.h"

#include "calibration/learning/profile_learner.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/profile_store.h"
#include "engine/format/observation_json.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "samples";

fs::path sampleFile(const std::string& path) { return fs::path(POCKETMARS_SAMPLES) / path; }

/// Where tests of one CTest run share the profile; empty outside CTest.
fs::path sharedFolder() {
    const char* folder = std::getenv("POCKETMARS_SAMPLE_PROFILE"); // NOLINT(concurrency-mt-unsafe)
    return folder == nullptr ? fs::path() : fs::path(folder);
}

calibration::Profile learn() {
    auto profile = calibration::learnProfile(sampleFile("profile"), {.name = kName});
    if (!profile) {
        throw std::runtime_error(profile.error().message);
    }
    return *std::move(profile);
}

calibration::Profile loadOrLearn() {
    if (sharedFolder().empty()) {
        return learn();
    }
    auto profile = calibration::loadProfile(sharedFolder() / kName);
    if (!profile) {
        throw std::runtime_error(profile.error().message);
    }
    return *std::move(profile);
}

cv::Mat photoAt(const std::string& path) {
    auto photo = calibration::loadPhoto(sampleFile(path + ".jpg"));
    if (!photo) {
        throw std::runtime_error(path + ": " + calibration::describe(photo.error()));
    }
    return photo->image;
}

engine::Observation truthAt(const std::string& path) {
    std::ifstream file(sampleFile(path + ".json"), std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    auto truth = engine::observationFromJson(text);
    if (!truth) {
        throw std::runtime_error(path + ": " + truth.error().message);
    }
    return *std::move(truth);
}

std::string gamePath(int index) {
    const auto number = std::to_string(index);
    return "games/solo/" + std::string(3 - number.size(), '0') + number;
}

} // namespace

const calibration::Profile& sampleProfile() {
    static const calibration::Profile profile = loadOrLearn();
    return profile;
}

cv::Mat samplePhoto(const std::string& name) { return photoAt("stills/" + name); }
engine::Observation sampleTruth(const std::string& name) { return truthAt("stills/" + name); }

cv::Mat sampleGamePhoto(int index) { return photoAt(gamePath(index)); }
engine::Observation sampleGameTruth(int index) { return truthAt(gamePath(index)); }

} // namespace pocketmars::vision
