// Ruling 9, the four-card rule, and ruling 14, a player who can do nothing else.

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

TEST(FourCardRule, DrawsUpToFourThenFillsThePrepModule) {
    const auto table = solo().hand("C7").prep("E4").deck("A1 A2 A3 A4");
    const auto drawn = play(table, "hand:C7");
    EXPECT_EQ(offered(drawn), "ready:A1 ready:A2 ready:A3");
    EXPECT_EQ(text(play(drawn, "ready:A2")), text(solo()
                                                      .hand("A1 A3")
                                                      .prep("E4 A2")
                                                      .deck("A4")
                                                      .discard("C7")
                                                      .ship(2)
                                                      .phase(Phase::Failure)
                                                      .build()));
}

TEST(FourCardRule, FillsAnEmptyPrepModuleCardByCard) {
    const auto table = solo().hand("C7 A1 A2 A3 A4");
    const auto one = play(table, "hand:C7 ready:A1");
    EXPECT_EQ(offered(one), "ready:A2 ready:A3 ready:A4");
    EXPECT_EQ(text(play(one, "ready:A4")), text(solo()
                                                    .hand("A2 A3")
                                                    .prep("A1 A4")
                                                    .discard("C7")
                                                    .ship(2)
                                                    .phase(Phase::Failure)
                                                    .build()));
}

TEST(FourCardRule, DiscardsFromTheHandDownToFour) {
    const auto table = solo().hand("C7 A1 A2 A3 A4").prep("E4 E5");
    EXPECT_EQ(offered(play(table, "hand:C7")), "discard:A1 discard:A2 discard:A3 discard:A4");
    EXPECT_EQ(text(play(table, "hand:C7 discard:A2 discard:A4")), text(solo()
                                                                           .hand("A1 A3")
                                                                           .prep("E4 E5")
                                                                           .discard("A2 A4 C7")
                                                                           .ship(2)
                                                                           .phase(Phase::Failure)
                                                                           .build()));
}

TEST(FourCardRule, DiscardsThenFillsThePrepModule) {
    const auto table = solo().hand("C7 A1 A2 A3 A4").prep("E4");
    const auto after = play(table, "hand:C7 discard:A1");
    EXPECT_EQ(offered(after), "ready:A2 ready:A3 ready:A4");
}

TEST(FourCardRule, InSoloDrawsFromDaFirst) {
    const auto table = solo().hand("C7").prep("E4 E5").prep("G1 G2", kDa).deck("A1 A2");
    const auto played = play(table, "hand:C7");
    EXPECT_EQ(offered(played), "draw:G1 draw:G2");
    // The second comes from DA too: it has one left, so there is no choice.
    EXPECT_EQ(text(play(played, "draw:G2")), text(solo()
                                                      .hand("G2 G1")
                                                      .prep("E4 E5")
                                                      .deck("A1 A2")
                                                      .discard("C7")
                                                      .ship(2)
                                                      .phase(Phase::Failure)
                                                      .build()));
}

TEST(FourCardRule, InSoloDrawsFromTheDeckOnceDaHasNothing) {
    const auto table = solo().hand("C7 C6").prep("E4").prep("G1", kDa).deck("A1 A2");
    const auto after = play(table, "hand:C7 ready:C6");
    EXPECT_EQ(text(after), text(solo()
                                    .hand("G1 A1")
                                    .prep("E4 C6")
                                    .deck("A2")
                                    .discard("C7")
                                    .ship(2)
                                    .phase(Phase::Failure)
                                    .build()));
}

TEST(FourCardRule, InSoloBindsTheHumanOnly) {
    const auto table = solo().hand("C7 C6 C5").prep("E4 E5").hand("G1", kDa).deck("A1");
    EXPECT_EQ(text(play(table, "hand:C7")), text(solo()
                                                     .hand("C6 C5")
                                                     .prep("E4 E5")
                                                     .hand("G1", kDa)
                                                     .deck("A1")
                                                     .discard("C7")
                                                     .ship(2)
                                                     .phase(Phase::Failure)
                                                     .build()));
}

TEST(FourCardRule, FillsThePrepModuleFirstWhenNothingIsLeftToDraw) {
    const auto table = solo().hand("C7 A1 A2").prep("");
    EXPECT_EQ(text(play(table, "hand:C7 ready:A1 ready:A2")),
              text(solo().prep("A1 A2").discard("C7").ship(2).phase(Phase::Failure).build()));
    EXPECT_EQ(text(play(solo().hand("C7 A1"), "hand:C7 ready:A1")),
              text(solo().prep("A1").discard("C7").ship(2).phase(Phase::Failure).build()));
}

TEST(FourCardRule, InSoloNeverMakesANewDeck) { // ruling 10
    const auto table = solo().hand("C7").prep("E4 E5").stack('G', "G1 G2").discard("A1 A2");
    const auto after = play(table, "hand:C7");
    EXPECT_EQ(after.phase, Phase::Failure);
    EXPECT_FALSE(isChance(after));
    EXPECT_TRUE(after.cards.in(Zone::deck()).empty());
}

TEST(FourCardRule, InVersusGoesClockwiseFromTheActivePlayer) {
    // Everybody lacks cards; the second of three moves.
    const auto table = versus(3)
                           .prep("G1")
                           .hand("G3 G4")
                           .prep("E1", 1)
                           .hand("E3 E4 C7", 1)
                           .prep("C1", 2)
                           .hand("C3 C4", 2)
                           .deck("A1 A2 A3 A4 A5")
                           .toMove(1);
    const auto second = play(table, "hand:C7");
    EXPECT_EQ(offered(second), "ready:A1 ready:E3 ready:E4");
    EXPECT_EQ(playerToDecide(second), 1U);
    const auto third = play(second, "ready:A1");
    EXPECT_EQ(offered(third), "ready:A2 ready:C3 ready:C4");
    EXPECT_EQ(playerToDecide(third), 2U);
    const auto first = play(third, "ready:C3");
    EXPECT_EQ(offered(first), "ready:A3 ready:G3 ready:G4");
    EXPECT_EQ(playerToDecide(first), 0U);
    EXPECT_EQ(text(play(first, "ready:G4")), text(versus(3)
                                                      .prep("G1 G4")
                                                      .hand("G3 A3")
                                                      .prep("E1 A1", 1)
                                                      .hand("E3 E4", 1)
                                                      .prep("C1 C3", 2)
                                                      .hand("C4 A2", 2)
                                                      .deck("A4 A5")
                                                      .discard("C7")
                                                      .ship(2, 1)
                                                      .toMove(2)
                                                      .build()));
}

TEST(FourCardRule, InVersusOnePlayerDiscardsAndAnotherDraws) {
    // A2 takes a card into the hand of its owner.
    const auto table = versus(2)
                           .prep("G1 G2")
                           .hand("G3 G4")
                           .prep("A2 E1", 1)
                           .hand("E3 E4 E5", 1)
                           .stack('C', "C1 C2")
                           .deck("A5 A6 A7");
    const auto after = play(table, "from:2.A2 bottom take-top:C ability bury-prep:G1 ready:G3 "
                                   "discard:E3 ready:C2");
    EXPECT_EQ(text(after), text(versus(2)
                                    .prep("G2 G3")
                                    .hand("G4 A5")
                                    .prep("E1 C2", 1)
                                    .hand("E4 E5", 1)
                                    .stack('C', "C1")
                                    .stack('A', "A2")
                                    .deck("A6 A7 G1")
                                    .discard("E3")
                                    .toMove(1)
                                    .build()));
}

TEST(FourCardRule, IsWhatRemainsForAPlayerWhoCanDoNothing) { // ruling 14
    const auto table = solo().ship(7).deck("A1 A2 A3 A4 A5");
    EXPECT_EQ(offered(table.build()), "pass");
    EXPECT_EQ(
        text(play(table, "pass ready:A1 ready:A3")),
        text(solo().ship(7).hand("A2 A4").prep("A1 A3").deck("A5").phase(Phase::Failure).build()));
}

TEST(FourCardRule, InVersusIsWhatRemainsForAPlayerWhoCanDoNothing) { // ruling 14
    EXPECT_EQ(offered(versus(2).ship(7).deck("A1").build()), "pass");
    EXPECT_EQ(offered(versus(2).ship(6).deck("A1").build()), "launch");
    EXPECT_EQ(offered(versus(2).ship(7).prep("G1", 1).deck("A1").build()), "from:2.G1");
}

} // namespace
} // namespace pocketmars::engine
