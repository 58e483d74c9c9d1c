#include "calibration/profile/layout_json.h"

#include "engine/json/json_cursor.h"
#include "engine/observation/complaints.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>

namespace pocketmars::calibration {
namespace {

using Json = nlohmann::json;
using engine::JsonCursor;
using engine::phrase;

constexpr const char* kLayoutFormat = "pocketmars.layout/1";
constexpr std::size_t kEnergyLevels = 8; // 0..7
constexpr int kMostColours = 6;

CardRect rectangle(const JsonCursor& field) {
    const auto n = field.numbers(
        4, 0.0, 1.0, phrase("Layout", "[x0, y0, x1, y1] as fractions of the card, 0 to 1"));
    if (n[0] >= n[2] || n[1] >= n[3]) {
        field.refuse(phrase("Layout", "expected x0 < x1 and y0 < y1"));
    }
    return {n[0], n[1], n[2] - n[0], n[3] - n[1]};
}

std::vector<std::string> colours(const JsonCursor& field) {
    std::vector<std::string> names;
    for (const auto& element : field.elements()) {
        auto name = element.text();
        if (name.empty()) {
            element.expected(engine::nameOfAColour());
        }
        if (std::find(names.begin(), names.end(), name) != names.end()) {
            //: %1 the name of a colour
            element.refuse(phrase("Layout", "\"%1\" stands there twice").with(name));
        }
        names.push_back(std::move(name));
    }
    if (names.empty()) {
        field.refuse(phrase("Layout", "expected at least one colour"));
    }
    if (std::ssize(names) > kMostColours) { // what is weighed together grows with their power
        //: %1 a number of colours of colonists
        field.refuse(phrase("Layout", "expected at most %1 colours").with(kMostColours));
    }
    return names;
}

std::vector<cv::Point2d> energyLevels(const JsonCursor& field) {
    std::vector<cv::Point2d> points;
    for (const auto& level : field.elements()) {
        const auto n =
            level.numbers(2, 0.0, 1.0, phrase("Layout", "[x, y] as fractions of the card, 0 to 1"));
        points.emplace_back(n[0], n[1]);
    }
    if (points.size() != kEnergyLevels) {
        field.refuse(phrase("Layout", "expected 8 points, the centres of levels 0 to 7"));
    }
    return points;
}

Layout layoutFrom(const JsonCursor& root) {
    root.requireObject();
    (void)root["format"].oneOf({kLayoutFormat});
    Layout layout;
    const auto mm = root["card_mm"].numbers(2, 10.0, 300.0,
                                            phrase("Layout", "[width, height] in mm, 10 to 300"));
    layout.cardMm = {mm[0], mm[1]};
    layout.ships = colours(root["ships"]);
    layout.earthCard = root["earth_card"].boolean();
    layout.colonists = colours(root["colonists"]);
    for (std::size_t i = 0; i < layout.ships.size(); ++i) {
        const auto& ship = layout.ships[i];
        if (std::find(layout.colonists.begin(), layout.colonists.end(), ship) ==
            layout.colonists.end()) {
            root["ships"][i].refuse( //: %1 the name of a colour
                phrase("Layout", "\"%1\" is not among the colonists").with(ship));
        }
    }
    const auto building = root["building"];
    layout.oneStar = rectangle(building["one_star"]);
    layout.twoStar = rectangle(building["two_star"]);
    const auto ship = root["ship"];
    layout.landscapeShips = ship["orientation"].oneOf({"portrait", "landscape"}) == 1;
    layout.shipColonists = rectangle(ship["colonists"]);
    layout.energyLevels = energyLevels(ship["energy"]);
    layout.valueLeft = rectangle(root["project"]["value_left"]);
    layout.valueRight = rectangle(root["project"]["value_right"]);
    return layout;
}

/// Adding a width back leaves 0.30000000000000004 or an edge beyond 1; nobody marks finer than
/// this.
double rounded(double fraction) { return std::round(fraction * 1e9) / 1e9; }

Json list(const CardRect& r) {
    return {rounded(r.x), rounded(r.y), rounded(r.x + r.width), rounded(r.y + r.height)};
}

} // namespace

tl::expected<Layout, engine::JsonError> readLayout(std::string_view text) {
    return engine::parseJson(text).and_then(
        [](const engine::JsonValue& tree) { return readLayout(tree); });
}

tl::expected<Layout, engine::JsonError> readLayout(const engine::JsonValue& tree) {
    std::optional<engine::JsonError> error;
    auto layout = layoutFrom(JsonCursor(tree, error));
    if (error) {
        return tl::unexpected(*error);
    }
    return layout;
}

std::string writeLayout(const Layout& layout) {
    nlohmann::ordered_json json;
    json["format"] = kLayoutFormat;
    json["card_mm"] = {layout.cardMm.width, layout.cardMm.height};
    json["ships"] = layout.ships;
    json["earth_card"] = layout.earthCard;
    json["colonists"] = layout.colonists;
    json["building"] = {{"one_star", list(layout.oneStar)}, {"two_star", list(layout.twoStar)}};
    auto energy = Json::array();
    for (const auto& level : layout.energyLevels) {
        energy.push_back({level.x, level.y});
    }
    json["ship"] = {{"orientation", layout.landscapeShips ? "landscape" : "portrait"},
                    {"colonists", list(layout.shipColonists)},
                    {"energy", energy}};
    json["project"] = {{"value_left", list(layout.valueLeft)},
                       {"value_right", list(layout.valueRight)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace pocketmars::calibration
