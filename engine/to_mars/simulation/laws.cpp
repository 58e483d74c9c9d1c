#include "engine/to_mars/simulation/laws.h"

#include "engine/to_mars/rules/score.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace pocketmars::to_mars {
namespace {

std::string lawOfSpaces(const Table& table, const State& state) {
    std::array<std::array<std::bitset<kMaxSpaces>, kAreaCount>, kSectionCount> taken;
    for (const auto& module : state.modules) {
        const auto size = static_cast<std::size_t>(table.ship.sizeOf(module.structure));
        const auto& area = table.ship.area(module.at.section, module.at.area);
        if (module.at.place + size > area.size()) {
            return "a module reaches out of its area";
        }
        auto& spaces = taken.at(module.at.section).at(static_cast<std::size_t>(module.at.area));
        for (std::size_t i = 0; i < size; ++i) {
            if (spaces[module.at.place + i]) {
                return "two modules lie in one space";
            }
            spaces.set(module.at.place + i);
        }
    }
    return {};
}

std::string lawOfPlayers(const Table& table, const State& state) {
    std::bitset<kProjectCount> projects;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto& player = state.players[seat];
        if ((projects & player.projects).any()) {
            return "two players have one project";
        }
        projects |= player.projects;
        if (player.tickets < 0) {
            return "a player has fewer than no tickets";
        }
        for (const auto structure : kStructures) {
            const auto onShip = std::ranges::count_if(state.modules, [&](const Module& module) {
                return module.seat == seat && module.structure == structure;
            });
            const int main = player.onMainBoard[index(structure)];
            const int own = player.onPlayerBoard[index(structure)];
            if (main < 0 || own < 0 ||
                main + own + onShip != table.ship.structures[index(structure)].each) {
                return "a structure came from nowhere, or is gone";
            }
        }
    }
    return {};
}

std::string lawOfGoals(const State& state) {
    for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
        const auto& slots = state.goals.at(goal);
        if (slots[1] && (!slots[0] || slots[0] == slots[1])) {
            return "a goal's second slot is claimed before the first, or by the same player";
        }
        if (slots[1] && openSlots(goal, state.players.size()) < 2) {
            return "a closed slot of a goal is claimed";
        }
    }
    return {};
}

/// Whether so many spaces from there on are free, space by space.
bool isFree(const RandomStep& step, const SpaceId& from, std::size_t size) {
    const auto& ship = step.table.ship;
    if (from.place + size > ship.area(from.section, from.area).size()) {
        return false;
    }
    for (const auto& module : step.before.modules) {
        const auto length = static_cast<std::size_t>(ship.sizeOf(module.structure));
        if (module.at.section == from.section && module.at.area == from.area &&
            module.at.place < from.place + size && from.place < module.at.place + length) {
            return false;
        }
    }
    return true;
}

/// Whether a place comes before another on the ship.
bool comesBefore(const Ship& ship, const SpaceId& one, const SpaceId& other) {
    const auto rank = [&ship](const SpaceId& space) {
        return std::pair(space.section, ship.area(space.section, space.area)[space.place].number);
    };
    return rank(one) < rank(other);
}

std::string lawOfPlace(const RandomStep& step) {
    const auto& ship = step.table.ship;
    const auto structure =
        step.taken.kind == MoveKind::Habitat ? Structure::Dome : step.taken.structure;
    const auto size = static_cast<std::size_t>(ship.sizeOf(structure));
    if (!isFree(step, step.taken.at, size)) {
        return "a module goes where it does not fit";
    }
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        for (const auto area : {AreaName::Upper, AreaName::Lower}) {
            for (std::size_t place = 0; place < ship.area(section, area).size(); ++place) {
                const SpaceId other{section, area, place};
                if (comesBefore(ship, other, step.taken.at) && isFree(step, other, size)) {
                    return "a module leaves out a place that comes first";
                }
            }
        }
    }
    return {};
}

std::string lawOfPanel(const RandomStep& step) {
    const auto& panel = step.table.ship.panels[step.taken.item];
    const bool corners = step.table.choices.second(Choice::CornerPanels);
    const bool owns = std::ranges::any_of(step.before.modules, [&](const Module& module) {
        return module.seat == step.taken.seat &&
               (panel.beside.at(module.at.section) ||
                (corners && panel.atCorner.at(module.at.section)));
    });
    return owns && !step.before.panels[step.taken.item] ? "" : "a panel is built without a right";
}

} // namespace

std::string brokenLaw(const Table& table, const State& state) {
    for (auto broken : {lawOfSpaces(table, state), lawOfPlayers(table, state), lawOfGoals(state)}) {
        if (!broken.empty()) {
            return broken;
        }
    }
    return {};
}

std::string brokenLaw(const RandomStep& step) {
    switch (step.taken.kind) {
    case MoveKind::BuildOnto:
    case MoveKind::Ship:
    case MoveKind::Habitat:
    case MoveKind::Launch:
        return lawOfPlace(step);
    case MoveKind::BuildPanel:
        return lawOfPanel(step);
    default:
        return {};
    }
}

std::string brokenScore(const Table& table, const State& state) {
    const auto result = score(table, state);
    int sections = 0;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        const auto& part = result.sections.at(section);
        std::set<std::size_t> owners;
        for (const auto& module : state.modules) {
            if (module.at.section == section) {
                owners.insert(module.seat);
            }
        }
        const int sum =
            std::accumulate(part.ranking.begin(), part.ranking.end(), 0,
                            [](int all, const Contribution& own) { return all + own.points; });
        const std::array<int, kMaxSeats + 1> due{0, 10, 16, 19, 19};
        if (sum != (part.isComplete() ? due.at(owners.size()) : 0)) {
            return "a section gives what it may not";
        }
        sections += sum;
    }
    int told = 0;
    int total = 0;
    for (const auto& player : result.players) {
        told += player.of(Source::Section);
        total += player.total();
    }
    const int atOnce = std::accumulate(state.scored.begin(), state.scored.end(), 0,
                                       [](int all, const Scored& one) { return all + one.points; });
    return told == sections && total == sections + atOnce ? "" : "points are lost or made up";
}

} // namespace pocketmars::to_mars
