#include "calibration/profile/profile_json.h"

#include "calibration/photo/picture_decoder.h"
#include "calibration/profile/layout_json.h"
#include "calibration/support/parallel.h"
#include "calibration/support/px.h"
#include "calibration/support/text_file.h"
#include "engine/format/table_fields.h"
#include "engine/support/overloaded.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>

namespace pocketmars::calibration {
namespace {

using engine::JsonCursor;
using engine::phrase;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* kFeaturesFile = "features.png";
constexpr const char* kProfileFormat = "pocketmars.profile/1";

/// Thrown and caught in this file only.
struct Broken {
    std::string message;
};

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
        engine::Overloaded{
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

/// A feature's row, a card's face: all of them are far smaller than a photo.
constexpr double kMaxPictureMegapixels = 50.0;
constexpr int kWhole = std::numeric_limits<int>::max(); // px a side: never decoded smaller

cv::Mat picture(const std::filesystem::path& folder, const std::string& file, Channels channels) {
    // A profile may come from somebody else: nothing outside its folder is read.
    if (std::filesystem::path(file).filename() != file) {
        //: %1 a file, %2 what stands in it
        throw Broken{phrase("Store", "%1: \"%2\" is no plain file name").with(kProfileFile, file)};
    }
    const auto bytes = readText(folder / file).value_or("");
    const std::span data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    const auto header = readPictureHeader(data);
    cv::Mat image;
    if (header && header->megapixels() <= kMaxPictureMegapixels &&
        isComplete(data, header->format)) {
        try {
            image = decodePicture(data, *header, channels, kWhole);
        } catch (const cv::Exception&) { // no memory for it
            image.release();
        }
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
        return unpacked(picture(folder, kFeaturesFile, Channels::Grey), faces);
    } catch (const Broken&) {
        return std::nullopt;
    }
}

engine::CardId cardFrom(const JsonCursor& field) {
    const auto id = field.text();
    const auto card = engine::CardId::parse(id);
    if (!card) {
        //: What must stand in a file: a card's number
        field.expected(phrase("Store", "a card, as G5 or H0a"));
    }
    return card.value_or(engine::CardId(0));
}

FaceKind faceKind(const JsonCursor& face) {
    switch (face["kind"].oneOf({"building", "project", "back", "ship", "earth"})) {
    case 0:
        return BuildingFace{engine::suitFrom(face["suit"])};
    case 1:
        return ProjectFace{cardFrom(face["card"])};
    case 2:
        return BackFace{engine::suitFrom(face["suit"])};
    case 3:
        return ShipFace{face["colour"].text()};
    default:
        return EarthFace{};
    }
}

/// Reads the fields of a profile, and the pictures that they name.
class ProfileReader {
public:
    explicit ProfileReader(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    Profile read(const engine::JsonValue& tree) {
        const JsonCursor root(tree, m_error);
        root.requireObject();
        (void)root["format"].oneOf({kProfileFormat});
        check();
        decodeAhead(root);
        Profile profile;
        profile.note = root["note"].exists() ? root["note"].text() : "";
        if (const auto photos = root["in_doubt"]; photos.exists()) {
            for (const auto& photo : photos.elements()) {
                profile.inDoubt.push_back(photo.text());
            }
        }
        profile.layout = layout();
        for (const auto& face : root["faces"].elements()) {
            auto kind = faceKind(face);
            profile.faces.push_back({std::move(kind), image(face["image"], Channels::Bgr)});
        }
        for (const auto& colonist : root["colonists"].elements()) {
            auto face = piece(colonist);
            face.colour = colonist["colour"].text();
            profile.colonists.push_back(std::move(face));
        }
        profile.marker = piece(root["marker"]);
        check();
        profile.features = features(m_folder, profile.faces.size());
        return profile;
    }

private:
    void check() const {
        if (m_error) {
            throw Broken{std::string(kProfileFile) + ": " + m_error->toString()};
        }
    }

    [[nodiscard]] Layout layout() const {
        const auto text = readText(m_folder / kLayoutFile);
        if (!text) {
            //: %1 a file
            throw Broken{phrase("Store", "%1 is missing").with(kLayoutFile)};
        }
        auto layout = readLayout(*text);
        if (!layout) {
            throw Broken{std::string(kLayoutFile) + ": " + layout.error().toString()};
        }
        return *std::move(layout);
    }

    /// Decodes the faces on several threads: nearly all the time that a profile takes. What can't
    /// be decoded is left to image(), which tells it in its turn.
    void decodeAhead(const JsonCursor& root) {
        std::vector<std::string> names;
        for (const auto& face : root["faces"].elements()) {
            names.push_back(face["image"].text());
        }
        check();
        std::ranges::sort(names);
        names.erase(std::unique(names.begin(), names.end()), names.end());
        std::vector<cv::Mat> images(names.size());
        forEachInParallel(names.size(), [&](std::size_t i) {
            try {
                images[i] = picture(m_folder, names[i], Channels::Bgr);
            } catch (const Broken&) {
                images[i].release();
            }
        });
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_pictures[{names[i], Channels::Bgr}] = images[i];
        }
    }

    /// Decoded once, however often a stranger's file names it.
    [[nodiscard]] cv::Mat image(const JsonCursor& file, Channels channels) {
        const auto name = file.text();
        check();
        auto& kept = m_pictures[{name, channels}];
        if (kept.empty()) {
            kept = picture(m_folder, name, channels);
        }
        return kept;
    }

    [[nodiscard]] PieceFace piece(const JsonCursor& piece) {
        PieceFace face;
        face.image = image(piece["image"], Channels::Bgr);
        face.mask = image(piece["mask"], Channels::Grey);
        if (face.image.size() != face.mask.size()) {
            //: %1 a file
            throw Broken{
                phrase("Store", "%1 is not of its image's size").with(piece["mask"].text())};
        }
        return face;
    }

    std::filesystem::path m_folder;
    std::optional<engine::JsonError> m_error;
    std::map<std::pair<std::string, Channels>, cv::Mat> m_pictures; ///< by their files' names
};

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
    json["format"] = kProfileFormat;
    json["name"] = profile.name;
    if (!profile.note.empty()) {
        json["note"] = profile.note;
    }
    if (!profile.inDoubt.empty()) {
        json["in_doubt"] = profile.inDoubt;
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
    files.profile = json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
    files.layout = writeLayout(profile.layout);
    return files;
}

tl::expected<Profile, StoreError> readProfileFolder(const std::filesystem::path& folder) {
    const auto profileText = readText(folder / kProfileFile);
    if (!profileText) {
        return tl::unexpected(StoreError{phrase("Store", "%1 is missing").with(kProfileFile)});
    }
    const auto tree = engine::parseJson(*profileText);
    if (!tree) {
        return tl::unexpected(
            StoreError{std::string(kProfileFile) + ": " + tree.error().toString()});
    }
    try {
        return ProfileReader(folder).read(*tree);
    } catch (const Broken& broken) {
        return tl::unexpected(StoreError{broken.message});
    }
}

} // namespace pocketmars::calibration
