#include "engine/to_mars/simulation/random_game.h"

#include "engine/to_mars/ship/ship_check.h"

#include <algorithm>

namespace pocketmars::to_mars {
namespace {

constexpr double kSpaceMm = 20.0;
constexpr double kSectionMm = 200.0;

int between(engine::Random& random, int least, int most) {
    const int count = most - least + 1;
    return least + static_cast<int>(random.below(static_cast<std::size_t>(count)));
}

Area randomArea(engine::Random& random, double x, double y, int& number) {
    Area area(random.below(7));
    for (std::size_t place = 0; place < area.size(); ++place) {
        number += between(random, 0, 2); // printed numbers may repeat, and leave gaps
        area[place] = {number, {x + kSpaceMm * static_cast<double>(place), y, kSpaceMm, kSpaceMm}};
    }
    return area;
}

Box randomBox(engine::Random& random, const Ship& ship) {
    const auto along = random.below(static_cast<std::size_t>(ship.widthMm - 60));
    return {static_cast<double>(along), random.below(2) == 0 ? 0.0 : 100.0,
            static_cast<double>(between(random, 15, 60)), 30.0};
}

/// A ship that nobody has seen, with areas of any length, panels and slots anywhere.
Ship randomShip(engine::Random& random) {
    Ship ship;
    ship.name = "random";
    ship.isMadeUp = true;
    ship.widthMm = 3 * kSectionMm;
    ship.heightMm = 130.0;
    for (const auto structure : kStructures) {
        ship.structures[index(structure)] = {between(random, 1, 4), between(random, 0, 8)};
    }
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        const double x = kSectionMm * static_cast<double>(section);
        int number = 1;
        auto& areas = ship.sections.at(section);
        areas[0] = randomArea(random, x, 32.0, number);
        number = random.below(2) == 0 ? 1 : number + 1;
        areas[1] = randomArea(random, x, 72.0, number);
        if (areas[0].empty() && areas[1].empty()) {
            areas[0].push_back({1, {x, 32.0, kSpaceMm, kSpaceMm}});
        }
    }
    for (int i = between(random, 0, 8); i > 0; --i) {
        ship.panels.push_back({std::to_string(i), {}, {}, randomBox(random, ship)});
    }
    for (int i = between(random, 0, 8); i > 0; --i) {
        ship.astronautSlots.push_back(
            {std::to_string(i), between(random, 0, 5), {}, randomBox(random, ship)});
    }
    guessNeighbours(ship, 10.0);
    std::erase_if(ship.panels, [](const Panel& panel) {
        return std::ranges::find(panel.beside, true) == panel.beside.end();
    });
    std::erase_if(ship.astronautSlots,
                  [](const AstronautSlot& slot) { return slot.beside.empty(); });
    return ship;
}

/// Rounds and ends come rarely; of the other kinds each as often, so that no long list drowns them.
Move randomMove(engine::Random& random, const std::vector<Move>& offered) {
    const auto isRare = [](MoveKind kind) {
        return kind == MoveKind::End || kind == MoveKind::NextRound || kind == MoveKind::Goal;
    };
    const auto kind = offered[random.below(offered.size())].kind;
    std::vector<Move> some;
    std::ranges::copy_if(offered, std::back_inserter(some),
                         [kind](const Move& move) { return move.kind == kind; });
    const auto& move = some[random.below(some.size())];
    return isRare(kind) && random.below(4) != 0 ? offered[random.below(offered.size())] : move;
}

} // namespace

Table randomTable(engine::Random& random, const Ship& madeUp) {
    Table table{random.below(2) == 0 ? madeUp : randomShip(random), {}};
    for (std::size_t i = 0; i < kChoiceCount; ++i) {
        table.choices.set(static_cast<Choice>(i), random.below(2) == 1);
    }
    return table;
}

State playRandomly(const Table& table, engine::Random& random, std::size_t steps,
                   const std::function<void(const RandomStep&)>& onStep) {
    std::vector<Player> players(1 + random.below(kMaxSeats));
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        players[seat].name = std::string(1, static_cast<char>('P' + seat));
    }
    auto state = startOf(table.ship, std::move(players));
    for (std::size_t step = 0; !state.isOver; ++step) {
        const auto offered = legalMoves(table, state);
        const bool isTime = step >= steps && state.pending.empty();
        const auto move = isTime ? Move{.kind = MoveKind::End} : randomMove(random, offered);
        onStep({table, state, offered, move});
        apply(table, state, move);
    }
    return state;
}

} // namespace pocketmars::to_mars
