#include "calibration/learning/corners_json.h"

#include "calibration/learning/profile_pages.h"
#include "engine/json/json_cursor.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <vector>

namespace pocketmars::calibration {
namespace {

using engine::JsonCursor;
using engine::phrase;

constexpr const char* kFormat = "pocketmars.corners/1";
constexpr double kMostPx = 1e6; // no photo is so large; corners may lie outside by mistake

cv::Point2f point(const JsonCursor& field) {
    const auto n =
        field.numbers(2, -kMostPx, kMostPx, phrase("Corners", "[x, y] in px of the photo"));
    return {static_cast<float>(n[0]), static_cast<float>(n[1])};
}

Quad card(const JsonCursor& field) {
    Quad quad{};
    const auto corners = field["corners"].elements();
    if (corners.size() != quad.size()) {
        field["corners"].refuse(phrase("Corners", "expected 4 corners, each [x, y]"));
        return quad;
    }
    std::transform(corners.begin(), corners.end(), quad.begin(), point);
    const auto turned = clockwise(quad);
    if (!isConvex(turned) || signedArea(turned) < 1) {
        field["corners"].refuse(
            phrase("Corners", "the corners cross; name them in turn around the card"));
    }
    return quad;
}

PieceCircle piece(const JsonCursor& field) {
    PieceCircle circle{point(field["at"]), 0};
    if (field["radius"].exists()) {
        circle.radius = static_cast<float>(field["radius"].number(1, kMostPx));
    }
    return circle;
}

PageCorners page(const JsonCursor& field, const std::string& file) {
    PageCorners corners;
    corners.where = field.path().empty() ? file : file + ": " + field.path();
    if (field["size"].exists()) {
        const auto n = field["size"].numbers(2, 1, kMostPx,
                                             phrase("Corners", "[width, height] of the photo, px"));
        corners.size = cv::Size(static_cast<int>(n[0]), static_cast<int>(n[1]));
    }
    if (field["cards"].exists()) {
        for (const auto& each : field["cards"].elements()) {
            corners.marks.cards.push_back(card(each));
        }
    }
    if (field["pieces"].exists()) {
        for (const auto& each : field["pieces"].elements()) {
            corners.marks.pieces.push_back(piece(each));
        }
    }
    return corners;
}

std::string pageName(const std::string& photo) {
    return std::filesystem::path(photo).stem().string();
}

/// The photos of a profile by name, whatever its layout.
std::vector<std::string> pageNames() {
    std::vector<std::string> names;
    for (const auto& each : profilePages(Layout())) {
        names.push_back(pageName(each.photo));
    }
    names.push_back(pageName(kColonistsPhoto));
    return names;
}

/// Notes a complaint where no page is called so.
void checkPage(const JsonCursor& field, const std::string& name) {
    static const auto known = pageNames();
    if (std::find(known.begin(), known.end(), name) != known.end()) {
        return;
    }
    std::string all;
    for (const auto& each : known) {
        all += (all.empty() ? "" : ", ") + each;
    }
    field.refuse( //: %1 the names of a profile's photos
        phrase("Corners", "no photo of a profile is called so; there are %1").with(all));
}

Corners corners(const JsonCursor& root, const std::string& file) {
    root.requireObject();
    (void)root["format"].oneOf({kFormat});
    Corners out;
    if (root["photo"].exists()) {
        const auto name = pageName(root["photo"].text());
        checkPage(root["photo"], name);
        out.pages[name] = page(root, file);
        return out;
    }
    for (const auto& name : root["pages"].keys()) {
        const auto field = root["pages"][name];
        field.requireObject();
        checkPage(field, name);
        out.pages[name] = page(field, file);
    }
    return out;
}

/// Where nobody said how large a piece is: a share of the distance to the nearest other one, but no
/// more than pieces usually take of a photo.
float usualRadius(const std::vector<PieceCircle>& pieces, std::size_t index, cv::Size photo) {
    constexpr double kShareOfDistance = 0.3;
    constexpr double kShareOfPhoto = 0.05;
    double radius = kShareOfPhoto * std::min(photo.width, photo.height);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (i != index) {
            radius = std::min(radius,
                              kShareOfDistance * cv::norm(pieces[i].middle - pieces[index].middle));
        }
    }
    return static_cast<float>(radius);
}

} // namespace

const PageCorners* Corners::of(const std::string& photo) const {
    const auto found = pages.find(pageName(photo));
    return found == pages.end() ? nullptr : &found->second;
}

tl::expected<Corners, std::string> readCorners(std::string_view text, const std::string& file) {
    std::optional<engine::JsonError> error;
    const auto tree = engine::parseJson(text);
    if (!tree) {
        return tl::unexpected(file + ": " + tree.error().toString());
    }
    auto read = corners(JsonCursor(*tree, error), file);
    if (error) {
        return tl::unexpected(file + ": " + error->toString());
    }
    return read;
}

tl::expected<PageMarks, std::string> marksOn(const Photo& photo, const PageCorners& corners) {
    if (corners.size) {
        const cv::Size2d full(photo.image.cols / photo.scale, photo.image.rows / photo.scale);
        // A photo that was read smaller is known to a px of what was read.
        const double slack = photo.scale < 1 ? 1 / photo.scale : 0.5;
        if (std::abs(full.width - corners.size->width) > slack ||
            std::abs(full.height - corners.size->height) > slack) {
            const auto shown = [](double width, double height) {
                return std::to_string(std::lround(width)) + " x " +
                       std::to_string(std::lround(height));
            };
            return tl::unexpected(std::string(
                //: %1, %2 the sizes of photos: 1600 x 1200
                phrase("Corners", "they are of a photo of %1 px, this one has %2; mark this one")
                    .with(shown(corners.size->width, corners.size->height),
                          shown(full.width, full.height))));
        }
    }
    auto marks = corners.marks;
    const auto scale = static_cast<float>(photo.scale);
    for (auto& quad : marks.cards) {
        for (auto& corner : quad) {
            corner *= scale;
        }
    }
    for (auto& each : marks.pieces) {
        each.middle *= scale;
        each.radius *= scale;
    }
    for (std::size_t i = 0; i < marks.pieces.size(); ++i) {
        if (marks.pieces[i].radius == 0) {
            marks.pieces[i].radius = usualRadius(marks.pieces, i, photo.image.size());
        }
    }
    return marks;
}

} // namespace pocketmars::calibration
