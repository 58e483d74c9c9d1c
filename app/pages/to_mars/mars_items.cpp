#include "app/pages/to_mars/mars_items.h"

#include "app/pages/to_mars/mars_values.h"
#include "app/session/to_mars/mars_history.h"
#include "app/support/player_colour.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/score.h"

#include <QStringList>

#include <algorithm>

namespace pocketmars::app {
namespace {

using namespace to_mars;

const Box& boxOf(const Ship& ship, const SpaceId& space) {
    return ship.area(space.section, space.area)[space.place].box;
}

/// What a player has had of the ship: projects, goals, gains.
QString possessionsOf(const State& state, std::size_t seat) {
    const auto& player = state.players[seat];
    QStringList list;
    for (std::size_t i = 0; i < kProjectCount; ++i) {
        if (player.projects[i]) {
            list << text(inWords(static_cast<Project>(i)));
        }
    }
    for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
        const auto& claims = state.goals.at(goal);
        if (std::ranges::find(claims, std::optional(seat)) != claims.end()) {
            list << text(inWords(goal));
        }
    }
    const auto& gains = player.gains;
    const std::array<std::pair<EffectKind, int>, 5> gained{
        {{EffectKind::Credits, gains.credits},
         {EffectKind::Titanium, gains.titanium},
         {EffectKind::RareEarth, gains.rareEarth},
         {EffectKind::Energy, gains.energy},
         {EffectKind::Reputation, gains.reputation}}};
    for (const auto& [kind, amount] : gained) {
        if (amount > 0) {
            list << text(inWords(Effect{kind, amount}));
        }
    }
    return listed(list);
}

/// What each player's things are drawn in, by seat.
std::vector<QColor> drawnColours(const State& state) {
    std::vector<QColor> colours;
    for (const auto& colour : session::coloursOf(state)) {
        colours.push_back(playerColour(nullptr, colour));
    }
    return colours;
}

} // namespace

std::vector<SpaceId> spacesOf(const Ship& ship) {
    std::vector<SpaceId> spaces;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        for (const auto area : {AreaName::Upper, AreaName::Lower}) {
            for (std::size_t place = 0; place < ship.area(section, area).size(); ++place) {
                spaces.push_back({section, area, place});
            }
        }
    }
    return spaces;
}

QList<MarsSpot> marsSpaces(const Game& game, const IsLit& isLit) {
    const auto& ship = game.table().ship;
    QList<MarsSpot> spots;
    const auto spaces = spacesOf(ship);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const auto& space = spaces[i];
        MarsSpot spot;
        spot.box = rect(boxOf(ship, space));
        spot.label = QString::number(ship.area(space.section, space.area)[space.place].number);
        spot.title = text(sectionName(space.section)) + QStringLiteral(" ") + spot.label;
        spot.lit = isLit(i);
        spots << spot;
    }
    return spots;
}

QList<MarsSpot> marsSections(const Game& game) {
    QList<MarsSpot> spots;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        const auto result = scoreSection(game.table(), game.state(), section);
        MarsSpot spot;
        for (const auto& area : game.table().ship.sections.at(section)) {
            for (const auto& space : area) {
                spot.box = spot.box.united(rect(space.box));
            }
        }
        spot.label = text(sectionName(section));
        spot.taken = result.isComplete();
        if (spot.taken) {
            spot.label += QStringLiteral(" ✓");
        }
        spot.title = text(toWords(result, section, game.state().isOver));
        spots << spot;
    }
    return spots;
}

QList<MarsSpot> marsPanels(const Game& game, const IsLit& isLit) {
    const auto& panels = game.table().ship.panels;
    QList<MarsSpot> spots;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        MarsSpot spot;
        spot.box = rect(panels[i].box);
        spot.label = text(panels[i].id);
        spot.taken = game.state().panels[i];
        //: Read out for a place on the ship; %1 its name
        spot.title = (spot.taken ? QObject::tr("Solar panel %1, built")
                                 //: Read out for a place on the ship; %1 its name
                                 : QObject::tr("Solar panel %1, not built"))
                         .arg(spot.label);
        spot.lit = isLit(i);
        spots << spot;
    }
    return spots;
}

QList<MarsSpot> marsSlots(const Game& game, const IsLit& isLit) {
    const auto& berths = game.table().ship.astronautSlots;
    const auto colours = drawnColours(game.state());
    QList<MarsSpot> spots;
    for (std::size_t i = 0; i < berths.size(); ++i) {
        MarsSpot spot;
        spot.box = rect(berths[i].box);
        spot.label = QString::number(berths[i].points);
        //: Read out for a place on the ship; %1 its name, %2 victory points
        spot.title = QObject::tr("Astronaut slot %1, %2 VP").arg(text(berths[i].id), spot.label);
        if (const auto seat = game.state().astronauts.at(i)) {
            spot.taken = true;
            spot.colour = colours[*seat];
            spot.title = told(spot.title, text(game.state().players[*seat].name));
        }
        spot.lit = isLit(i);
        spots << spot;
    }
    return spots;
}

QList<MarsModule> marsModules(const Game& game) {
    const auto& ship = game.table().ship;
    const auto colours = drawnColours(game.state());
    QList<MarsModule> modules;
    for (const auto& module : game.state().modules) {
        MarsModule shown;
        const auto size = static_cast<std::size_t>(ship.sizeOf(module.structure));
        for (std::size_t i = 0; i < size; ++i) {
            auto space = module.at;
            space.place += i;
            shown.box = shown.box.united(rect(boxOf(ship, space)));
        }
        shown.label = text(inWords(module.structure));
        shown.title = told(text(game.state().players[module.seat].name), shown.label);
        shown.colour = colours[module.seat];
        modules << shown;
    }
    return modules;
}

QList<MarsPlayer> marsPlayers(const Game& game) {
    const auto result = score(game.table(), game.state());
    const auto colours = drawnColours(game.state());
    QList<MarsPlayer> players;
    for (std::size_t seat = 0; seat < game.state().players.size(); ++seat) {
        const auto& player = game.state().players[seat];
        players << MarsPlayer{text(player.name), colours[seat],
                              player.tickets,    result.players[seat].total(),
                              player.elsewhere,  possessionsOf(game.state(), seat)};
    }
    return players;
}

QList<MarsLine> marsLines(const Game& game) {
    const auto result = score(game.table(), game.state());
    const auto colours = drawnColours(game.state());
    QList<MarsLine> lines;
    for (std::size_t seat = 0; seat < game.state().players.size(); ++seat) {
        const auto& player = game.state().players[seat];
        const auto& points = result.players[seat];
        lines << MarsLine{text(player.name), {}, points.total(), true, colours[seat]};
        for (const auto& line : points.lines) {
            lines << MarsLine{
                text(toWords(line.source)), text(line.reason), line.points, false, {}};
        }
    }
    return lines;
}

} // namespace pocketmars::app
