#include "calibration/lens/lens_store.h"

#include "calibration/support/stored_name.h"
#include "calibration/support/text_file.h"
#include "calibration/support/whole_write.h"
#include "engine/json/json_cursor.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <system_error>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;
using engine::phrase;
using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "pocketmars.lens/1";
constexpr const char* kEnding = ".json";

tl::unexpected<StoreError> failed(std::string message) {
    return tl::unexpected(StoreError{std::move(message)});
}

std::string objectionTo(const std::string& name) {
    //: What is to be stored, in a sentence such as "a lens has no name yet"
    return objectionToName(phrase("Names", "lens"), name);
}

std::string textOf(const Lens& lens) {
    const auto& k = lens.camera;
    return Json{{"format", kFormat},
                {"picture", {lens.picture.width, lens.picture.height}},
                {"focal_px", {k(0, 0), k(1, 1)}},
                {"centre_px", {k(0, 2), k(1, 2)}},
                {"distortion", lens.distortion},
                {"error_px", lens.errorPx},
                {"views", lens.views}}
               .dump(2) +
           '\n';
}

std::optional<Lens> lensFrom(const std::string& text) {
    const auto tree = engine::parseJson(text);
    if (!tree) {
        return std::nullopt;
    }
    constexpr double kMost = std::numeric_limits<double>::max();
    constexpr int kMostPx = std::numeric_limits<int>::max();
    std::optional<engine::JsonError> error;
    const engine::JsonCursor root(*tree, error);
    (void)root["format"].oneOf({kFormat});
    const auto two = [&](const char* key) { return root[key].numbers(2, -kMost, kMost, "[x, y]"); };
    const auto focal = two("focal_px");
    const auto centre = two("centre_px");
    const auto distortion = root["distortion"].numbers(5, -kMost, kMost, "five numbers");
    Lens lens;
    lens.picture = {root["picture"][0].integer(1, kMostPx), root["picture"][1].integer(1, kMostPx)};
    lens.camera = {focal[0], 0, centre[0], 0, focal[1], centre[1], 0, 0, 1};
    std::copy(distortion.begin(), distortion.end(), lens.distortion.begin());
    lens.errorPx = root["error_px"].number(-kMost, kMost);
    lens.views = root["views"].integer(0, std::numeric_limits<int>::max());
    const bool sound = !error && focal[0] > 0 && focal[1] > 0;
    return sound ? std::optional(lens) : std::nullopt;
}

} // namespace

LensStore::LensStore(fs::path folder) : m_folder(std::move(folder)) {}

fs::path LensStore::fileOf(const std::string& name) const { return m_folder / (name + kEnding); }

bool LensStore::has(const std::string& name) const {
    std::error_code error;
    return objectionTo(name).empty() && fs::is_regular_file(fileOf(name), error);
}

tl::unexpected<StoreError> LensStore::notThere(const std::string& name) const {
    std::string names;
    for (const auto& each : list()) {
        names += (names.empty() ? "" : ", ") + each;
    }
    return failed(
        names.empty() ? //: %1 the name of a camera's lens
            phrase("Store",
                   "no lens is called '%1'; there is none yet: learn one from photos of the "
                   "chessboard")
                .with(name)
                      : //: %1 the name of a camera's lens, %2 those that there are
            phrase("Store", "no lens is called '%1'; there is %2").with(name, names));
}

tl::expected<void, StoreError> LensStore::save(const Lens& lens) const {
    if (auto why = objectionTo(lens.name); !why.empty()) {
        return failed(std::move(why));
    }
    std::error_code error;
    fs::create_directories(m_folder, error);
    bool written = false;
    if (!error) {
        const auto saved = writeWholeFile(
            fileOf(lens.name), [&](const fs::path& part) { return writeText(part, textOf(lens)); });
        written = saved.has_value();
        error = saved ? error : saved.error();
    }
    if (!written) {
        const std::string why =
            //: Stands for the system's words on what went wrong, where it has none
            error ? error.message() : phrase("Store", "writing failed");
        //: %1 a folder, %2 what went wrong
        return failed(phrase("Store", "cannot save the lens in %1: %2; make the folder writable or "
                                      "free some space")
                          .with(m_folder.string(), why));
    }
    return {};
}

tl::expected<Lens, StoreError> LensStore::load(const std::string& name) const {
    if (!has(name)) {
        return notThere(name);
    }
    auto lens = lensFrom(readText(fileOf(name)).value_or(""));
    if (!lens) {
        return failed( //: %1 a file
            phrase("Store", "the lens in %1 is broken; learn it again")
                .with(fileOf(name).string()));
    }
    lens->name = name;
    return *std::move(lens);
}

tl::expected<void, StoreError> LensStore::remove(const std::string& name) const {
    if (!has(name)) {
        return notThere(name);
    }
    std::error_code error;
    fs::remove(fileOf(name), error);
    if (error) {
        return failed( //: %1 a file, %2 why, as the system says it
            phrase("Store", "cannot remove %1: %2").with(fileOf(name).string(), error.message()));
    }
    return {};
}

std::vector<std::string> LensStore::list() const {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(m_folder, error), end; !error && at != end;
         at.increment(error)) {
        if (at->path().extension() == kEnding && has(at->path().stem().string())) {
            names.push_back(at->path().stem().string());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace pocketmars::calibration
