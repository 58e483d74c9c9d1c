#include "calibration/profile/layout_json.h"

#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace pocketmars::calibration {
namespace {

using Json = nlohmann::json;
using engine::phrase;

constexpr const char* kFormat = "pocketmars.layout/1";
constexpr std::size_t kEnergyLevels = 8; // 0..7

/// Thrown and caught in this file only.
struct BadField {
    std::string path;
    std::string expected;
};

/// A field with the path that leads to it.
class Field {
public:
    explicit Field(const Json& root) : m_value(&root) {}

    [[nodiscard]] Field at(const std::string& key) const {
        if (!m_value->is_object()) {
            throw BadField{m_path, phrase("Layout", "expected an object")};
        }
        const auto found = m_value->find(key);
        const auto path = m_path.empty() ? key : m_path + "." + key;
        if (found == m_value->end()) {
            //: A field of a file
            throw BadField{path, phrase("Layout", "is missing")};
        }
        return {*found, path};
    }

    [[nodiscard]] std::vector<Field> elements() const {
        if (!m_value->is_array()) {
            throw BadField{m_path, phrase("Layout", "expected a list")};
        }
        std::vector<Field> elements;
        for (const auto& value : *m_value) {
            elements.push_back({value, m_path + "[" + std::to_string(elements.size()) + "]"});
        }
        return elements;
    }

    [[nodiscard]] std::string text() const {
        if (!m_value->is_string()) {
            throw BadField{m_path, phrase("Layout", "expected a text")};
        }
        return m_value->get<std::string>();
    }

    [[nodiscard]] bool boolean() const {
        if (!m_value->is_boolean()) {
            throw BadField{m_path, phrase("Layout", "expected true or false")};
        }
        return m_value->get<bool>();
    }

    /// @param shape  what was expected, for the message
    [[nodiscard]] std::vector<double> numbers(std::size_t count, double low, double high,
                                              const std::string& shape) const {
        const bool isList = m_value->is_array() && m_value->size() == count;
        if (!isList || !std::all_of(m_value->begin(), m_value->end(), [&](const Json& number) {
                return number.is_number() && number.get<double>() >= low &&
                       number.get<double>() <= high;
            })) {
            //: %1 what a field of a file looks like, as [x, y]
            throw BadField{m_path, phrase("Layout", "expected %1").with(shape)};
        }
        return m_value->get<std::vector<double>>();
    }

    [[nodiscard]] BadField bad(const std::string& expected) const { return {m_path, expected}; }

private:
    Field(const Json& value, std::string path) : m_value(&value), m_path(std::move(path)) {}

    const Json* m_value;
    std::string m_path;
};

CardRect rectangle(const Field& field) {
    const auto n = field.numbers(
        4, 0.0, 1.0, phrase("Layout", "[x0, y0, x1, y1] as fractions of the card, 0 to 1"));
    if (n[0] >= n[2] || n[1] >= n[3]) {
        throw field.bad(phrase("Layout", "expected x0 < x1 and y0 < y1"));
    }
    return {n[0], n[1], n[2] - n[0], n[3] - n[1]};
}

std::vector<std::string> colours(const Field& field) {
    std::vector<std::string> names;
    for (const auto& element : field.elements()) {
        auto name = element.text();
        if (name.empty()) {
            throw element.bad(phrase("Layout", "expected the name of a colour"));
        }
        if (std::find(names.begin(), names.end(), name) != names.end()) {
            throw element.bad( //: %1 the name of a colour
                phrase("Layout", "\"%1\" stands there twice").with(name));
        }
        names.push_back(std::move(name));
    }
    if (names.empty()) {
        throw field.bad(phrase("Layout", "expected at least one colour"));
    }
    return names;
}

Layout layoutFrom(const Json& json) {
    const Field root(json);
    const auto format = root.at("format");
    if (format.text() != kFormat) {
        throw format.bad( //: %1 a word that the file must hold
            phrase("Layout", "expected \"%1\"").with(kFormat));
    }
    Layout layout;
    const auto mm = root.at("card_mm").numbers(
        2, 10.0, 300.0, phrase("Layout", "[width, height] in mm, 10 to 300"));
    layout.cardMm = {mm[0], mm[1]};
    layout.ships = colours(root.at("ships"));
    layout.earthCard = root.at("earth_card").boolean();
    layout.colonists = colours(root.at("colonists"));
    for (const auto& ship : root.at("ships").elements()) {
        if (std::find(layout.colonists.begin(), layout.colonists.end(), ship.text()) ==
            layout.colonists.end()) {
            throw ship.bad( //: %1 the name of a colour
                phrase("Layout", "\"%1\" is not among the colonists").with(ship.text()));
        }
    }
    layout.oneStar = rectangle(root.at("building").at("one_star"));
    layout.twoStar = rectangle(root.at("building").at("two_star"));
    const auto ship = root.at("ship");
    const auto orientation = ship.at("orientation");
    if (orientation.text() != "portrait" && orientation.text() != "landscape") {
        throw orientation.bad(phrase("Layout", "expected \"portrait\" or \"landscape\""));
    }
    layout.landscapeShips = orientation.text() == "landscape";
    layout.shipColonists = rectangle(ship.at("colonists"));
    const auto levels = ship.at("energy").elements();
    if (levels.size() != kEnergyLevels) {
        throw ship.at("energy").bad(
            phrase("Layout", "expected 8 points, the centres of levels 0 to 7"));
    }
    for (const auto& level : levels) {
        const auto n =
            level.numbers(2, 0.0, 1.0, phrase("Layout", "[x, y] as fractions of the card, 0 to 1"));
        layout.energyLevels.emplace_back(n[0], n[1]);
    }
    layout.valueLeft = rectangle(root.at("project").at("value_left"));
    layout.valueRight = rectangle(root.at("project").at("value_right"));
    return layout;
}

/// Adding a width back leaves 0.30000000000000004 or an edge beyond 1; nobody marks finer than
/// this.
double rounded(double fraction) { return std::round(fraction * 1e9) / 1e9; }

Json list(const CardRect& r) {
    return {rounded(r.x), rounded(r.y), rounded(r.x + r.width), rounded(r.y + r.height)};
}

} // namespace

tl::expected<Layout, LayoutError> readLayout(std::string_view json) {
    const auto parsed = Json::parse(json, nullptr, false);
    if (parsed.is_discarded()) {
        return tl::unexpected(LayoutError{phrase("Layout", "this is no valid JSON")});
    }
    try {
        return layoutFrom(parsed);
    } catch (const BadField& bad) {
        const auto path = bad.path.empty() ? std::string() : bad.path + ": ";
        return tl::unexpected(LayoutError{path + bad.expected});
    }
}

std::string writeLayout(const Layout& layout) {
    nlohmann::ordered_json json;
    json["format"] = kFormat;
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
