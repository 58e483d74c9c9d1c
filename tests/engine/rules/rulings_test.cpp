// The numbered rulings, one test each; the tests of cards, turns, deck and DA go through the rest
// of what they imply.

#include "engine/rules/automaton.h"
#include "engine/rules/score.h"
#include "engine/state/state.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

TEST(Ruling1, ATopActionGoesAsFarAsPossibleStepByStep) {
    // C5: nobody to upgrade, one on Earth to launch. C7: one of two. All without a choice.
    const auto table = solo().prep("H0f H0g").oneStar('E', 6);
    EXPECT_EQ(play(TableBuilder(table).hand("C5"), "hand:C5").players[0].ship, 1);
    EXPECT_EQ(play(TableBuilder(table).hand("C7"), "hand:C7").players[0].ship, 1);
    // A card may be played though nothing happens.
    EXPECT_EQ(offered(play(solo().hand("C4").prep("H0f H0g"), "hand:C4")), "failure");
}

TEST(Ruling2, ACostIsPaidInFullByChoiceAndOnlyForAChange) {
    const auto e6 = solo().hand("E6").prep("H0f H0g");
    EXPECT_EQ(offered(play(TableBuilder(e6).ship(1).energy(3), "hand:E6")), "- pay");
    EXPECT_EQ(offered(play(TableBuilder(e6).ship(1).energy(2), "hand:E6")), "failure");
    EXPECT_EQ(offered(play(TableBuilder(e6).energy(3), "hand:E6")), "failure");
    // C6: nobody to move, no energy.
    EXPECT_EQ(offered(play(solo().prep("C6 H0f H0g").ship(7), "prep:C6")), "- settle");
    EXPECT_EQ(offered(play(solo().prep("C6 H0f H0g").ship(7), "prep:C6 -")), "failure");
}

TEST(Ruling3, WhatAConnectedCardOffersIsOptionalAndChangesSomething) {
    const auto c4 = solo().prep("C4 H0f H0g").oneStar('G', 1);
    EXPECT_EQ(offered(play(TableBuilder(c4).twoStar('G', 1), "prep:C4")), "- ability");
    EXPECT_EQ(offered(play(TableBuilder(c4).twoStar('G', 1, kDa), "prep:C4")), "- bottom");
}

TEST(Ruling4, EnergyBeyondSevenIsLost) {
    const auto table = solo().hand("H0a").prep("H0f H0g").energy(6);
    EXPECT_EQ(play(table, "hand:H0a").players[0].energy, 7);
    EXPECT_EQ(play(table, "charge:H0a").players[0].energy, 7);
    EXPECT_EQ(play(TableBuilder(table).energy(7), "charge:H0a").players[0].energy, 7);
}

TEST(Ruling5, AFaceDownCardCountsZeroAndKeepsItsSuit) {
    const auto table = solo().prep("E1 H0f H0g").stack('E', "~E7").ship(1);
    EXPECT_EQ(offered(play(table, "prep:E1")), "- settle");
    // It may be taken, but not be turned.
    EXPECT_EQ(offered(play(solo().hand("H0e").stack('E', "~E7"), "hand:H0e")), "take-top:E");
    const auto e6 = solo().prep("E6 H0f H0g").stack('A', "~A7").stack('G', "G1").energy(2);
    EXPECT_EQ(offered(play(e6, "prep:E6 bottom")), "turn:E turn:G");
}

TEST(Ruling6, APlayedCardReachesThePileAfterItsTopAction) {
    const auto table = solo().hand("H0c").prep("H0f H0g").discard("E1");
    EXPECT_EQ(offered(play(table, "hand:H0c")), "take:E1");
    // With one card to draw C2 keeps it and puts none on a stack.
    EXPECT_EQ(text(play(solo().hand("C2").prep("H0f H0g").deck("E1"), "hand:C2")),
              text(solo().hand("E1").prep("H0f H0g").discard("C2").phase(Phase::Failure).build()));
    // From a prep module it is on the stack before its bottom action.
    EXPECT_EQ(offered(play(solo().prep("A2 H0f H0g"), "prep:A2 bottom")), "take-top:A");
}

TEST(Ruling7, AnotherPlayerIsDaInSoloAndOfChoiceAmongMore) {
    EXPECT_EQ(offered(play(solo().prep("A6").prep("E1", kDa), "prep:A6 bottom")), "look:2");
    const auto three = versus(3).prep("A6").prep("E1", 1).prep("G1", 2).deck("A1");
    EXPECT_EQ(offered(play(three, "prep:A6 bottom")), "look:2 look:3");
    // A look changes no public state.
    const auto table = solo().prep("A6 H0f H0g").hand("G1 G2").prep("E1 E2", kDa);
    EXPECT_EQ(text(play(table, "prep:A6 bottom look:2 -")), text(play(table, "prep:A6 - -")));
}

TEST(Ruling8, FromAnothersPrepModuleTheOwnerRunsTheBottomActionInVersusAndNobodyInSolo) {
    const auto two = versus(2).prep("G2", 1).oneStar('G', 1).ship(1).deck("A1");
    const auto connected = play(two, "from:2.G2");
    EXPECT_EQ(offered(connected), "- bottom");
    EXPECT_EQ(playerToDecide(connected), 1U);
    EXPECT_EQ(play(connected, "bottom").players[1].ship, 1);
    EXPECT_EQ(playerToDecide(play(connected, "bottom")), 0U);
    const auto alone = solo().prep("G4", kDa).ship(1).energy(7);
    EXPECT_EQ(offered(play(alone, "from:2.G4")), "- settle");
    EXPECT_EQ(offered(play(alone, "from:2.G4 settle")), "- ability");
}

TEST(Ruling9, InSoloEveryDrawTakesFromDaWhileItHasAny) {
    const auto table = solo().hand("A6").prep("H0f H0g").prep("E1 E2", kDa).deck("G1 G2");
    EXPECT_EQ(offered(play(table, "hand:A6")), "draw:E1 draw:E2");   // by a card
    EXPECT_EQ(offered(play(table, "charge:A6")), "draw:E1 draw:E2"); // by the four-card rule
}

TEST(Ruling10, AnEmptyDeckIsMadeAnewInVersusAndNeverInSolo) {
    const auto cards = [](TableBuilder table) {
        return table.hand("A6 G1").prep("H0f H0g").deck("E1").discard("C1").stack('A', "A1 A2");
    };
    const auto two = cards(versus(2).prep("G2 G3 G4 G5", 1));
    EXPECT_EQ(offered(play(two, "hand:A6")), "shuffle:0");
    EXPECT_EQ(play(cards(solo()), "hand:A6").phase, Phase::Failure);
}

TEST(Ruling11, E7GivesOneMoreActionAndReachesThePileAfterIt) {
    const auto table = solo().hand("E7 H0c").prep("H0f H0g").discard("E1").deck("A1 A2 A3");
    const auto again = play(table, "hand:E7");
    EXPECT_EQ(offered(again),
              "charge-prep:H0f charge-prep:H0g charge:H0c hand:H0c prep:H0f prep:H0g");
    EXPECT_EQ(offered(play(again, "hand:H0c")), "take:E1"); // not E7
    const auto over = play(again, "hand:H0c take:E1");
    EXPECT_EQ(text(over), text(solo()
                                   .hand("E1 A1")
                                   .prep("H0f H0g")
                                   .discard("H0c E7")
                                   .deck("A2 A3")
                                   .energy(2)
                                   .phase(Phase::Failure)
                                   .build()));
}

TEST(Ruling11, E7IsOverWhereNothingMoreIsPossible) {
    EXPECT_EQ(offered(play(solo().hand("E7"), "hand:E7")), "pass");
    EXPECT_EQ(play(solo().hand("E7"), "hand:E7 pass").phase, Phase::Failure);
}

TEST(Ruling12, AqualabBuriesOneCardAndTheFourCardRuleRefills) {
    const auto table = solo().hand("G1 G2").prep("A5 E1 E2").deck("C1 C2 C3");
    const auto buried = play(table, "prep:A5 ability bury-prep:E1");
    EXPECT_EQ(offered(buried), "ready:C1 ready:G1 ready:G2");
    EXPECT_EQ(buried.cards.in(Zone::deck()).back().toString(), "E1");
}

TEST(Ruling13, VersusEndsOnTheTableAsItStandsWhenTheRoundEnds) {
    const auto table = versus(2)
                           .hand("C1 C2")
                           .prep("E1 E2")
                           .hand("G1 G2", 1)
                           .prep("A1 A2", 1)
                           .deck("E3 E4")
                           .toMove(1);
    EXPECT_EQ(play(TableBuilder(table).oneStar('G', 7), "launch").phase, Phase::Over);
    EXPECT_EQ(play(TableBuilder(table).oneStar('G', 6), "launch").phase, Phase::Turn);
    EXPECT_EQ(play(TableBuilder(table).toMove(0).oneStar('G', 7, 1), "launch").phase, Phase::Turn);
}

TEST(Ruling13, EnergyTiedAtAnyLevelCountsForAllTied) {
    const auto sheet = score({versus(3).energy(0).build(), {"red", "blue", "green"}});
    for (const auto& player : sheet.players) {
        EXPECT_EQ(player.energy, 1);
    }
}

TEST(Ruling14, APlayerWithoutAnActionPassesToTheFourCardRule) {
    const auto table = solo().oneStar('G', 7).deck("A1 A2 A3 A4 A5");
    EXPECT_EQ(offered(table.build()), "pass");
    EXPECT_EQ(offered(play(table, "pass")), "ready:A1 ready:A2 ready:A3 ready:A4");
}

TEST(Ruling14, E6MayTurnItselfAndAnEmptiedStackComparesWithThree) {
    EXPECT_EQ(offered(play(solo().prep("E6").energy(2), "prep:E6 bottom")), "turn:E");
    // A2 takes itself back: the next card is compared with the building's 3.
    const auto emptied = play(solo().prep("A2 A4 H0g").ship(1), "prep:A2 bottom take-top:A -");
    auto next = emptied;
    next.phase = Phase::Architect;
    EXPECT_EQ(offered(play(next, "prep:A4")), "- settle");
    auto three = next;
    three.cards.replace(Zone::prep(0), 0, GameCard::parse("A3").value());
    EXPECT_EQ(offered(play(three, "prep:A3")), "- bottom"); // no settling
}

} // namespace
} // namespace pocketmars::engine
