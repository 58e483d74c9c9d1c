#include "app/cli/output/mars_text.h"

#include "app/cli/output/text_table.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/placement.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

using namespace to_mars;

constexpr std::size_t kIndent = 2;

/// `1-3 Fabio's laboratory`, `4 free`: the spaces of an area, in their order.
std::string areaText(const Ship& ship, const State& state, std::size_t section, AreaName area) {
    const auto& spaces = ship.area(section, area);
    std::string text;
    for (std::size_t place = 0; place < spaces.size();) {
        const auto module = std::ranges::find_if(state.modules, [&](const Module& one) {
            return one.at == SpaceId{section, area, place};
        });
        const auto size = module == state.modules.end()
                              ? std::size_t{1}
                              : static_cast<std::size_t>(ship.sizeOf(module->structure));
        const auto last = std::min(place + size, spaces.size()) - 1;
        text += (text.empty() ? "" : " | ") + std::to_string(spaces[place].number);
        if (last > place) {
            text += "-" + std::to_string(spaces[last].number);
        }
        text += module == state.modules.end()
                    ? std::string(" .")
                    : " " + state.players[module->seat].name + " " + inWords(module->structure);
        place = last + 1;
    }
    return text;
}

std::string sectionsOf(const Table& table, const Panel& panel) {
    std::string text;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        text += isBeside(table, panel, section) ? sectionName(section) : "";
    }
    return text;
}

std::string playerText(const State& state, const Player& player, const std::size_t seat) {
    std::string text = "tickets " + std::to_string(player.tickets) + ", on the main board";
    for (const auto structure : kStructures) {
        text += " " + inWords(structure) + " " +
                std::to_string(player.onMainBoard[index(structure)]) + "/" +
                std::to_string(player.onMainBoard[index(structure)] +
                               player.onPlayerBoard[index(structure)]);
    }
    for (std::size_t i = 0; i < kProjectCount; ++i) {
        if (player.projects[i]) {
            text += ", " + inWords(static_cast<Project>(i));
        }
    }
    for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
        const auto& slots = state.goals.at(goal);
        if (std::ranges::find(slots, std::optional(seat)) != slots.end()) {
            text += ", goal " + std::to_string(goal + 1);
        }
    }
    return text;
}

} // namespace

void printShip(std::ostream& out, const Table& table, const State& state) {
    const auto& ship = table.ship;
    out << ship.name << (ship.isMadeUp ? " (made up: not a board that you can buy)" : "")
        << ", round " << state.round << '\n';
    TextTable rows({Align::Left, Align::Left, Align::Left});
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        for (const auto area : {AreaName::Upper, AreaName::Lower}) {
            rows.addRow({sectionName(section), std::string(name(area)),
                         areaText(ship, state, section, area)});
        }
    }
    for (std::size_t i = 0; i < ship.panels.size(); ++i) {
        rows.addRow({"panel", ship.panels[i].id,
                     std::string(state.panels[i] ? "built" : ".") + " (beside " +
                         sectionsOf(table, ship.panels[i]) + ")"});
    }
    for (std::size_t i = 0; i < ship.astronautSlots.size(); ++i) {
        const auto seat = state.astronauts.at(i);
        rows.addRow({"slot", ship.astronautSlots[i].id,
                     (seat ? state.players[*seat].name : std::string(".")) + " (" +
                         std::to_string(ship.astronautSlots[i].points) + " VP)"});
    }
    rows.print(out, kIndent);
    TextTable players({Align::Left, Align::Left});
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        players.addRow({std::to_string(seat + 1) + " " + state.players[seat].name,
                        playerText(state, state.players[seat], seat)});
    }
    players.print(out, kIndent);
}

void printMarsScore(std::ostream& out, const Table& table, const State& state) {
    const auto result = score(table, state);
    out << (state.isOver ? "Score\n" : "Score, if the game ended now\n");
    TextTable rows({Align::Left, Align::Right, Align::Left});
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto& player = result.players[seat];
        for (const auto& line : player.lines) {
            rows.addRow({toWords(line.source), std::to_string(line.points), line.reason});
        }
        rows.addRow({state.players[seat].name, std::to_string(player.total()), "in all"});
        rows.addRule();
    }
    rows.print(out, kIndent);
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        out << "  " << toWords(result.sections.at(section), section, state.isOver) << '\n';
    }
    std::string leaders;
    for (const auto seat : result.leaders()) {
        leaders += (leaders.empty() ? "" : ", ") + state.players[seat].name;
    }
    out << (state.isOver ? "Most points: " : "Ahead: ") << leaders << '\n';
}

} // namespace pocketmars::cli
