#include "app/session/words/move_words.h"
#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/rules/game.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::session {
namespace {

/// Solo in round 4; red holds what the tests play, blue is DA.
constexpr const char* kState = R"({
  "format": "pocketmars.state/1", "mode": "solo", "edition": "en", "level": "android", "round": 4,
  "phase": "PHASE", "to_move": 0,
  "players": [
    {"role": "human", "colour": "red", "energy": 3, "earth": 3, "ship": 2,
     "hand": ["C1", "A3"], "prep": ["A7", "G6"]},
    {"role": "da", "colour": "blue", "energy": 6, "earth": 1, "ship": 3, "hand": [], "prep": PREP}
  ],
  "buildings": {
    "greenhouse": {"stack": ["G1"], "one_star": [0, 1], "two_star": [1, 0]},
    "energy_bank": {"stack": [], "one_star": [0, 1], "two_star": [0, 1]},
    "comms_center": {"stack": [], "one_star": [1, 0], "two_star": [0, 0]},
    "aqualab": {"stack": ["A4"], "one_star": [0, 0], "two_star": [0, 0]},
    "habitation": {"stack": []}
  },
  "deck": ["E1", "E2", "E3", "E4", "E5"], "discard": []
})";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

/// What a line of moves is in words.
std::string words(const std::string& phase, const std::string& daPrep, const std::string& moves) {
    const auto game =
        engine::stateFromJson(replaced(replaced(kState, "PHASE", phase), "PREP", daPrep));
    EXPECT_TRUE(game) << game.error().toString();
    const auto actions = engine::actionsFromNotation(game->state, moves);
    EXPECT_TRUE(actions) << actions.error().message;
    return actions ? movesInWords(*game, *actions) : "";
}

TEST(MoveWords, TellACardPlayedFromTheHand) {
    EXPECT_EQ(words("architect", R"(["H0a", "?C"])", "4.1> hand:C1 draw:?C"),
              "red plays C1 from the hand, launches 1, gains 1 energy, draws a card of "
              "comms_center from blue's prep module");
}

TEST(MoveWords, TellWhatAConnectedCardOffered) {
    EXPECT_EQ(words("architect", R"(["H0a", "?C"])",
                    "4.1> prep:A7 settle bottom ability bury:A3 draw:H0a ready:C1"),
              "red plays A7 from the prep module, settles in aqualab, runs the bottom action, "
              "launches 1, uses the ability of aqualab, puts A3 of the hand under the deck, draws "
              "H0a from blue's prep module, draws the last card of blue's prep module, puts C1 "
              "into the prep module");
}

TEST(MoveWords, NameAPlayedCardPerhapsWhereItsNameIsAGuess) {
    const auto game = engine::stateFromJson(
        replaced(replaced(kState, "PHASE", "architect"), "PREP", R"(["H0a", "?C"])"));
    ASSERT_TRUE(game) << game.error().toString();
    const auto actions = engine::actionsFromNotation(game->state, "4.1> hand:C1 draw:?C");
    ASSERT_TRUE(actions) << actions.error().message;
    auto after = game->state;
    for (const auto& action : *actions) {
        engine::apply(after, action);
    }
    const std::string certain = "red plays C1 from the hand, launches 1, gains 1 energy, draws a "
                                "card of comms_center from blue's prep module";
    EXPECT_EQ(movesInWords(*game, *actions, after), certain);

    // Another card may have been played, which lies in the discard pile then.
    const auto pile = after.cards.in(engine::Zone::discard());
    ASSERT_EQ(pile.size(), 1U);
    after.cards.replace(engine::Zone::discard(), 0, engine::GameCard());
    EXPECT_EQ(movesInWords(*game, *actions, after),
              replaced(certain, "plays C1", "plays perhaps C1"));
}

TEST(MoveWords, TellTheCostOfALaunch) {
    EXPECT_EQ(words("architect", R"(["H0a", "?C"])", "4.1> launch:H0a"),
              "red discards H0a of blue's prep module, launches 1");
}

TEST(MoveWords, TellColonistsThatGoDownAndBack) {
    EXPECT_EQ(words("architect", R"(["H0a", "?C"])",
                    "4.1> prep:G6 settle bottom down:G.1 - draw:H0a ready:C1"),
              "red plays G6 from the prep module, settles in greenhouse, runs the bottom action, "
              "moves down in greenhouse, gains 4 energy, draws H0a from blue's prep module, puts "
              "C1 into the prep module");
}

TEST(MoveWords, TellThePhasesOfDa) {
    EXPECT_EQ(words("failure", R"(["H0a", "?C"])", "4.f> failure"),
              "system failure: 2 cards discarded");
    EXPECT_EQ(words("android", R"(["H0a", "?C"])", "4.d> da"), "nothing happens");
    EXPECT_EQ(words("android", R"(["?G"])", "4.d> da:?G down:G.1 up:G.2"),
              "blue settles in greenhouse, red moves down in greenhouse, blue moves up in "
              "greenhouse, DA's prep module is refilled");
    EXPECT_EQ(words("android", R"(["A1"])", "4.d> da:A1"),
              "blue settles in aqualab, sparks: 2 cards discarded, DA's prep module is refilled");
}

} // namespace
} // namespace pocketmars::session
