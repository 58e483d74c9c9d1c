#include "engine/to_mars/rules/placement.h"

#include <algorithm>

namespace pocketmars::to_mars {
namespace {

/// The first place of an area where so many free spaces lie side by side.
std::optional<std::size_t> firstFit(std::size_t spaces, const std::bitset<kMaxSpaces>& taken,
                                    std::size_t size) {
    std::size_t free = 0;
    for (std::size_t place = 0; place < spaces; ++place) {
        free = taken[place] ? 0 : free + 1;
        if (free == size) {
            return place + 1 - size;
        }
    }
    return std::nullopt;
}

/// The places that a section offers: those with the lowest number.
std::vector<SpaceId> placesIn(const Ship& ship, const Taken& taken, std::size_t section,
                              std::size_t size) {
    std::vector<SpaceId> places;
    int lowest = 0;
    for (const auto name : {AreaName::Upper, AreaName::Lower}) {
        const auto& area = ship.area(section, name);
        const auto fit =
            firstFit(area.size(), taken.at(section).at(static_cast<std::size_t>(name)), size);
        if (!fit || (!places.empty() && area[*fit].number > lowest)) {
            continue;
        }
        if (!places.empty() && area[*fit].number < lowest) {
            places.clear();
        }
        lowest = area[*fit].number;
        places.push_back({section, name, *fit});
    }
    return places;
}

} // namespace

Taken takenSpaces(const Ship& ship, const std::vector<Module>& modules) {
    Taken taken;
    for (const auto& module : modules) {
        auto& area = taken.at(module.at.section).at(static_cast<std::size_t>(module.at.area));
        const auto size = static_cast<std::size_t>(ship.sizeOf(module.structure));
        for (std::size_t i = 0; i < size; ++i) {
            area.set(module.at.place + i);
        }
    }
    return taken;
}

std::vector<SpaceId> placesFor(const Ship& ship, const std::vector<Module>& modules,
                               Structure structure) {
    const auto taken = takenSpaces(ship, modules);
    const auto size = static_cast<std::size_t>(ship.sizeOf(structure));
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        if (auto places = placesIn(ship, taken, section, size); !places.empty()) {
            return places;
        }
    }
    return {};
}

bool ownsModuleIn(const State& state, std::size_t seat, std::size_t section) {
    return std::ranges::any_of(state.modules, [seat, section](const Module& module) {
        return module.seat == seat && module.at.section == section;
    });
}

int sectionsOwned(const State& state, std::size_t seat) {
    int count = 0;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        count += ownsModuleIn(state, seat, section) ? 1 : 0;
    }
    return count;
}

bool covers(const Ship& ship, const Module& module, const SpaceId& space) {
    const auto size = static_cast<std::size_t>(ship.sizeOf(module.structure));
    return module.at.section == space.section && module.at.area == space.area &&
           space.place >= module.at.place && space.place < module.at.place + size;
}

bool isBeside(const Table& table, const Panel& panel, std::size_t section) {
    return panel.beside.at(section) ||
           (panel.atCorner.at(section) && table.choices.second(Choice::CornerPanels));
}

bool mayBuild(const Table& table, const State& state, std::size_t seat, const Panel& panel) {
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        if (isBeside(table, panel, section) && ownsModuleIn(state, seat, section)) {
            return true;
        }
    }
    return false;
}

bool maySendTo(const Table& table, const State& state, std::size_t seat,
               const AstronautSlot& slot) {
    const bool bySection = table.choices.second(Choice::AstronautSlots);
    return std::ranges::any_of(state.modules, [&](const Module& module) {
        return module.seat == seat && std::ranges::any_of(slot.beside, [&](const SpaceId& space) {
                   return bySection ? module.at.section == space.section
                                    : covers(table.ship, module, space);
               });
    });
}

bool isFull(const Ship& ship, const std::vector<Module>& modules, std::size_t section) {
    std::size_t spaces = 0;
    for (const auto& area : ship.sections.at(section)) {
        spaces += area.size();
    }
    std::size_t covered = 0;
    for (const auto& module : modules) {
        covered += module.at.section == section
                       ? static_cast<std::size_t>(ship.sizeOf(module.structure))
                       : 0;
    }
    return covered == spaces;
}

int panelsMissing(const Table& table, const State& state, std::size_t section) {
    int missing = 0;
    for (std::size_t i = 0; i < table.ship.panels.size(); ++i) {
        missing += isBeside(table, table.ship.panels[i], section) && !state.panels[i] ? 1 : 0;
    }
    return missing;
}

bool isComplete(const Table& table, const State& state, std::size_t section) {
    return isFull(table.ship, state.modules, section) && panelsMissing(table, state, section) == 0;
}

} // namespace pocketmars::to_mars
