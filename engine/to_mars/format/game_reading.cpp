#include "engine/json/json_cursor.h"
#include "engine/json/json_value.h"
#include "engine/support/phrase.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/placement.h"

#include <algorithm>
#include <utility>

namespace pocketmars::to_mars {
namespace {

using engine::JsonCursor;
using engine::phrase;

constexpr int kMaxCount = 99;
constexpr int kMaxPoints = 999;
constexpr int kMaxRound = 99;
constexpr std::size_t kMaxMoves = 20000;

/// A number that may be left out.
int countOr(const JsonCursor& value, int otherwise, int max = kMaxCount) {
    return value.exists() ? value.integer(0, max) : otherwise;
}

std::size_t placeOf(const auto& items, const JsonCursor& value, const std::string& what) {
    const auto* id = value.textIf();
    for (std::size_t i = 0; id != nullptr && i < items.size(); ++i) {
        if (items[i].id == *id) {
            return i;
        }
    }
    value.expected(what);
    return items.size();
}

Choices choicesFrom(const JsonCursor& value) {
    Choices choices;
    if (!value.exists()) {
        return choices;
    }
    value.requireObject();
    for (std::size_t i = 0; i < kChoiceCount; ++i) {
        const auto& [field, answers] = kChoices.at(i);
        if (const auto answer = value[field]; answer.exists()) {
            choices.set(static_cast<Choice>(i), answer.oneOf({answers[0], answers[1]}) == 1);
        }
    }
    return choices;
}

std::array<int, kStructureCount> structuresFrom(const JsonCursor& value,
                                                std::array<int, kStructureCount> otherwise) {
    if (!value.exists()) {
        return otherwise;
    }
    value.requireObject();
    for (const auto structure : kStructures) {
        auto& count = otherwise[index(structure)];
        count = countOr(value[name(structure)], 0);
    }
    return otherwise;
}

Player playerFrom(const JsonCursor& value, const Ship& ship) {
    value.requireObject();
    Player player;
    player.name = value["name"].text();
    if (!isPlayersName(player.name)) {
        //: What must stand in a file
        value["name"].expected(phrase("ToMars", "a short name without a colon"));
    }
    if (const auto colour = value["colour"]; colour.exists()) {
        player.colour = colour.text();
    }
    player.tickets = countOr(value["tickets"], 0);
    player.tokens = countOr(value["tokens"], 0, kTokenCount);
    player.elsewhere = countOr(value["elsewhere"], 0, kMaxPoints);
    player.onMainBoard = structuresFrom(value["main_board"], {});
    std::array<int, kStructureCount> all{};
    for (const auto structure : kStructures) {
        all[index(structure)] = ship.structures[index(structure)].each;
    }
    player.onPlayerBoard = structuresFrom(value["player_board"], all);
    return player;
}

/// What a player has and has used of the projects.
std::bitset<kProjectCount> projectsFrom(const JsonCursor& value) {
    std::bitset<kProjectCount> projects;
    if (!value.exists()) {
        return projects;
    }
    for (const auto& element : value.elements()) {
        const auto* text = element.textIf();
        if (const auto project = text != nullptr ? projectFromText(*text) : std::nullopt) {
            projects.set(static_cast<std::size_t>(*project));
        } else {
            //: What must stand in a file
            element.expected(phrase("ToMars", "a project such as \"robotic_arm\""));
        }
    }
    return projects;
}

Gains gainsFrom(const JsonCursor& value) {
    if (!value.exists()) {
        return {};
    }
    value.requireObject();
    return {countOr(value["credits"], 0, kMaxPoints), countOr(value["titanium"], 0, kMaxPoints),
            countOr(value["rare_earth"], 0, kMaxPoints), countOr(value["energy"], 0, kMaxPoints),
            countOr(value["reputation"], 0, kMaxPoints)};
}

/// Reads a position into a state, and complains of what no game can come to.
class PositionReader {
public:
    PositionReader(const JsonCursor& root, const Table& table) : m_root(root), m_table(&table) {}

    State read() {
        readPlayers();
        if (m_state.players.empty()) {
            return {};
        }
        m_state.round = m_root["round"].exists() ? m_root["round"].integer(1, kMaxRound) : 1;
        eachOf("modules", [this](const JsonCursor& value) { readModule(value); });
        eachOf("panels", [this](const JsonCursor& value) { readPanel(value); });
        eachOf("astronauts", [this](const JsonCursor& value) { readAstronaut(value); });
        eachOf("goals", [this](const JsonCursor& value) { readGoal(value); });
        return std::move(m_state);
    }

private:
    template <class Read> void eachOf(std::string_view field, Read read) {
        if (const auto list = m_root[field]; list.exists()) {
            for (const auto& element : list.elements()) {
                read(element);
            }
        }
    }

    void readPlayers() {
        const auto players = m_root["players"].elements();
        if (players.empty() || players.size() > kMaxSeats) {
            //: What must stand in a file
            m_root["players"].expected(phrase("ToMars", "1 to 4 players"));
            return;
        }
        std::bitset<kProjectCount> taken;
        for (const auto& value : players) {
            auto player = playerFrom(value, m_table->ship);
            player.projects = projectsFrom(value["projects"]);
            player.usedThisRound = projectsFrom(value["used_this_round"]);
            player.gains = gainsFrom(value["gains"]);
            if ((taken & player.projects).any()) {
                //: What is wrong with a file
                value["projects"].refuse(phrase("ToMars", "names a project of another player"));
            }
            if (std::ranges::find(m_state.players, player.name, &Player::name) !=
                m_state.players.end()) {
                //: What is wrong with a file
                value["name"].refuse(phrase("ToMars", "is another player's name"));
            }
            taken |= player.projects;
            m_state.tokens += player.tokens;
            readScored(value["scored"], m_state.players.size());
            m_state.players.push_back(std::move(player));
        }
        if (m_state.tokens > kTokenCount && !m_table->choices.second(Choice::Tokens)) {
            //: What is wrong with a file
            m_root["players"].refuse(phrase("ToMars", "have more than five tokens in all"));
        }
        m_state.tokens = std::min(m_state.tokens, kTokenCount);
    }

    /// Points that nothing on the board tells of any more.
    void readScored(const JsonCursor& value, std::size_t seat) {
        if (!value.exists()) {
            return;
        }
        value.requireObject();
        constexpr std::array<std::pair<std::string_view, Source>, 3> kFields{
            {{"astronauts", Source::Astronaut},
             {"robotic_arm", Source::RoboticArm},
             {"lunar_shuttle", Source::LunarShuttle}}};
        for (const auto& [field, source] : kFields) {
            if (const int points = countOr(value[field], 0, kMaxPoints); points > 0) {
                m_state.scored.push_back({seat, source, points, {}});
            }
        }
    }

    [[nodiscard]] std::size_t seatFrom(const JsonCursor& value) const {
        const auto* name = value.textIf();
        const auto player = name == nullptr
                                ? m_state.players.end()
                                : std::ranges::find(m_state.players, *name, &Player::name);
        if (player == m_state.players.end()) {
            //: What must stand in a file
            value.expected(phrase("ToMars", "the name of a player"));
            return 0;
        }
        return static_cast<std::size_t>(player - m_state.players.begin());
    }

    void readModule(const JsonCursor& value) {
        value.requireObject();
        Module module{seatFrom(value["player"]),
                      kStructures.at(value["structure"].oneOf({"dome", "workshop", "laboratory"})),
                      {}};
        const auto places = placesFor(m_table->ship, m_state.modules, module.structure);
        if (places.empty()) {
            //: What is wrong with a file: of a module on the ship
            value.refuse(phrase("ToMars", "there is no room left for it"));
            return;
        }
        module.at = places.front();
        if (const auto at = value["at"]; at.exists()) {
            const auto* text = at.textIf();
            const auto place = text != nullptr ? spaceFromText(*text) : std::nullopt;
            if (!place || std::ranges::find(places, *place) == places.end()) {
                //: What must stand in a file; %1 a place on the ship
                at.expected(phrase("ToMars", "\"%1\", the lowest number furthest left that fits")
                                .with(toText(places.front())));
                return;
            }
            module.at = *place;
        }
        m_state.modules.push_back(module);
    }

    void readPanel(const JsonCursor& value) {
        //: What must stand in a file
        const auto panel = placeOf(m_table->ship.panels, value,
                                   phrase("ToMars", "the id of a solar panel of the ship"));
        if (panel >= m_table->ship.panels.size()) {
            return;
        }
        const auto mayStand = [this, panel] {
            for (std::size_t seat = 0; seat < m_state.players.size(); ++seat) {
                if (mayBuild(*m_table, m_state, seat, m_table->ship.panels[panel])) {
                    return true;
                }
            }
            return false;
        };
        if (m_state.panels[panel]) {
            //: What is wrong with a file: of a solar panel
            value.refuse(phrase("ToMars", "stands already"));
        } else if (!mayStand()) {
            //: What is wrong with a file: of a solar panel
            value.refuse(phrase("ToMars", "has no module in a section beside it"));
        }
        m_state.panels.set(panel);
    }

    void readAstronaut(const JsonCursor& value) {
        value.requireObject();
        const auto seat = seatFrom(value["player"]);
        const auto& slots = m_table->ship.astronautSlots;
        //: What must stand in a file
        const auto slot = placeOf(slots, value["slot"],
                                  phrase("ToMars", "the id of an astronauts' slot of the ship"));
        if (slot >= slots.size()) {
            return;
        }
        if (m_state.astronauts.at(slot)) {
            //: What is wrong with a file: of a slot for an astronaut
            value["slot"].refuse(phrase("ToMars", "is taken already"));
            return;
        }
        if (!maySendTo(*m_table, m_state, seat, slots[slot])) {
            //: What is wrong with a file: of a slot for an astronaut
            value["slot"].refuse(phrase("ToMars", "has no module of the player beside it"));
        }
        m_state.astronauts.at(slot) = seat;
        m_state.scored.push_back({seat, Source::Astronaut, slots[slot].points, slots[slot].id});
    }

    /// The first to claim a goal stands first.
    void readGoal(const JsonCursor& value) {
        value.requireObject();
        const auto seat = seatFrom(value["player"]);
        const auto number = value["goal"].integer(1, static_cast<int>(kGoalCount));
        const auto goal = static_cast<std::size_t>(number - 1);
        const Move claim{.kind = MoveKind::Goal, .seat = seat, .item = goal};
        if (const auto refusal = whyNot(*m_table, m_state, claim)) {
            value.refuse(toWords(*refusal, *m_table, m_state, claim));
            return;
        }
        (void)apply(*m_table, m_state, claim);
    }

    JsonCursor m_root;
    const Table* m_table;
    State m_state;
};

void playMoves(const JsonCursor& root, Game& game, const std::optional<engine::JsonError>& error) {
    const auto moves = root["moves"];
    if (!moves.exists() || error) {
        return;
    }
    for (const auto& element : moves.elements(kMaxMoves)) {
        const auto move = moveFromText(element.text(), game.table().ship, game.state().players);
        if (!move) {
            element.refuse(move.error());
            return;
        }
        if (const auto played = game.play(*move); !played) {
            element.refuse(played.error());
            return;
        }
    }
}

} // namespace

tl::expected<Game, engine::JsonError> gameFromJson(std::string_view text) {
    const auto tree = engine::parseJson(text);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    std::optional<engine::JsonError> error;
    const JsonCursor root(*tree, error);
    root.requireObject();
    (void)root["format"].oneOf({kGameFormat});
    Table table{root["ship"].exists() ? shipFrom(root["ship"]) : madeUpShip(),
                choicesFrom(root["choices"])};
    if (error) {
        return tl::unexpected(*std::move(error));
    }
    auto start = PositionReader(root, table).read();
    start.isOver = root["over"].exists() && root["over"].boolean();
    if (error) {
        return tl::unexpected(*std::move(error));
    }
    Game game(std::move(table), std::move(start));
    playMoves(root, game, error);
    if (error) {
        return tl::unexpected(*std::move(error));
    }
    return game;
}

} // namespace pocketmars::to_mars
