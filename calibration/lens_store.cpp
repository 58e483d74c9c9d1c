#include "calibration/lens_store.h"

#include "calibration/stored_name.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <optional>
#include <system_error>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "pocketmars.lens/1";
constexpr const char* kEnding = ".json";

tl::unexpected<StoreError> failed(std::string message) {
    return tl::unexpected(StoreError{std::move(message)});
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
        .dump(2);
}

std::optional<Lens> lensFrom(std::istream& stream) {
    try {
        const auto json = Json::parse(stream);
        if (json.at("format") != kFormat) {
            return std::nullopt;
        }
        Lens lens;
        const auto size = json.at("picture").get<std::array<int, 2>>();
        const auto focal = json.at("focal_px").get<std::array<double, 2>>();
        const auto centre = json.at("centre_px").get<std::array<double, 2>>();
        lens.picture = {size[0], size[1]};
        lens.camera = {focal[0], 0, centre[0], 0, focal[1], centre[1], 0, 0, 1};
        lens.distortion = json.at("distortion").get<std::array<double, 5>>();
        lens.errorPx = json.at("error_px").get<double>();
        lens.views = json.at("views").get<int>();
        const bool sound = !lens.picture.empty() && focal[0] > 0 && focal[1] > 0;
        return sound ? std::optional(lens) : std::nullopt;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
}

} // namespace

LensStore::LensStore(fs::path folder) : m_folder(std::move(folder)) {}

fs::path LensStore::fileOf(const std::string& name) const { return m_folder / (name + kEnding); }

bool LensStore::has(const std::string& name) const {
    std::error_code error;
    return objectionToName("lens", name).empty() && fs::is_regular_file(fileOf(name), error);
}

tl::unexpected<StoreError> LensStore::notThere(const std::string& name) const {
    std::string names;
    for (const auto& each : list()) {
        names += (names.empty() ? "" : ", ") + each;
    }
    return failed("no lens is called '" + name + "'; " +
                  (names.empty() ? "there is none yet: learn one from photos of the chessboard"
                                 : "there is " + names));
}

tl::expected<void, StoreError> LensStore::save(const Lens& lens) const {
    if (auto why = objectionToName("lens", lens.name); !why.empty()) {
        return failed(std::move(why));
    }
    std::error_code error;
    fs::create_directories(m_folder, error);
    const auto fresh = m_folder / ("." + lens.name + "." + std::to_string(::getpid()));
    bool written = false;
    if (!error) {
        std::ofstream out(fresh);
        out << textOf(lens) << '\n';
        out.close();
        written = out.good();
        if (written) {
            fs::rename(fresh, fileOf(lens.name), error);
        }
    }
    if (error || !written) {
        std::error_code ignored;
        fs::remove(fresh, ignored);
        return failed("cannot save the lens in " + m_folder.string() + ": " +
                      (error ? error.message() : "writing failed") +
                      "; make the folder writable or free some space");
    }
    return {};
}

tl::expected<Lens, StoreError> LensStore::load(const std::string& name) const {
    if (!has(name)) {
        return notThere(name);
    }
    std::ifstream stream(fileOf(name));
    auto lens = lensFrom(stream);
    if (!lens) {
        return failed("the lens in " + fileOf(name).string() + " is broken; learn it again");
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
        return failed("cannot remove " + fileOf(name).string() + ": " + error.message());
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
