#include "engine/format/state_json.h"

#include "engine/state/state_check.h"
#include "tests/engine/arbitrary_state.h"
#include "tests/engine/example_state.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

namespace pocketmars::engine {
namespace {

NamedState readState(const std::string& text) {
    const auto game = stateFromJson(text);
    EXPECT_TRUE(game.has_value()) << game.error().toString();
    return game.value_or(NamedState());
}

std::string stateErrorOf(const std::string& text) {
    const auto game = stateFromJson(text);
    return game ? "none" : game.error().toString();
}

std::string errorAfter(const std::string& from, const std::string& to) {
    return stateErrorOf(replaced(kExampleState, from, to));
}

std::string versusErrorAfter(const std::string& from, const std::string& to) {
    return stateErrorOf(replaced(kExampleVersus, from, to));
}

std::vector<std::string> textsIn(const NamedState& game, Zone zone) {
    std::vector<std::string> texts;
    for (const auto card : game.state.cards.in(zone)) {
        texts.push_back(card.toString());
    }
    return texts;
}

using Texts = std::vector<std::string>;

TEST(StateJson, ReadsTheFormatsExample) {
    const auto game = readState(kExampleState);
    const auto& state = game.state;
    EXPECT_EQ(state.mode, Mode::Solo);
    EXPECT_EQ(state.edition, Edition::English);
    EXPECT_EQ(state.level, Level::Android);
    EXPECT_EQ(state.round, 3);
    EXPECT_EQ(state.phase, Phase::Architect);
    EXPECT_EQ(state.toMove, 0);
    EXPECT_EQ(state.playerCount, 2);
    EXPECT_EQ(game.colours, (Texts{"red", "blue"}));
    EXPECT_EQ(state.players[0], (PlayerState{1, 5, 1, {1, 0, 0, 0}, {0, 0, 0, 0}}));
    EXPECT_EQ(state.players[1], (PlayerState{1, 1, 5, {0, 0, 0, 0}, {1, 0, 0, 0}}));
    EXPECT_EQ(textsIn(game, Zone::hand(0)), (Texts{"G1", "A7"}));
    EXPECT_EQ(textsIn(game, Zone::prep(0)), (Texts{"H0c", "E5"}));
    EXPECT_EQ(textsIn(game, Zone::hand(1)), Texts{});
    EXPECT_EQ(textsIn(game, Zone::prep(1)), (Texts{"C3", "E1"}));
    EXPECT_EQ(textsIn(game, Zone::stack(Suit::Greenhouse)), (Texts{"G5", "~G2"}));
    EXPECT_EQ(textsIn(game, Zone::stack(Suit::Habitation)), Texts{"H0a"});
    EXPECT_EQ(textsIn(game, Zone::deck()), (Texts{"E3", "A1"}));
    EXPECT_EQ(textsIn(game, Zone::discard()), Texts{"C7"});
    EXPECT_EQ(state.readings, Readings());
}

TEST(StateJson, ReadsVersusWithUnknownCards) {
    const auto game = readState(kExampleVersus);
    EXPECT_EQ(game.state.edition, Edition::Polish);
    EXPECT_EQ(game.state.toMove, 2);
    EXPECT_EQ(game.colours[2], "light green");
    EXPECT_EQ(textsIn(game, Zone::prep(2)), (Texts{"?H", "?"}));
    EXPECT_EQ(textsIn(game, Zone::stack(Suit::Greenhouse)), (Texts{"~?", "?"}));
    EXPECT_EQ(textsIn(game, Zone::stack(Suit::EnergyBank)), Texts{"~?E"});
}

TEST(StateJson, WritesTheCanonicalLine) {
    EXPECT_EQ(canonicalLine(readState(kExampleState)),
              R"({"buildings":{"aqualab":{"one_star":[0,0],"stack":[],"two_star":[0,0]},)"
              R"("comms_center":{"one_star":[0,0],"stack":[],"two_star":[0,0]},)"
              R"("energy_bank":{"one_star":[0,0],"stack":[],"two_star":[0,0]},)"
              R"("greenhouse":{"one_star":[1,0],"stack":["G5","~G2"],"two_star":[0,1]},)"
              R"("habitation":{"stack":["H0a"]}},"deck":["E3","A1"],"discard":["C7"],)"
              R"("edition":"en","format":"pocketmars.state/1","level":"android","mode":"solo",)"
              R"("phase":"architect","players":[{"colour":"red","earth":5,"energy":1,)"
              R"("hand":["A7","G1"],"prep":["E5","H0c"],"role":"human","ship":1},)"
              R"({"colour":"blue","earth":1,"energy":1,"hand":[],"prep":["C3","E1"],)"
              R"("role":"da","ship":5}],"round":3,"to_move":0})");
}

TEST(StateJson, KeepsTheDiscardPileInOrderUnlessCanonical) {
    const auto game = readState(replaced(kExampleState, R"(["C7"])", R"(["C7","A2","?","G7"])"));
    EXPECT_NE(stateToJson(game).find(R"("discard":["C7","A2","?","G7"])"), std::string::npos);
    EXPECT_NE(canonicalLine(game).find(R"("discard":["?","A2","C7","G7"])"), std::string::npos);
}

TEST(StateJson, VersusHasNoLevel) {
    EXPECT_EQ(stateToJson(readState(kExampleVersus)).find("level"), std::string::npos);
    EXPECT_EQ(readState(replaced(kExampleVersus, R"("round")", R"("level": "cyborg", "round")")),
              readState(kExampleVersus));
}

TEST(StateJson, ReadsAndWritesReadingsThatDifferFromTheDefault) {
    const auto with = [](const std::string& readings) {
        return replaced(kExampleState, R"("deck")", R"("readings": )" + readings + R"(, "deck")");
    };
    const auto game =
        readState(with(R"({"G5_bottom": "aqualab", "E7_bottom": "habitation", "C3_bottom": "any",
                      "A3_bottom": "greenhouse", "C4_bottom": "cards", "pl_tie": "one_star"})"));
    Readings expected;
    expected.heldFor5[0] = Suit::Aqualab;
    expected.heldFor7[1] = Suit::Habitation;
    expected.discardedForC3 = std::nullopt;
    expected.discardedForA3 = Suit::Greenhouse;
    expected.c4Bottom = C4Bottom::Cards;
    expected.polishTie = PolishTie::OneStar;
    EXPECT_EQ(game.state.readings, expected);
    EXPECT_NE(stateToJson(game).find(
                  R"("readings":{"A3_bottom":"greenhouse","C3_bottom":"any","C4_bottom":"cards",)"
                  R"("E7_bottom":"habitation","G5_bottom":"aqualab","pl_tie":"one_star"})"),
              std::string::npos);

    const auto usual = readState(with(R"({"G5_bottom": "greenhouse", "C3_bottom": "comms_center",
                                     "C4_bottom": "colonists", "pl_tie": "two_star"})"));
    EXPECT_EQ(usual, readState(kExampleState));
    EXPECT_EQ(stateToJson(usual).find("readings"), std::string::npos);

    EXPECT_EQ(stateErrorOf(with(R"({"G5_bottom": "any"})")),
              R"(readings.G5_bottom: expected "greenhouse", "energy_bank", "comms_center", )"
              R"("aqualab" or "habitation", found "any")");
    EXPECT_EQ(stateErrorOf(with(R"({"pl_tie": 2})")),
              R"(readings.pl_tie: expected "two_star" or "one_star", found 2)");
    EXPECT_EQ(stateErrorOf(with(R"({"C4_bottom": "swap"})")),
              R"(readings.C4_bottom: expected "colonists" or "cards", found "swap")");
    EXPECT_EQ(stateErrorOf(with("[]")), "readings: expected an object, found a list");
}

TEST(StateJson, IgnoresFieldsThatItDoesNotKnow) {
    const auto text =
        replaced(kExampleState, R"("mode")", R"("note": {"by": ["a", 1.5, null]}, "mode")");
    EXPECT_EQ(readState(replaced(text, R"("energy": 1)", R"("points": "x", "energy": 1)")),
              readState(kExampleState));
}

// ---- invalid states, in the order of the format's list ----

TEST(InvalidState, ACardTwice) {
    EXPECT_EQ(errorAfter(R"(["C7"])", R"(["G5"])"),
              "discard.0: G5 lies in buildings.greenhouse.stack.0 already");
    EXPECT_EQ(errorAfter(R"("G1", "A7")", R"("G1", "G1")"),
              "players.0.hand.1: G1 lies in players.0.hand.0 already");
    EXPECT_EQ(errorAfter(R"("E3", "A1")", R"("E3", "G2")"),
              "deck.1: G2 lies in buildings.greenhouse.stack.1 already");
}

TEST(InvalidState, MoreCardsThanTheBoxHolds) {
    std::string eight = R"(["?G")";
    for (int i = 0; i < 7; ++i) {
        eight += R"(, "?G")";
    }
    EXPECT_EQ(errorAfter(R"(["E3", "A1"])", eight + "]"),
              "deck.4: more than 7 cards of greenhouse"); // G1, G5 and ~G2 lie elsewhere
    std::string many = R"(["?")";
    for (int i = 0; i < 99; ++i) {
        many += R"(, "?")";
    }
    EXPECT_EQ(errorAfter(R"(["E3", "A1"])", many + "]"), "deck.26: more than 35 cards in all");
    EXPECT_EQ(errorAfter(R"(["H0a"])", R"(["?","?","?","?","?","?","?"])"),
              "buildings.habitation.stack.6: more than 7 cards of habitation"); // with H0c in prep
}

TEST(InvalidState, OneCardTooManyIsNotTheOneToBlame) {
    // The 35 but for what the example's other zones hold.
    const std::string rest = R"("G3","G4","G6","G7","E2","E4","E6","E7","C1","C2","C4","C5",
        "C6","A2","A3","A4","A5","A6","H0b","H0d","H0e","H0f","H0g")";
    const auto whole = replaced(kExampleState, R"("E3", "A1")", R"("E3","A1",)" + rest);
    EXPECT_EQ(stateErrorOf(whole), "none");
    EXPECT_EQ(stateErrorOf(replaced(whole, R"("G5", "~G2")", R"("G5", "A2", "~G2")")),
              "buildings.greenhouse.stack.1: A2 is no card of greenhouse");
    EXPECT_EQ(stateErrorOf(replaced(whole, R"("G1", "A7")", R"("G1", "A7", "G5")")),
              "buildings.greenhouse.stack.0: G5 lies in players.0.hand.2 already");
    EXPECT_EQ(stateErrorOf(replaced(whole, R"(["C7"])", R"(["C7", "A2"])")),
              "discard.1: A2 stands twice");
}

TEST(InvalidState, ACardOnAnotherSuitsStack) {
    EXPECT_EQ(errorAfter(R"("G5", "~G2")", R"("G5", "A2")"),
              "buildings.greenhouse.stack.1: A2 is no card of greenhouse");
    EXPECT_EQ(errorAfter(R"("G5", "~G2")", R"("G5", "~?E")"),
              "buildings.greenhouse.stack.1: ~?E is no card of greenhouse");
    EXPECT_EQ(errorAfter(R"(["H0a"])", R"(["C6"])"),
              "buildings.habitation.stack.0: C6 is no card of habitation");
}

TEST(InvalidState, AColourWithoutExactlySevenColonists) {
    EXPECT_EQ(errorAfter(R"("earth": 5)", R"("earth": 6)"),
              "players.0: 8 colonists in all (earth 6, ship 1, in buildings 1), expected 7 of a "
              "colour");
    EXPECT_EQ(errorAfter(R"("ship": 5)", R"("ship": 4)"),
              "players.1: 6 colonists in all (earth 1, ship 4, in buildings 1), expected 7 of a "
              "colour");
    EXPECT_EQ(errorAfter(R"("earth": 5)", R"("earth": 8)"),
              "players.0.earth: expected a number from 0 to 7, found 8");
}

TEST(InvalidState, MoreColonistsOnTwoStarThanItHolds) {
    EXPECT_EQ(stateErrorOf(replaced(replaced(kExampleState, R"("earth": 5)", R"("earth": 4)"),
                                    R"("two_star": [0, 1])", R"("two_star": [1, 1])")),
              "buildings.greenhouse.two_star: expected at most 1 colonist with 2 players, found 2");
    EXPECT_EQ(
        stateErrorOf(replaced(replaced(kExampleVersus, R"("earth": 7)", R"("earth": 6)"),
                              R"("two_star": [0, 1, 1])", R"("two_star": [1, 1, 1])")),
        "buildings.greenhouse.two_star: expected at most 2 colonists with 3 players, found 3");
}

TEST(InvalidState, EnergyOutsideItsTrack) {
    EXPECT_EQ(errorAfter(R"("energy": 1)", R"("energy": 8)"),
              "players.0.energy: expected a number from 0 to 7, found 8");
    EXPECT_EQ(errorAfter(R"("energy": 1)", R"("energy": -1)"),
              "players.0.energy: expected a number from 0 to 7, found -1");
}

TEST(InvalidState, ToMoveOutOfRange) {
    EXPECT_EQ(errorAfter(R"("to_move": 0)", R"("to_move": 2)"),
              "to_move: expected a number from 0 to 1, found 2");
    EXPECT_EQ(versusErrorAfter(R"("to_move": 2)", R"("to_move": 3)"),
              "to_move: expected a number from 0 to 2, found 3");
    EXPECT_EQ(errorAfter(R"("to_move": 0)", R"("to_move": -1)"),
              "to_move: expected a number from 0 to 1, found -1");
}

TEST(InvalidState, APhaseThatTheModeDoesNotHave) {
    EXPECT_EQ(
        errorAfter(R"("architect")", R"("turn")"),
        R"(phase: expected "architect", "failure", "android" or "over" in solo, found "turn")");
    EXPECT_EQ(versusErrorAfter(R"("turn")", R"("failure")"),
              R"(phase: expected "turn" or "over" in versus, found "failure")");
    EXPECT_EQ(
        errorAfter(R"("architect")", R"("lunch")"),
        R"(phase: expected "architect", "failure", "android", "turn" or "over", found "lunch")");
    EXPECT_EQ(errorAfter(R"("architect")", R"("over")"), "none");
    EXPECT_EQ(versusErrorAfter(R"("turn")", R"("over")"), "none");
}

TEST(InvalidState, SoloWithAnythingButOneHumanAndOneDa) {
    EXPECT_EQ(errorAfter(R"("role": "da")", R"("role": "human")"),
              R"(players.1.role: expected "da", found "human")");
    EXPECT_EQ(errorAfter(R"("role": "human")", R"("role": "da")"),
              R"(players.0.role: expected "human", found "da")");
    EXPECT_EQ(stateErrorOf(replaced(kExampleVersus, R"("mode": "versus")",
                                    R"("mode": "solo", "level": "cyborg")")),
              "players: expected the human and DA in solo, found 3");
}

TEST(InvalidState, VersusWithOtherThanTwoToFourPlayers) {
    auto one = replaced(kExampleState, R"("solo")", R"("versus")");
    const auto second = one.find(R"({"role": "da")");
    one = one.substr(0, second) + "null" + one.substr(one.find(']', one.find("\"E1\"")) + 2);
    EXPECT_EQ(stateErrorOf(replaced(one, ",\n    null", "")),
              "players: expected 2 to 4 players in versus, found 1");
    const std::string more = R"({"role": "human", "colour": "c"},)";
    EXPECT_EQ(versusErrorAfter(R"("players": [)", R"("players": [)" + more + more),
              "players: expected 2 to 4 players in versus, found 5");
    EXPECT_EQ(versusErrorAfter(R"("role": "human")", R"("role": "da")"),
              R"(players.0.role: expected "human", found "da")");
}

TEST(InvalidState, TwoPlayersOfOneColour) {
    EXPECT_EQ(versusErrorAfter(R"("light green")", R"("blue")"),
              "players.2.colour: is taken by another player");
    EXPECT_EQ(errorAfter(R"("blue")", R"("red")"), "players.1.colour: is taken by another player");
    EXPECT_EQ(errorAfter(R"("blue")", R"("")"),
              R"(players.1.colour: expected the name of a colour, found "")");
}

TEST(InvalidState, UnknownCards) {
    EXPECT_EQ(errorAfter(R"("G1")", R"("X9")"),
              R"(players.0.hand.0: expected a card such as "G5", "H0c", "?" or "?G", found "X9")");
    EXPECT_EQ(errorAfter(R"("G1")", R"("~G1")"),
              R"(players.0.hand.0: expected a card such as "G5", "H0c", "?" or "?G", found "~G1")");
    EXPECT_EQ(errorAfter(R"("~G2")", R"("~~G2")"),
              R"(buildings.greenhouse.stack.1: expected a card such as "G5", "H0c", "~G5", "?", )"
              R"("?G" or "~?G", found "~~G2")");
    EXPECT_EQ(errorAfter(R"(["C7"])", R"([7])"),
              R"(discard.0: expected a card such as "G5", "H0c", "?" or "?G", found 7)");
}

TEST(InvalidState, WrongTypes) {
    const std::vector<std::array<std::string, 3>> cases{
        {R"("round": 3)", R"("round": "three")",
         R"(round: expected a number from 1 to 1000000, found "three")"},
        {R"("round": 3)", R"("round": 0)", "round: expected a number from 1 to 1000000, found 0"},
        {R"("round": 3)", R"("round": 3.5)",
         "round: expected a number from 1 to 1000000, found 3.5"},
        {R"("edition": "en")", R"("edition": "de")",
         R"(edition: expected "en" or "pl", found "de")"},
        {R"("level": "android")", R"("level": "toaster")",
         R"(level: expected "android", "super_droid" or "cyborg", found "toaster")"},
        {R"("mode": "solo")", R"("mode": null)",
         R"(mode: expected "solo" or "versus", found null)"},
        {R"(["E3", "A1"])", R"("E3")", R"(deck: expected a list, found "E3")"},
        {R"("one_star": [1, 0])", R"("one_star": {"red": 1})",
         "buildings.greenhouse.one_star: expected a list, found an object"},
        {R"("one_star": [1, 0])", R"("one_star": [1])",
         "buildings.greenhouse.one_star: expected 2 numbers, one a player, found 1"},
        {R"("one_star": [1, 0])", R"("one_star": [true, 0])",
         "buildings.greenhouse.one_star.0: expected a number from 0 to 7, found true"},
        {R"({"stack": ["H0a"]})", R"(["H0a"])",
         "buildings.habitation: expected an object, found a list"},
        {R"("colour": "red")", R"("colour": 5)", "players.0.colour: expected a text, found 5"},
    };
    for (const auto& [from, to, error] : cases) {
        EXPECT_EQ(errorAfter(from, to), error) << to;
    }
}

TEST(InvalidState, MissingFields) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"mode", R"(mode: missing, expected "solo" or "versus")"},
        {"edition", R"(edition: missing, expected "en" or "pl")"},
        {"level", R"(level: missing, expected "android", "super_droid" or "cyborg")"},
        {"round", "round: missing, expected a number from 1 to 1000000"},
        {"to_move", "to_move: missing, expected a number from 0 to 1"},
        {"players", "players: missing, expected a list"},
        {"buildings", "buildings: missing, expected an object"},
        {"comms_center", "buildings.comms_center: missing, expected an object"},
        {"earth", "players.0.earth: missing, expected a number from 0 to 7"},
        {"hand", "players.0.hand: missing, expected a list"},
        {"stack", "buildings.greenhouse.stack: missing, expected a list"},
        {"two_star", "buildings.greenhouse.two_star: missing, expected a list"},
        {"deck", "deck: missing, expected a list"},
        {"discard", "discard: missing, expected a list"},
    };
    for (const auto& [key, error] : cases) {
        EXPECT_EQ(errorAfter('"' + key + '"', R"("renamed")"), error);
    }
}

TEST(InvalidState, UnknownFormat) {
    EXPECT_EQ(errorAfter("pocketmars.state/1", "pocketmars.state/2"),
              R"(format: expected "pocketmars.state/1", found "pocketmars.state/2")");
    EXPECT_EQ(errorAfter("pocketmars.state/1", "pocketmars.table/1"),
              R"(format: expected "pocketmars.state/1", found "pocketmars.table/1")");
    EXPECT_EQ(stateErrorOf("{}"), R"(format: missing, expected "pocketmars.state/1")");
    EXPECT_EQ(stateErrorOf("[]"), "expected an object, found a list");
    EXPECT_EQ(stateErrorOf("7"), "expected an object, found 7");
}

TEST(InvalidState, DeepOrLargeTexts) {
    std::string deep = R"({"format": "pocketmars.state/1", "deck": )";
    deep.append(100000, '[');
    EXPECT_EQ(stateFromJson(deep).error().message, "nested deeper than 32 levels");
    EXPECT_EQ(stateFromJson(deep).error().path.substr(0, 9), "deck.0.0.");
    const std::string large =
        R"({"format": "pocketmars.state/1", "note": ")" + std::string(2U << 20, 'x') + "\"}";
    EXPECT_EQ(stateErrorOf(large).substr(0, 10), "too large:");
}

// ---- properties ----

RC_GTEST_PROP(StateJson, ReadsBackWhatItWrites, ()) {
    const auto game = *rc::gen::exec(arbitrary::namedState);
    RC_ASSERT(isConsistent(game.state));
    const auto back = stateFromJson(stateToJson(game));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == game);
    RC_ASSERT(stateToJson(*back) == stateToJson(game));
}

RC_GTEST_PROP(StateJson, EqualStatesHaveEqualCanonicalLines, ()) {
    const auto game = *rc::gen::exec(arbitrary::namedState);
    const auto line = canonicalLine(game);
    const auto back = stateFromJson(line);
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == game);
    RC_ASSERT(canonicalLine(*back) == line);
}

RC_GTEST_PROP(StateJson, NeverCrashesOnADamagedText, ()) {
    auto text = stateToJson(*rc::gen::exec(arbitrary::namedState));
    const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
    text[place] = *rc::gen::arbitrary<char>();
    const auto back = stateFromJson(text);
    RC_ASSERT((back.has_value() ? isConsistent(back->state) : !back.error().message.empty()));
}

} // namespace
} // namespace pocketmars::engine
