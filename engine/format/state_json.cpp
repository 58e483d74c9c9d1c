#include "engine/format/state_json.h"

#include "engine/format/table_fields.h"
#include "engine/json/json_cursor.h"
#include "engine/json/json_value.h"
#include "engine/observation/complaints.h"
#include "engine/state/state_check.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

/// Far beyond any game: no rule bounds one, but nobody plays a million rounds.
constexpr int kMaxRound = 1'000'000;

constexpr std::string_view kAnySuit = "any";

constexpr std::array kLevels{Level::Android, Level::SuperDroid, Level::Cyborg};
constexpr std::array kPhases{Phase::Architect, Phase::Failure, Phase::Android, Phase::Turn,
                             Phase::Over};
constexpr std::array<std::string_view, 2> kC4Bottoms{"colonists", "cards"};
constexpr std::array<std::string_view, 2> kPolishTies{"two_star", "one_star"};

/// `G5_bottom`
std::string bottomKey(Suit suit, char value) {
    return std::string{letter(suit), value} + "_bottom";
}

// ---- reading ----

/// Absent fields keep the default.
Readings readingsFrom(const JsonCursor& value) {
    Readings readings;
    if (!value.exists()) {
        return readings;
    }
    value.requireObject();
    const auto readHeld = [&value](std::array<Suit, 4>& held, char card) {
        for (std::size_t i = 0; i < held.size(); ++i) {
            if (const auto field = value[bottomKey(kScoringSuits.at(i), card)]; field.exists()) {
                held.at(i) = suitFrom(field);
            }
        }
    };
    const auto readDiscarded = [](std::optional<Suit>& discarded, const JsonCursor& field) {
        if (field.isText(kAnySuit)) {
            discarded = std::nullopt;
        } else if (field.exists()) {
            discarded = suitFrom(field);
        }
    };
    readHeld(readings.heldFor5, '5');
    readHeld(readings.heldFor7, '7');
    readDiscarded(readings.discardedForC3, value["C3_bottom"]);
    readDiscarded(readings.discardedForA3, value["A3_bottom"]);
    if (const auto field = value["C4_bottom"]; field.exists()) {
        readings.c4Bottom = field.oneOf({kC4Bottoms[0], kC4Bottoms[1]}) == 0 ? C4Bottom::Colonists
                                                                             : C4Bottom::Cards;
    }
    if (const auto field = value["pl_tie"]; field.exists()) {
        readings.polishTie = field.oneOf({kPolishTies[0], kPolishTies[1]}) == 0
                                 ? PolishTie::TwoStar
                                 : PolishTie::OneStar;
    }
    return readings;
}

std::uint8_t countFrom(const JsonCursor& value) {
    return static_cast<std::uint8_t>(value.integer(0, kColonistsPerColour));
}

/// A game that is being read, and the first card that the box no longer holds. With such a card
/// some other one is wrong, and says more: it is looked for first.
struct Draft {
    NamedState game;
    std::optional<JsonError> oneTooMany;
};

JsonError oneTooMany(const JsonCursor& element, GameCard card, const State& state) {
    bool twice = false;
    for (const auto other : state.cards.all()) {
        twice = twice || (card.id() && other.id() == card.id());
    }
    //: What is wrong with a file; %1 a card, as in G5
    return {element.path(), twice ? phrase("Json", "%1 stands twice").with(card.toString())
                                  //: What is wrong with a file
                                  : std::string(phrase("Json", "more than 35 cards in all"))};
}

/// Reads the cards of one zone into a state; only on a stack may they lie face down.
void readCards(const JsonCursor& value, Zone zone, bool onStack, Draft& draft) {
    auto& cards = draft.game.state.cards;
    for (const auto& element : value.elements()) {
        const auto* text = element.textIf();
        const auto card = text != nullptr ? GameCard::parse(*text) : std::nullopt;
        if (!card || (card->isFaceDown() && !onStack)) {
            //: What must stand in a file; %1 words, %2 the last of them
            element.expected(
                phrase("Json", "a card such as %1 or %2")
                    .with(onStack ? R"("G5", "H0c", "~G5", "?", "?G")" : R"("G5", "H0c", "?")",
                          onStack ? R"("~?G")" : R"("?G")"));
        } else if (cards.total() < kCardCount) {
            cards.append(zone, *card);
        } else if (!draft.oneTooMany) {
            draft.oneTooMany = oneTooMany(element, *card, draft.game.state);
        }
    }
}

void readPlayer(const JsonCursor& value, std::size_t seat, Draft& draft) {
    auto& game = draft.game;
    value.requireObject();
    (void)value["role"].oneOf({name(roleOf(game.state, seat))});
    auto colour = value["colour"].text();
    if (colour.empty()) {
        value["colour"].expected(nameOfAColour());
    } else if (std::ranges::find(game.colours, colour) != game.colours.end()) {
        //: What is wrong with a file, behind the place of a colour
        value["colour"].refuse(phrase("Json", "is taken by another player"));
    }
    game.colours.push_back(std::move(colour));
    auto& player = game.state.players.at(seat);
    player.energy = static_cast<std::uint8_t>(value["energy"].integer(0, kMaxEnergy));
    player.earth = countFrom(value["earth"]);
    player.ship = countFrom(value["ship"]);
    readCards(value["hand"], Zone::hand(seat), false, draft);
    readCards(value["prep"], Zone::prep(seat), false, draft);
}

void readPlayers(const JsonCursor& value, Draft& draft) {
    auto& game = draft.game;
    const auto players = value.elements();
    const bool solo = game.state.mode == Mode::Solo;
    if (solo ? players.size() != 2 : players.size() < 2 || players.size() > kMaxPlayers) {
        value.refuse(wrongPlayerCount(game.state.mode, players.size()));
        return;
    }
    game.state.playerCount = static_cast<std::uint8_t>(players.size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        readPlayer(players[seat], seat, draft);
    }
}

/// @param space  PlayerState::oneStar or twoStar
void readSpace(const JsonCursor& value, std::array<std::uint8_t, 4> PlayerState::*space,
               std::size_t building, State& state) {
    const auto counts = value.elements();
    if (counts.size() != state.playerCount) {
        //: What is wrong with a file; %1 how many play (2 to 4), %2 a number
        value.refuse(phrase("Json", "expected %1 numbers, one a player, found %2")
                         .with(int{state.playerCount}, std::to_string(counts.size())));
        return;
    }
    for (std::size_t seat = 0; seat < counts.size(); ++seat) {
        (state.players.at(seat).*space).at(building) = countFrom(counts[seat]);
    }
}

void readBuildings(const JsonCursor& buildings, Draft& draft) {
    auto& state = draft.game.state;
    buildings.requireObject();
    for (const auto suit : kSuits) {
        const auto building = buildings[name(suit)];
        building.requireObject();
        readCards(building["stack"], Zone::stack(suit), true, draft);
        if (suit != Suit::Habitation) {
            readSpace(building["one_star"], &PlayerState::oneStar, index(suit), state);
            readSpace(building["two_star"], &PlayerState::twoStar, index(suit), state);
        }
    }
}

Draft draftFrom(const JsonCursor& root) {
    root.requireObject();
    // The format first: a file of another kind would complain of fields that it need not have.
    (void)root["format"].oneOf({kStateFormat});
    Draft draft;
    auto& state = draft.game.state;
    state.mode =
        root["mode"].oneOf({name(Mode::Solo), name(Mode::Versus)}) == 0 ? Mode::Solo : Mode::Versus;
    state.edition = root["edition"].oneOf({name(Edition::English), name(Edition::Polish)}) == 0
                        ? Edition::English
                        : Edition::Polish;
    if (state.mode == Mode::Solo) {
        state.level =
            kLevels.at(root["level"].oneOf({name(kLevels[0]), name(kLevels[1]), name(kLevels[2])}));
    }
    state.round = root["round"].integer(1, kMaxRound);
    state.phase =
        kPhases.at(root["phase"].oneOf({name(kPhases[0]), name(kPhases[1]), name(kPhases[2]),
                                        name(kPhases[3]), name(kPhases[4])}));
    readPlayers(root["players"], draft);
    state.toMove = static_cast<std::uint8_t>(root["to_move"].integer(0, state.playerCount - 1));
    readBuildings(root["buildings"], draft);
    readCards(root["deck"], Zone::deck(), false, draft);
    readCards(root["discard"], Zone::discard(), false, draft);
    state.readings = readingsFrom(root["readings"]);
    return draft;
}

// ---- writing ----

JsonValue cardsToJson(std::span<const GameCard> cards) {
    JsonArray array;
    for (const auto card : cards) {
        array.emplace_back(card.toString());
    }
    return JsonValue(std::move(array));
}

/// Only what differs from the default.
JsonObject readingsToJson(const Readings& readings) {
    const Readings usual;
    JsonObject object;
    const auto writeHeld = [&object](const std::array<Suit, 4>& held, char card) {
        for (std::size_t i = 0; i < held.size(); ++i) {
            if (held.at(i) != kScoringSuits.at(i)) {
                object.push_back(
                    {bottomKey(kScoringSuits.at(i), card), JsonValue(name(held.at(i)))});
            }
        }
    };
    const auto suitOrAny = [](const std::optional<Suit>& suit) {
        return JsonValue(suit ? name(*suit) : kAnySuit);
    };
    writeHeld(readings.heldFor5, '5');
    writeHeld(readings.heldFor7, '7');
    if (readings.discardedForC3 != usual.discardedForC3) {
        object.push_back({"C3_bottom", suitOrAny(readings.discardedForC3)});
    }
    if (readings.discardedForA3 != usual.discardedForA3) {
        object.push_back({"A3_bottom", suitOrAny(readings.discardedForA3)});
    }
    if (readings.c4Bottom != usual.c4Bottom) {
        object.push_back(
            {"C4_bottom", JsonValue(kC4Bottoms.at(static_cast<std::size_t>(readings.c4Bottom)))});
    }
    if (readings.polishTie != usual.polishTie) {
        object.push_back(
            {"pl_tie", JsonValue(kPolishTies.at(static_cast<std::size_t>(readings.polishTie)))});
    }
    return object;
}

JsonValue playerToJson(const NamedState& game, std::size_t seat) {
    const auto& player = game.state.players.at(seat);
    return JsonValue(JsonObject{
        {"role", JsonValue(name(roleOf(game.state, seat)))},
        {"colour", JsonValue(game.colours[seat])},
        {"energy", JsonValue(int{player.energy})},
        {"earth", JsonValue(int{player.earth})},
        {"ship", JsonValue(int{player.ship})},
        {"hand", cardsToJson(game.state.cards.in(Zone::hand(seat)))},
        {"prep", cardsToJson(game.state.cards.in(Zone::prep(seat)))},
    });
}

/// @param space  PlayerState::oneStar or twoStar
JsonValue spaceToJson(const State& state, std::array<std::uint8_t, 4> PlayerState::*space,
                      std::size_t building) {
    JsonArray counts;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        counts.emplace_back(int{(state.players.at(seat).*space).at(building)});
    }
    return JsonValue(std::move(counts));
}

JsonValue buildingsToJson(const State& state) {
    JsonObject buildings;
    for (const auto suit : kSuits) {
        JsonObject building{{"stack", cardsToJson(state.cards.in(Zone::stack(suit)))}};
        if (suit != Suit::Habitation) {
            building.push_back(
                {"one_star", spaceToJson(state, &PlayerState::oneStar, index(suit))});
            building.push_back(
                {"two_star", spaceToJson(state, &PlayerState::twoStar, index(suit))});
        }
        buildings.push_back({std::string(name(suit)), JsonValue(std::move(building))});
    }
    return JsonValue(std::move(buildings));
}

} // namespace

tl::expected<NamedState, JsonError> stateFromJson(std::string_view text) {
    return parseJson(text).and_then([](const JsonValue& tree) { return stateFromJson(tree); });
}

tl::expected<NamedState, JsonError> stateFromJson(const JsonValue& tree) {
    std::optional<JsonError> error;
    auto draft = draftFrom(JsonCursor(tree, error));
    if (!error) {
        error = firstInconsistency(draft.game.state);
    }
    if (!error) {
        error = draft.oneTooMany;
    }
    if (error) {
        return tl::unexpected(*error);
    }
    return std::move(draft.game);
}

std::string stateToJson(const NamedState& game) {
    const auto& state = game.state;
    JsonArray players;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        players.push_back(playerToJson(game, seat));
    }
    JsonObject object{
        {"format", JsonValue(kStateFormat)},
        {"mode", JsonValue(name(state.mode))},
        {"edition", JsonValue(name(state.edition))},
        {"round", JsonValue(std::int64_t{state.round})},
        {"phase", JsonValue(name(state.phase))},
        {"to_move", JsonValue(int{state.toMove})},
        {"players", JsonValue(std::move(players))},
        {"buildings", buildingsToJson(state)},
        {"deck", cardsToJson(state.cards.in(Zone::deck()))},
        {"discard", cardsToJson(state.cards.in(Zone::discard()))},
    };
    if (state.mode == Mode::Solo) {
        object.push_back({"level", JsonValue(name(state.level))});
    }
    if (auto readings = readingsToJson(state.readings); !readings.empty()) {
        object.push_back({"readings", JsonValue(std::move(readings))});
    }
    return toText(JsonValue(std::move(object)), JsonKeys::Sorted);
}

std::string canonicalLine(const NamedState& game) {
    auto sorted = game;
    sorted.state.cards.sortUnordered();
    return stateToJson(sorted);
}

} // namespace pocketmars::engine
