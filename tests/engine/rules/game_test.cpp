// Decision by decision: who decides, what is offered where cards aren't known, and what an action
// then says of them.

#include "engine/rules/game.h"

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>

namespace pocketmars::engine {
namespace {

Action decision(const char* word) { return actionFromNotation(word).value(); }

std::size_t countOffered(const State& state) {
    ActionList actions;
    legalActions(state, actions);
    return actions.size();
}

TEST(Game, RefusesWhatIsNotOffered) {
    const auto state = solo().hand("C7").build();
    EXPECT_TRUE(isLegal(state, decision("hand:C7")));
    EXPECT_FALSE(isLegal(state, decision("hand:C6")));
    EXPECT_FALSE(isLegal(state, decision("prep:C7")));
    EXPECT_FALSE(isLegal(state, decision("launch")));
    EXPECT_FALSE(isLegal(state, decision("pass")));
}

TEST(Game, TakesAnySeedForAShuffle) {
    const auto state = versus(2).discard("C1 C2").build();
    EXPECT_TRUE(isLegal(state, decision("shuffle:0")));
    EXPECT_TRUE(isLegal(state, decision("shuffle:4711")));
    EXPECT_TRUE(isLegal(state, decision("shuffle:?")));
}

TEST(Game, IsSettledBetweenTurnsOnly) {
    const auto table = solo().hand("G6").prep("H0f H0g").ship(1);
    EXPECT_TRUE(isSettled(table.build()));
    EXPECT_FALSE(isSettled(play(table, "hand:G6")));
    EXPECT_TRUE(isSettled(play(table, "hand:G6 settle-in:C")));
}

TEST(Game, HasNoDecisionOnceOver) {
    const auto state = solo().phase(Phase::Over).hand("C1").build();
    EXPECT_EQ(offered(state), "");
    EXPECT_EQ(playerToDecide(state), std::nullopt);
}

TEST(Game, GivesTheFailureToTheHumanAndDasChoicesToDa) {
    EXPECT_EQ(playerToDecide(solo().phase(Phase::Failure).build()), 0U);
    const auto da = solo().phase(Phase::Android).prep("H0a", kDa).ship(1, kDa).deck("E1");
    EXPECT_EQ(playerToDecide(play(da, "da:H0a")), kDa);
}

// -- E7 -------------------------------------------------------------------------------------------

TEST(E7, LiesAsideDuringTheSecondAction) { // ruling 11
    const auto again = play(solo().hand("E7 C7 A6").prep("H0f H0g"), "hand:E7");
    EXPECT_EQ(again.cards.count(Zone::discard()), 0U);
    EXPECT_EQ(again.cards.count(Zone::played()), 1U);
    EXPECT_EQ(again.players[0].energy, 2);
    const auto done = play(again, "hand:C7");
    EXPECT_EQ(done.cards.count(Zone::played()), 0U);
    EXPECT_EQ(done.cards.in(Zone::discard()).back().toString(), "E7"); // after that action
}

TEST(E7, MayBeFollowedByAnyOfTheFiveActions) {
    const auto table = solo().hand("E7 C7 A6").prep("E4 H0g").prep("G7", kDa).ship(1).deck("A1");
    EXPECT_EQ(play(table, "hand:E7 prep:E4 - - - ready:C7").cards.count(Zone::discard()), 1U);
    EXPECT_EQ(play(table, "hand:E7 charge:C7").players[0].energy, 4);
    EXPECT_EQ(play(table, "hand:E7 launch:G7").players[0].ship, 2);
    EXPECT_EQ(play(table, "hand:E7 from:2.G7 settle").players[0].oneStar[0], 1);
}

TEST(E7, ComesBeforeTheFourCardRule) {
    // Three cards are left after E7, two after the second action: only then is drawn.
    const auto table = solo().hand("E7 C7").prep("H0f H0g").deck("A1 A2 A3");
    EXPECT_EQ(play(table, "hand:E7").cards.count(Zone::deck()), 3U);
    EXPECT_EQ(play(table, "hand:E7 hand:C7").cards.count(Zone::deck()), 1U);
}

TEST(E7, InVersusIsPossibleAsLongAsAnybodyHasAPreparedCard) {
    const auto table = versus(2).hand("E7").ship(7).prep("G1", 1).deck("A1");
    EXPECT_EQ(offered(play(table, "hand:E7")), "from:2.G1");
    EXPECT_EQ(offered(play(versus(2).hand("E7").ship(7).deck("A1"), "hand:E7")), "pass");
}

// -- unknown cards --------------------------------------------------------------------------------

TEST(UnknownCardOfTheHand, IsPlayedAsAnyCardThatIsNotSeenElsewhere) {
    const auto state = solo().hand("?G").stack('G', "G1 ~G2").discard("G3").prep("G4").build();
    EXPECT_EQ(offered(state), "charge-prep:G4 charge:?G hand:G5 hand:G6 hand:G7 prep:G4");
    EXPECT_EQ(assumes(state, decision("hand:G5")), Zone::hand(0));
    EXPECT_EQ(assumes(state, decision("prep:G4")), std::nullopt);
    EXPECT_EQ(assumes(state, decision("charge:?G")), std::nullopt);
    const auto after = play(state, "hand:G7");
    EXPECT_EQ(after.cards.in(Zone::discard()).back().toString(), "G7");
    EXPECT_EQ(after.cards.count(Zone::hand(0)), 0U);
}

TEST(UnknownCardOfTheHand, MayBeOfAnySuit) {
    const auto state = solo().hand("? C1").build();
    // 34 identities for the one, C1 itself, and both for energy.
    EXPECT_EQ(countOffered(state), 34U + 1U + 2U);
    EXPECT_EQ(assumes(state, decision("hand:C1")), std::nullopt);
    EXPECT_EQ(assumes(state, decision("hand:C2")), Zone::hand(0));
    EXPECT_EQ(play(state, "hand:C2").cards.in(Zone::hand(0)).front().toString(), "C1");
}

TEST(UnknownCardsOfTheHand, ThatTellTheSameStoryAreOfferedOnce) {
    EXPECT_EQ(offered(solo().hand("?G ?G").discard("G1 G2 G3 G4 G5").build()),
              "charge:?G hand:G6 hand:G7");
}

TEST(UnknownCardsOfTheHand, OfferWhatSeveralCouldBeOnce) {
    const auto known = solo()
                           .discard("G1 G2 G3 G4 G5 E1 E2 E3 E4 E5 E6 E7 C1 C2 C3 C4 C5 C6 C7")
                           .stack('A', "A1 A2 A3 A4 A5 A6 A7")
                           .stack('H', "H0a H0b H0c H0d H0e H0f H0g");
    EXPECT_EQ(offered(TableBuilder(known).hand("? ?G").build()),
              "charge:? charge:?G hand:G6 hand:G7");
    const auto paying = play(solo().prep("C3 H0f H0g").hand("? ?C"), "prep:C3 bottom");
    EXPECT_EQ(offered(paying), "discard:?C");
}

TEST(UnknownCardOfAPrepModule, IsNamedToBePlayedAndNotToBeDiscarded) {
    const auto state = solo().prep("?H", kDa).discard("H0a H0b H0c H0d H0e").build();
    EXPECT_EQ(offered(state), "from:2.H0f from:2.H0g launch:?H");
    EXPECT_EQ(assumes(state, decision("from:2.H0f")), Zone::prep(kDa));
    EXPECT_EQ(assumes(state, decision("launch:?H")), std::nullopt);
    EXPECT_EQ(play(state, "launch:?H").cards.in(Zone::discard()).back().toString(), "?H");
    const auto own = solo().prep("?").build();
    EXPECT_EQ(assumes(own, decision("prep:A1")), Zone::prep(0));
    EXPECT_EQ(assumes(own, decision("charge-prep:?")), std::nullopt);
}

TEST(UnknownCoveredCard, MakesSettlingAnAssumption) {
    const auto table = solo().prep("E2 H0f H0g").ship(1).stack('E', "E7 ?");
    const auto connected = play(table, "prep:E2");
    EXPECT_EQ(offered(connected), "- settle");
    EXPECT_EQ(assumes(connected, decision("settle")), Zone::stack(Suit::EnergyBank));
    EXPECT_EQ(assumes(connected, decision("-")), std::nullopt);
    // Face down it counts 0, whatever it is.
    const auto down = play(solo().prep("E2 H0f H0g").ship(1).stack('E', "~?"), "prep:E2");
    EXPECT_EQ(assumes(down, decision("settle")), std::nullopt);
}

TEST(UnknownHeldCard, MakesItsConditionAnAssumption) {
    const auto table = solo().prep("C5 H0f H0g").hand("? E1");
    const auto connected = play(table, "prep:C5");
    EXPECT_EQ(offered(connected), "- bottom");
    EXPECT_EQ(assumes(connected, decision("bottom")), Zone::hand(0));
    const auto held = play(connected, "bottom");
    EXPECT_EQ(held.cards.in(Zone::hand(0)).front().toString(), "?C");
    EXPECT_EQ(held.players[0].ship, 1);
}

TEST(UnknownHeldCard, IsNoAssumptionWhereItsBackShowsTheSuit) {
    const auto known = play(solo().prep("C5 H0f H0g").hand("?C"), "prep:C5");
    EXPECT_EQ(assumes(known, decision("bottom")), std::nullopt);
    EXPECT_EQ(offered(play(solo().prep("C5 H0f H0g").hand("?E"), "prep:C5")), "- ability");
}

TEST(UnknownHeldCard, IsNamedWhereItIsTheCost) {
    const auto paying = play(solo().prep("C3 H0f H0g").hand("? E1"), "prep:C3 bottom");
    EXPECT_EQ(offered(paying), "discard:?C");
    EXPECT_EQ(assumes(paying, decision("discard:?C")), Zone::hand(0));
    EXPECT_EQ(play(paying, "discard:?C").cards.in(Zone::discard()).back().toString(), "?C");
}

TEST(UnknownDrawnCard, IsNamedWhereItGoesOnAStack) {
    const auto drawn = play(solo().hand("C2").prep("H0f H0g").deck("? E5"), "hand:C2");
    EXPECT_EQ(offered(drawn), "keep:?.E5 keep:E5.?A keep:E5.?C keep:E5.?E keep:E5.?G keep:E5.?H");
    EXPECT_EQ(assumes(drawn, decision("keep:?.E5")), std::nullopt);
    EXPECT_EQ(assumes(drawn, decision("keep:E5.?A")), Zone::drawn());
    EXPECT_EQ(play(drawn, "keep:E5.?A").cards.in(Zone::stack(Suit::Aqualab)).back().toString(),
              "~?A");
}

TEST(UnknownCardOfDa, IsNamedByItsSuitToActivateDa) {
    const auto state = solo().phase(Phase::Android).prep("?", kDa).deck("E1 E2").build();
    EXPECT_EQ(offered(state), "da:?A da:?C da:?E da:?G da:?H");
    EXPECT_EQ(assumes(state, decision("da:?C")), Zone::prep(kDa));
    const auto after = play(state, "da:?C");
    EXPECT_EQ(after.cards.in(Zone::prep(kDa)).front().toString(), "?C");
    EXPECT_EQ(after.players[kDa].ship, 2);
    const auto back = solo().phase(Phase::Android).prep("?C", kDa).deck("E1 E2").build();
    EXPECT_EQ(offered(back), "da:?C");
    EXPECT_EQ(assumes(back, decision("da:?C")), std::nullopt);
}

TEST(UnknownCards, AreNoAssumptionWhereTheyOnlyMove) {
    const auto table = solo().hand("C7 A6").prep("H0f H0g").prep("? ?G", kDa).deck("? ?");
    const auto drawing = play(table, "hand:C7");
    EXPECT_EQ(offered(drawing), "draw:? draw:?G");
    EXPECT_EQ(assumes(drawing, decision("draw:?G")), std::nullopt);
    const auto drawn = play(drawing, "draw:?G");
    EXPECT_EQ(text(play(drawn, "failure")), text(solo()
                                                     .hand("A6 ?G")
                                                     .prep("H0f H0g")
                                                     .prep("?", kDa)
                                                     .discard("C7 ? ?")
                                                     .ship(2)
                                                     .phase(Phase::Android)
                                                     .build()));
}

} // namespace
} // namespace pocketmars::engine
