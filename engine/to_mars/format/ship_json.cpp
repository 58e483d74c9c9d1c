#include "engine/to_mars/format/ship_json.h"

#include "engine/support/phrase.h"
#include "engine/to_mars/ship/ship_check.h"

#include <utility>

namespace pocketmars::to_mars {
namespace {

using engine::JsonArray;
using engine::JsonCursor;
using engine::JsonObject;
using engine::JsonValue;
using engine::phrase;

constexpr double kMaxBoardMm = 2000.0;
constexpr int kMaxNumber = 999;
constexpr int kMaxShipPoints = 99;
constexpr int kMaxEach = 30;

// ---- reading ----

Box boxFrom(const JsonCursor& value) {
    //: What must stand in a file
    const auto numbers = value.numbers(4, 0.0, kMaxBoardMm,
                                       phrase("MarsShip", "four numbers: left, top, width and "
                                                          "height in mm"));
    return {numbers[0], numbers[1], numbers[2], numbers[3]};
}

std::array<bool, kSectionCount> sectionsFrom(const JsonCursor& value) {
    std::array<bool, kSectionCount> named{};
    for (const auto& element : value.elements()) {
        named.at(element.oneOf({"A", "B", "C"})) = true;
    }
    return named;
}

Area areaFrom(const JsonCursor& value) {
    Area area;
    if (!value.exists()) {
        return area; // a section may have one area only
    }
    for (const auto& element : value.elements()) {
        element.requireObject();
        area.push_back({element["number"].integer(1, kMaxNumber), boxFrom(element["box"])});
    }
    return area;
}

Panel panelFrom(const JsonCursor& value) {
    value.requireObject();
    Panel panel{value["id"].text(), sectionsFrom(value["beside"]), {}, boxFrom(value["box"])};
    if (const auto corners = value["at_corner"]; corners.exists()) {
        panel.atCorner = sectionsFrom(corners);
    }
    return panel;
}

AstronautSlot slotFrom(const JsonCursor& value) {
    value.requireObject();
    AstronautSlot slot{
        value["id"].text(), value["vp"].integer(0, kMaxShipPoints), {}, boxFrom(value["box"])};
    for (const auto& element : value["beside"].elements()) {
        const auto* text = element.textIf();
        const auto space = text != nullptr ? spaceFromText(*text) : std::nullopt;
        if (space) {
            slot.beside.push_back(*space);
        } else {
            //: What must stand in a file
            element.expected(phrase("MarsShip", "a space such as \"A.upper.1\""));
        }
    }
    return slot;
}

// ---- writing ----

JsonValue toJson(const Box& box) {
    return JsonValue(
        JsonArray{JsonValue(box.x), JsonValue(box.y), JsonValue(box.width), JsonValue(box.height)});
}

JsonValue toJson(const std::array<bool, kSectionCount>& sections) {
    JsonArray named;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        if (sections.at(section)) {
            named.emplace_back(sectionName(section));
        }
    }
    return JsonValue(std::move(named));
}

JsonValue toJson(const Area& area) {
    JsonArray spaces;
    for (const auto& space : area) {
        spaces.emplace_back(
            JsonObject{{"number", JsonValue(space.number)}, {"box", toJson(space.box)}});
    }
    return JsonValue(std::move(spaces));
}

JsonValue sectionsToJson(const Ship& ship) {
    JsonArray sections;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        sections.emplace_back(JsonObject{{"upper", toJson(ship.area(section, AreaName::Upper))},
                                         {"lower", toJson(ship.area(section, AreaName::Lower))}});
    }
    return JsonValue(std::move(sections));
}

JsonValue toJson(const Panel& panel) {
    return JsonValue(JsonObject{{"id", JsonValue(panel.id)},
                                {"beside", toJson(panel.beside)},
                                {"at_corner", toJson(panel.atCorner)},
                                {"box", toJson(panel.box)}});
}

JsonValue toJson(const AstronautSlot& slot) {
    JsonArray beside;
    for (const auto& space : slot.beside) {
        beside.emplace_back(toText(space));
    }
    return JsonValue(JsonObject{{"id", JsonValue(slot.id)},
                                {"vp", JsonValue(slot.points)},
                                {"beside", JsonValue(std::move(beside))},
                                {"box", toJson(slot.box)}});
}

template <class Items> JsonValue listToJson(const Items& items) {
    JsonArray list;
    for (const auto& item : items) {
        list.push_back(toJson(item));
    }
    return JsonValue(std::move(list));
}

} // namespace

Ship shipFrom(const JsonCursor& root) {
    Ship ship;
    root.requireObject();
    (void)root["format"].oneOf({kShipFormat});
    ship.name = root["name"].text();
    ship.isMadeUp = root["made_up"].exists() && root["made_up"].boolean();
    //: What must stand in a file
    const auto size =
        root["size_mm"].numbers(2, 1.0, kMaxBoardMm, phrase("MarsShip", "width and height in mm"));
    ship.widthMm = size[0];
    ship.heightMm = size[1];
    const auto kinds = root["structures"];
    kinds.requireObject();
    for (const auto structure : kStructures) {
        const auto kind = kinds[name(structure)];
        kind.requireObject();
        ship.structures[index(structure)] = {kind["size"].integer(1, static_cast<int>(kMaxSpaces)),
                                             kind["each"].integer(0, kMaxEach)};
    }
    const auto sections = root["sections"].elements();
    if (sections.size() != kSectionCount) {
        //: What must stand in a file
        root["sections"].expected(phrase("MarsShip", "three sections, A, B and C"));
        return ship;
    }
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        sections[section].requireObject();
        ship.sections.at(section) = {areaFrom(sections[section]["upper"]),
                                     areaFrom(sections[section]["lower"])};
    }
    for (const auto& element : root["panels"].elements()) {
        ship.panels.push_back(panelFrom(element));
    }
    for (const auto& element : root["astronauts"].elements()) {
        ship.astronautSlots.push_back(slotFrom(element));
    }
    if (const auto fault = firstFault(ship)) {
        root.refuse(fault->toString());
    }
    return ship;
}

tl::expected<Ship, engine::JsonError> shipFromJson(std::string_view text) {
    const auto tree = engine::parseJson(text);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    std::optional<engine::JsonError> error;
    auto ship = shipFrom(JsonCursor(*tree, error));
    if (error) {
        return tl::unexpected(*std::move(error));
    }
    return ship;
}

JsonValue shipToValue(const Ship& ship) {
    JsonObject structures;
    for (const auto structure : kStructures) {
        const auto& kind = ship.structures[index(structure)];
        structures.push_back(
            {std::string(name(structure)), JsonValue(JsonObject{{"size", JsonValue(kind.size)},
                                                                {"each", JsonValue(kind.each)}})});
    }
    return JsonValue(JsonObject{
        {"format", JsonValue(kShipFormat)},
        {"name", JsonValue(ship.name)},
        {"made_up", JsonValue(ship.isMadeUp)},
        {"size_mm", JsonValue(JsonArray{JsonValue(ship.widthMm), JsonValue(ship.heightMm)})},
        {"structures", JsonValue(std::move(structures))},
        {"sections", sectionsToJson(ship)},
        {"panels", listToJson(ship.panels)},
        {"astronauts", listToJson(ship.astronautSlots)},
    });
}

std::string shipToJson(const Ship& ship) { return engine::toText(shipToValue(ship)); }

} // namespace pocketmars::to_mars
