#include "engine/json/json_value.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/game_words.h"

#include <numeric>
#include <utility>

namespace pocketmars::to_mars {
namespace {

using engine::JsonArray;
using engine::JsonObject;
using engine::JsonValue;

JsonValue choicesToJson(const Choices& choices) {
    JsonObject object;
    for (std::size_t i = 0; i < kChoiceCount; ++i) {
        const auto& [field, answers] = kChoices.at(i);
        object.push_back({std::string(field),
                          JsonValue(answers.at(choices.second(static_cast<Choice>(i)) ? 1 : 0))});
    }
    return JsonValue(std::move(object));
}

JsonValue structuresToJson(const std::array<int, kStructureCount>& counts) {
    JsonObject object;
    for (const auto structure : kStructures) {
        object.push_back({std::string(name(structure)), JsonValue(counts[index(structure)])});
    }
    return JsonValue(std::move(object));
}

JsonValue projectsToJson(const std::bitset<kProjectCount>& projects) {
    JsonArray list;
    for (std::size_t i = 0; i < kProjectCount; ++i) {
        if (projects[i]) {
            list.emplace_back(name(static_cast<Project>(i)));
        }
    }
    return JsonValue(std::move(list));
}

/// Points of a source that nothing on the board tells of.
int earlierPoints(const State& state, std::size_t seat, Source source) {
    return std::accumulate(state.scored.begin(), state.scored.end(), 0,
                           [seat, source](int sum, const Scored& scored) {
                               const bool isOne = scored.seat == seat && scored.source == source &&
                                                  scored.about.empty();
                               return sum + (isOne ? scored.points : 0);
                           });
}

JsonValue scoredToJson(const State& state, std::size_t seat) {
    return JsonValue(JsonObject{
        {"astronauts", JsonValue(earlierPoints(state, seat, Source::Astronaut))},
        {"robotic_arm", JsonValue(earlierPoints(state, seat, Source::RoboticArm))},
        {"lunar_shuttle", JsonValue(earlierPoints(state, seat, Source::LunarShuttle))},
    });
}

JsonValue gainsToJson(const Gains& gains) {
    return JsonValue(JsonObject{{"credits", JsonValue(gains.credits)},
                                {"titanium", JsonValue(gains.titanium)},
                                {"rare_earth", JsonValue(gains.rareEarth)},
                                {"energy", JsonValue(gains.energy)},
                                {"reputation", JsonValue(gains.reputation)}});
}

JsonValue playersToJson(const State& state) {
    JsonArray list;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto& player = state.players[seat];
        list.emplace_back(JsonObject{{"name", JsonValue(player.name)},
                                     {"colour", JsonValue(player.colour)},
                                     {"tickets", JsonValue(player.tickets)},
                                     {"tokens", JsonValue(player.tokens)},
                                     {"main_board", structuresToJson(player.onMainBoard)},
                                     {"player_board", structuresToJson(player.onPlayerBoard)},
                                     {"projects", projectsToJson(player.projects)},
                                     {"used_this_round", projectsToJson(player.usedThisRound)},
                                     {"gains", gainsToJson(player.gains)},
                                     {"scored", scoredToJson(state, seat)},
                                     {"elsewhere", JsonValue(player.elsewhere)}});
    }
    return JsonValue(std::move(list));
}

JsonValue modulesToJson(const State& state) {
    JsonArray list;
    for (const auto& module : state.modules) {
        list.emplace_back(JsonObject{{"player", JsonValue(state.players[module.seat].name)},
                                     {"structure", JsonValue(name(module.structure))},
                                     {"at", JsonValue(toText(module.at))}});
    }
    return JsonValue(std::move(list));
}

JsonValue panelsToJson(const State& state, const Ship& ship) {
    JsonArray list;
    for (std::size_t i = 0; i < ship.panels.size(); ++i) {
        if (state.panels[i]) {
            list.emplace_back(ship.panels[i].id);
        }
    }
    return JsonValue(std::move(list));
}

JsonValue astronautsToJson(const State& state, const Ship& ship) {
    JsonArray list;
    for (std::size_t i = 0; i < ship.astronautSlots.size(); ++i) {
        if (const auto seat = state.astronauts.at(i)) {
            list.emplace_back(JsonObject{{"player", JsonValue(state.players[*seat].name)},
                                         {"slot", JsonValue(ship.astronautSlots[i].id)}});
        }
    }
    return JsonValue(std::move(list));
}

JsonValue goalsToJson(const State& state) {
    JsonArray list;
    for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
        for (const auto& seat : state.goals.at(goal)) {
            if (seat) {
                list.emplace_back(JsonObject{{"player", JsonValue(state.players[*seat].name)},
                                             {"goal", JsonValue(static_cast<int>(goal) + 1)}});
            }
        }
    }
    return JsonValue(std::move(list));
}

JsonValue stepsToJson(const Game& game) {
    JsonArray list;
    for (const auto& move : game.moves()) {
        list.emplace_back(toText(move, game.table().ship, game.start().players));
    }
    return JsonValue(std::move(list));
}

JsonValue linesToJson(const PlayerScore& player) {
    JsonArray list;
    for (const auto& line : player.lines) {
        list.emplace_back(JsonObject{{"for", JsonValue(name(line.source))},
                                     {"points", JsonValue(line.points)},
                                     {"reason", JsonValue(line.reason)}});
    }
    return JsonValue(std::move(list));
}

JsonValue sectionToJson(const SectionScore& section, std::size_t number, const State& state) {
    JsonArray ranking;
    for (const auto& own : section.ranking) {
        ranking.emplace_back(JsonObject{{"player", JsonValue(state.players[own.seat].name)},
                                        {"size", JsonValue(own.size)},
                                        {"points", JsonValue(own.points)}});
    }
    return JsonValue(JsonObject{{"section", JsonValue(sectionName(number))},
                                {"complete", JsonValue(section.isComplete())},
                                {"spaces_free", JsonValue(section.spacesFree)},
                                {"panels_missing", JsonValue(section.panelsMissing)},
                                {"ranking", JsonValue(std::move(ranking))},
                                {"reason", JsonValue(toWords(section, number, state.isOver))}});
}

} // namespace

std::string gameToJson(const Game& game) {
    const auto& start = game.start();
    const auto& ship = game.table().ship;
    JsonObject object{
        {"format", JsonValue(kGameFormat)},
        {"ship", shipToValue(ship)},
        {"choices", choicesToJson(game.table().choices)},
        {"players", playersToJson(start)},
        {"round", JsonValue(start.round)},
        {"modules", modulesToJson(start)},
        {"panels", panelsToJson(start, ship)},
        {"astronauts", astronautsToJson(start, ship)},
        {"goals", goalsToJson(start)},
        {"over", JsonValue(start.isOver)},
        {"moves", stepsToJson(game)},
    };
    return engine::toText(JsonValue(std::move(object)));
}

std::string scoreToJson(const Score& score, const State& state) {
    JsonArray players;
    for (std::size_t seat = 0; seat < score.players.size(); ++seat) {
        players.emplace_back(JsonObject{{"name", JsonValue(state.players[seat].name)},
                                        {"total", JsonValue(score.players[seat].total())},
                                        {"lines", linesToJson(score.players[seat])}});
    }
    JsonArray sections;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        sections.push_back(sectionToJson(score.sections.at(section), section, state));
    }
    JsonArray leaders;
    for (const auto seat : score.leaders()) {
        leaders.emplace_back(state.players[seat].name);
    }
    return engine::toText(JsonValue(JsonObject{
        {"format", JsonValue(kScoreFormat)},
        {"over", JsonValue(state.isOver)},
        {"players", JsonValue(std::move(players))},
        {"sections", JsonValue(std::move(sections))},
        {"leaders", JsonValue(std::move(leaders))},
    }));
}

std::string movesToJson(const std::vector<Move>& moves, const Table& table, const State& state) {
    JsonArray list;
    for (const auto& move : moves) {
        list.emplace_back(
            JsonObject{{"move", JsonValue(toText(move, table.ship, state.players))},
                       {"words", JsonValue(inWords(move, table.ship, state.players))}});
    }
    return engine::toText(JsonValue(
        JsonObject{{"format", JsonValue(kMovesFormat)}, {"moves", JsonValue(std::move(list))}}));
}

} // namespace pocketmars::to_mars
