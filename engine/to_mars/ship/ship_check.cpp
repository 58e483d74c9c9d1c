#include "engine/to_mars/ship/ship_check.h"

#include "engine/support/phrase.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace pocketmars::to_mars {
namespace {

using engine::JsonError;
using engine::phrase;

/// The empty space between two intervals; 0 where they touch or overlap.
double gap(double from1, double length1, double from2, double length2) {
    return std::max({0.0, from2 - (from1 + length1), from1 - (from2 + length2)});
}
double gapX(const Box& a, const Box& b) { return gap(a.x, a.width, b.x, b.width); }
double gapY(const Box& a, const Box& b) { return gap(a.y, a.height, b.y, b.height); }

/// How much of a and b is side by side: along x or y, mm.
double shared(double from1, double length1, double from2, double length2) {
    return std::min(from1 + length1, from2 + length2) - std::max(from1, from2);
}

bool touches(const Box& a, const Box& b, double reachMm) {
    return gapX(a, b) <= reachMm && gapY(a, b) <= reachMm;
}

/// Touching along a side, not at a corner only: side by side for a good part of a space.
bool liesAlong(const Box& a, const Box& b, double reachMm) {
    const double alongX = shared(a.x, a.width, b.x, b.width);
    const double alongY = shared(a.y, a.height, b.y, b.height);
    return touches(a, b, reachMm) && (alongX > reachMm || alongY > reachMm);
}

std::string at(std::string_view list, std::size_t place) {
    return engine::pathBelow(list, std::to_string(place));
}

std::optional<JsonError> faultOfBox(const Ship& ship, const Box& box, const std::string& path) {
    const bool inside = box.width > 0 && box.height > 0 && box.x >= 0 && box.y >= 0 &&
                        box.x + box.width <= ship.widthMm + 1e-6 &&
                        box.y + box.height <= ship.heightMm + 1e-6;
    if (inside) {
        return std::nullopt;
    }
    return JsonError{path + ".box",
                     //: What is wrong with a file: a place on a board
                     phrase("MarsShip", "must have a size and lie on the board")};
}

std::optional<JsonError> faultOfArea(const Ship& ship, const Area& area, const std::string& path) {
    int last = 0;
    if (area.size() > kMaxSpaces) {
        //: What is wrong with a file; %1 a number
        return JsonError{
            path, phrase("MarsShip", "has more than %1 spaces").with(static_cast<int>(kMaxSpaces))};
    }
    for (std::size_t place = 0; place < area.size(); ++place) {
        const auto here = at(path, place);
        if (auto fault = faultOfBox(ship, area[place].box, here)) {
            return fault;
        }
        if (area[place].number < std::max(last, 1)) {
            return JsonError{here + ".number",
                             //: What is wrong with a file: numbers printed on a board
                             phrase("MarsShip", "numbers of an area must not fall")};
        }
        last = area[place].number;
    }
    return std::nullopt;
}

std::optional<JsonError> faultOfSections(const Ship& ship) {
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        const auto path = at("sections", section);
        if (ship.area(section, AreaName::Upper).empty() &&
            ship.area(section, AreaName::Lower).empty()) {
            //: What is wrong with a file: a section of a ship
            return JsonError{path, phrase("MarsShip", "has no space for a module")};
        }
        for (const auto area : {AreaName::Upper, AreaName::Lower}) {
            if (auto fault = faultOfArea(ship, ship.area(section, area),
                                         engine::pathBelow(path, name(area)))) {
                return fault;
            }
        }
    }
    return std::nullopt;
}

/// Ids are typed and spoken: short words without spaces, each once.
std::optional<JsonError> faultOfId(const std::string& id, std::set<std::string>& known,
                                   const std::string& path) {
    const bool isWord = !id.empty() && id.size() <= 12 && std::ranges::all_of(id, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    });
    if (!isWord) {
        return JsonError{path + ".id",
                         //: What is wrong with a file: how a place on a board is called
                         phrase("MarsShip", "must be 1 to 12 letters and digits")};
    }
    if (!known.insert(id).second) {
        //: What is wrong with a file; %1 how a place on a board is called
        return JsonError{path + ".id", phrase("MarsShip", "%1 stands twice").with(id)};
    }
    return std::nullopt;
}

std::optional<JsonError> faultOfPanels(const Ship& ship) {
    std::set<std::string> ids;
    if (ship.panels.size() > kMaxPanels) {
        //: What is wrong with a file; %1 a number
        return JsonError{
            "panels",
            phrase("MarsShip", "has more than %1 elements").with(static_cast<int>(kMaxPanels))};
    }
    for (std::size_t i = 0; i < ship.panels.size(); ++i) {
        const auto path = at("panels", i);
        const auto& panel = ship.panels[i];
        if (auto fault = faultOfId(panel.id, ids, path)) {
            return fault;
        }
        if (auto fault = faultOfBox(ship, panel.box, path)) {
            return fault;
        }
        if (std::ranges::find(panel.beside, true) == panel.beside.end()) {
            return JsonError{path + ".beside",
                             //: What is wrong with a file: of a solar panel
                             phrase("MarsShip", "must name a section")};
        }
    }
    return std::nullopt;
}

std::optional<JsonError> faultOfSlots(const Ship& ship) {
    std::set<std::string> ids;
    if (ship.astronautSlots.size() > kMaxSlots) {
        return JsonError{
            "astronauts",
            phrase("MarsShip", "has more than %1 elements").with(static_cast<int>(kMaxSlots))};
    }
    for (std::size_t i = 0; i < ship.astronautSlots.size(); ++i) {
        const auto path = at("astronauts", i);
        const auto& slot = ship.astronautSlots[i];
        if (auto fault = faultOfId(slot.id, ids, path)) {
            return fault;
        }
        if (auto fault = faultOfBox(ship, slot.box, path)) {
            return fault;
        }
        const bool onShip = std::ranges::all_of(
            slot.beside, [&ship](const SpaceId& space) { return ship.has(space); });
        if (slot.beside.empty() || !onShip) {
            return JsonError{path + ".beside",
                             //: What is wrong with a file: of a slot for an astronaut
                             phrase("MarsShip", "must name spaces of the ship")};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<JsonError> firstFault(const Ship& ship) {
    if (ship.name.empty()) {
        //: What is wrong with a file: of a ship
        return JsonError{"name", phrase("MarsShip", "must not be empty")};
    }
    if (auto fault = faultOfSections(ship)) {
        return fault;
    }
    if (auto fault = faultOfPanels(ship)) {
        return fault;
    }
    return faultOfSlots(ship);
}

void guessNeighbours(Ship& ship, double reachMm) {
    for (auto& panel : ship.panels) {
        panel.beside = {};
        panel.atCorner = {};
    }
    for (auto& slot : ship.astronautSlots) {
        slot.beside.clear();
    }
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        for (const auto area : {AreaName::Upper, AreaName::Lower}) {
            const auto& spaces = ship.area(section, area);
            for (std::size_t place = 0; place < spaces.size(); ++place) {
                const auto& box = spaces[place].box;
                for (auto& panel : ship.panels) {
                    panel.beside[section] |= liesAlong(panel.box, box, reachMm);
                    panel.atCorner[section] |= touches(panel.box, box, reachMm);
                }
                for (auto& slot : ship.astronautSlots) {
                    if (touches(slot.box, box, reachMm)) {
                        slot.beside.push_back({section, area, place});
                    }
                }
            }
        }
    }
    for (auto& panel : ship.panels) {
        for (std::size_t section = 0; section < kSectionCount; ++section) {
            panel.atCorner[section] = panel.atCorner[section] && !panel.beside[section];
        }
    }
}

} // namespace pocketmars::to_mars
