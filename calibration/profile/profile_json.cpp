#include "calibration/profile/profile_json.h"

#include "calibration/photo/picture_header.h"
#include "calibration/profile/layout_json.h"
#include "calibration/support/px.h"
#include "calibration/support/text_file.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace pocketmars::calibration {
namespace {

using Json = nlohmann::json;
using engine::phrase;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* kFeaturesFile = "features.png";
constexpr const char* kFormat = "pocketmars.profile/1";

/// Thrown and caught in this file only.
struct Broken {
    std::string message;
};

template <class... Ts> struct Overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;

/// Names of files for a folder, each once: colours are free text, and may hold anything.
class FileNames {
public:
    std::string png(std::string stem) {
        std::replace_if(
            stem.begin(), stem.end(),
            [](char c) {
                const auto byte = static_cast<unsigned char>(c);
                return byte < 0x21 || byte == 0x7F ||
                       std::string("/\\:*?\"<>|.").find(c) != std::string::npos;
            },
            '_');
        auto name = stem + ".png";
        for (int i = 2; std::find(m_taken.begin(), m_taken.end(), name) != m_taken.end(); ++i) {
            name = stem + "_" + std::to_string(i) + ".png";
        }
        m_taken.push_back(name);
        return name;
    }

private:
    std::vector<std::string> m_taken;
};

OrderedJson faceJson(const FaceKind& kind) {
    return std::visit(
        Overloaded{
            [](const BuildingFace& f) {
                return OrderedJson{{"kind", "building"}, {"suit", engine::name(f.suit)}};
            },
            [](const ProjectFace& f) {
                return OrderedJson{{"kind", "project"}, {"card", f.card.toString()}};
            },
            [](const BackFace& f) {
                return OrderedJson{{"kind", "back"}, {"suit", engine::name(f.suit)}};
            },
            [](const ShipFace& f) {
                return OrderedJson{{"kind", "ship"}, {"colour", f.colour}};
            },
            [](const EarthFace&) {
                return OrderedJson{{"kind", "earth"}};
            },
        },
        kind);
}

std::string text(const Json& object, const char* key, const std::string& path) {
    if (!object.is_object() || !object.contains(key) || !object[key].is_string()) {
        //: %1 a file, %2 a field of it
        throw Broken{phrase("Store", "%1: %2: expected a text").with(kProfileFile, path + key)};
    }
    return object[key].get<std::string>();
}

FaceKind faceKind(const Json& json, const std::string& path) {
    const auto bad = [&](const char* key, const std::string& value) {
        //: %1 a file, %2 a field of it, %3 what stands there
        return Broken{
            phrase("Store", "%1: %2: there is no \"%3\"").with(kProfileFile, path + key, value)};
    };
    const auto suit = [&] {
        const auto name = text(json, "suit", path);
        const auto found = engine::suitFromName(name);
        if (!found) {
            throw bad("suit", name);
        }
        return *found;
    };
    const auto kind = text(json, "kind", path);
    if (kind == "building") {
        return BuildingFace{suit()};
    }
    if (kind == "back") {
        return BackFace{suit()};
    }
    if (kind == "ship") {
        return ShipFace{text(json, "colour", path)};
    }
    if (kind == "earth") {
        return EarthFace{};
    }
    if (kind != "project") {
        throw bad("kind", kind);
    }
    const auto id = text(json, "card", path);
    const auto card = engine::CardId::parse(id);
    if (!card) {
        throw bad("card", id);
    }
    return ProjectFace{*card};
}

cv::Mat picture(const std::filesystem::path& folder, const std::string& file, int flags) {
    // A profile may come from somebody else: nothing outside its folder is read.
    if (std::filesystem::path(file).filename() != file) {
        //: %1 a file, %2 what stands in it
        throw Broken{phrase("Store", "%1: \"%2\" is no plain file name").with(kProfileFile, file)};
    }
    // The decoder would write its own complaints to standard error.
    const auto bytes = readText(folder / file).value_or("");
    const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
    const auto format = pictureFormat(data);
    cv::Mat image;
    try {
        if (format && isComplete(data, *format)) {
            image = cv::imdecode(data, flags);
        }
    } catch (const cv::Exception&) {
        image.release();
    }
    if (image.empty()) {
        //: %1 a file
        throw Broken{phrase("Store", "%1 is missing or damaged").with(file)};
    }
    return image;
}

/// Nothing where the file is missing or damaged: what can be found again is no reason to refuse.
std::optional<CardFeatures> features(const std::filesystem::path& folder, std::size_t faces) {
    try {
        return unpacked(picture(folder, kFeaturesFile, cv::IMREAD_UNCHANGED), faces);
    } catch (const Broken&) {
        return std::nullopt;
    }
}

PieceFace piece(const std::filesystem::path& folder, const Json& json, const std::string& path) {
    PieceFace face;
    face.image = picture(folder, text(json, "image", path), cv::IMREAD_COLOR);
    face.mask = picture(folder, text(json, "mask", path), cv::IMREAD_GRAYSCALE);
    if (face.image.size() != face.mask.size()) {
        //: %1 a file
        throw Broken{
            phrase("Store", "%1 is not of its image's size").with(text(json, "mask", path))};
    }
    return face;
}

const Json& list(const Json& json, const char* key) {
    if (!json.is_object() || !json.contains(key) || !json[key].is_array()) {
        //: %1 a file, %2 a field of it
        throw Broken{phrase("Store", "%1: %2: expected a list").with(kProfileFile, key)};
    }
    return json[key];
}

Profile profileFrom(const std::filesystem::path& folder, const Json& json) {
    if (text(json, "format", "") != kFormat) {
        //: %1 a file, %2 a word that it must hold
        throw Broken{phrase("Store", "%1: format: expected \"%2\"").with(kProfileFile, kFormat)};
    }
    Profile profile;
    if (json.contains("note")) {
        profile.note = text(json, "note", "");
    }
    const auto layoutText = readText(folder / kLayoutFile);
    if (!layoutText) {
        //: %1 a file
        throw Broken{phrase("Store", "%1 is missing").with(kLayoutFile)};
    }
    auto layout = readLayout(*layoutText);
    if (!layout) {
        throw Broken{std::string(kLayoutFile) + ": " + layout.error().message};
    }
    profile.layout = *std::move(layout);
    for (const auto& face : list(json, "faces")) {
        const auto path = "faces[" + std::to_string(profile.faces.size()) + "].";
        profile.faces.push_back(
            {faceKind(face, path), picture(folder, text(face, "image", path), cv::IMREAD_COLOR)});
    }
    for (const auto& colonist : list(json, "colonists")) {
        const auto path = "colonists[" + std::to_string(profile.colonists.size()) + "].";
        auto face = piece(folder, colonist, path);
        face.colour = text(colonist, "colour", path);
        profile.colonists.push_back(std::move(face));
    }
    profile.marker = piece(folder, json.value("marker", Json()), "marker.");
    profile.features = features(folder, profile.faces.size());
    return profile;
}

} // namespace

ProfileFiles writeProfileText(const Profile& profile) {
    ProfileFiles files;
    FileNames names;
    if (profile.features && !profile.features->places.empty()) {
        files.pictures.push_back({names.png("features"), packed(*profile.features)});
    }
    const auto keep = [&](const std::string& stem, const cv::Mat& image) {
        files.pictures.push_back({names.png(stem), image});
        return files.pictures.back().file;
    };
    OrderedJson json;
    json["format"] = kFormat;
    json["name"] = profile.name;
    if (!profile.note.empty()) {
        json["note"] = profile.note;
    }
    json["px_per_mm"] = kReferencePxPerMm;
    auto faces = OrderedJson::array();
    for (const auto& face : profile.faces) {
        auto entry = faceJson(face.kind);
        entry["image"] = keep(face.name(), face.image);
        faces.push_back(std::move(entry));
    }
    json["faces"] = std::move(faces);
    const auto pieceJson = [&](const PieceFace& face, const std::string& stem) {
        return OrderedJson{{"image", keep(stem, face.image)},
                           {"mask", keep(stem + "-mask", face.mask)}};
    };
    auto colonists = OrderedJson::array();
    for (const auto& face : profile.colonists) {
        auto entry = pieceJson(face, "colonist-" + face.colour);
        entry["colour"] = face.colour;
        colonists.push_back(std::move(entry));
    }
    json["colonists"] = std::move(colonists);
    json["marker"] = pieceJson(profile.marker, "marker");
    files.profile = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    files.layout = writeLayout(profile.layout);
    return files;
}

tl::expected<Profile, StoreError> readProfileFolder(const std::filesystem::path& folder) {
    const auto profileText = readText(folder / kProfileFile);
    if (!profileText) {
        return tl::unexpected(StoreError{phrase("Store", "%1 is missing").with(kProfileFile)});
    }
    const auto json = Json::parse(*profileText, nullptr, false);
    if (json.is_discarded()) {
        return tl::unexpected(
            StoreError{//: %1 a file
                       phrase("Store", "%1 is no valid JSON").with(kProfileFile)});
    }
    try {
        return profileFrom(folder, json);
    } catch (const Broken& broken) {
        return tl::unexpected(StoreError{broken.message});
    }
}

} // namespace pocketmars::calibration
