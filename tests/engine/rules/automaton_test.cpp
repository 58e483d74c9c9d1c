// Devious Automatics: the failure and the activation phase (rulings, Solo game).

#include "engine/rules/automaton.h"

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::engine {
namespace {

/// The android phase with this one card before DA, and cards to refill from.
TableBuilder daWith(std::string_view card) {
    return solo().phase(Phase::Android).prep(card, kDa).deck("H0a H0b H0c H0d H0e");
}

/// The round after that one: the card that was there stays, the next joins it.
TableBuilder refilled(const std::string& card) {
    return solo().prep(card + " H0a", kDa).deck("H0b H0c H0d H0e").round(2);
}

/// Plays the android phase with what the rulings have DA choose.
State activated(const TableBuilder& table) {
    auto state = table.build();
    ActionList actions;
    do {
        legalActions(state, actions);
        const bool choosing = isDaChoice(state);
        apply(state, actions[choosing ? bestForDa(state, actions) : 0]);
    } while (!isSettled(state));
    return state;
}

/// The first choice of DA on that table.
std::string firstChoice(const TableBuilder& table) {
    auto state = table.build();
    ActionList actions;
    legalActions(state, actions);
    apply(state, actions[0]);
    EXPECT_TRUE(isDaChoice(state));
    EXPECT_EQ(playerToDecide(state), kDa);
    legalActions(state, actions);
    return notation(actions[bestForDa(state, actions)]);
}

// -- system failure -------------------------------------------------------------------------------

TEST(SystemFailure, DiscardsTheTopTwoCardsOfTheDeck) {
    const auto table = solo().phase(Phase::Failure).deck("E1 E2 E3").prep("G1", kDa);
    EXPECT_EQ(offered(table.build()), "failure");
    EXPECT_EQ(
        text(play(table, "failure")),
        text(solo().phase(Phase::Android).deck("E3").discard("E1 E2").prep("G1", kDa).build()));
}

TEST(SystemFailure, DiscardsTheOneCardThatIsLeft) {
    const auto table = solo().phase(Phase::Failure).deck("E1").discard("C1").prep("G1 G2", kDa);
    EXPECT_EQ(text(play(table, "failure")),
              text(solo().phase(Phase::Android).discard("C1 E1").prep("G1 G2", kDa).build()));
}

TEST(SystemFailure, IsNoDraw) {
    const auto table = solo().phase(Phase::Failure).discard("C1").prep("G1 G2", kDa);
    EXPECT_EQ(text(play(table, "failure")),
              text(TableBuilder(table).phase(Phase::Android).build()));
}

// -- by the number of cards -----------------------------------------------------------------------

TEST(Activation, DoesNothingWithTwoCards) {
    const auto table = solo()
                           .phase(Phase::Android)
                           .prep("G1 G2", kDa)
                           .deck("H0a")
                           .ship(3, kDa)
                           .oneStar('G', 1, kDa);
    EXPECT_EQ(offered(table.build()), "da");
    EXPECT_EQ(text(play(table, "da")),
              text(TableBuilder(table).phase(Phase::Architect).round(2).build()));
}

TEST(Activation, OnlyRefillsWithNoCard) {
    const auto table = solo().phase(Phase::Android).deck("H0a H0b H0c").ship(3, kDa);
    EXPECT_EQ(offered(table.build()), "da");
    EXPECT_EQ(text(play(table, "da")),
              text(solo().prep("H0a H0b", kDa).deck("H0c").ship(3, kDa).round(2).build()));
}

TEST(Activation, WithOneCardSettlesUsesTheAbilityAndRefills) {
    const auto table = daWith("C1").ship(3, kDa);
    EXPECT_EQ(offered(table.build()), "da:C1");
    EXPECT_EQ(text(play(table, "da:C1")),
              text(refilled("C1").oneStar('C', 1, kDa).ship(3, kDa).build()));
}

TEST(Activation, LaunchesWithNobodyOnTheShip) {
    EXPECT_EQ(text(activated(daWith("C1"))), text(refilled("C1").ship(2, kDa).build()));
}

TEST(Activation, DoesNothingWithNobodyOnTheShipOrEarth) {
    const auto table = daWith("C1").oneStar('G', 6, kDa).oneStar('E', 1, kDa);
    const auto after = activated(table);
    EXPECT_EQ(after.players[kDa].oneStar[0], 6);
    EXPECT_EQ(after.players[kDa].oneStar[2], 0);
}

// -- abilities ------------------------------------------------------------------------------------

TEST(DaEnergyBank, GainsTwoEnergy) {
    EXPECT_EQ(text(activated(daWith("E1").ship(1, kDa).energy(1, kDa))),
              text(refilled("E1").oneStar('E', 1, kDa).energy(3, kDa).build()));
}

TEST(DaEnergyBank, GainsUpToSeven) {
    EXPECT_EQ(text(activated(daWith("E1").ship(1, kDa).energy(6, kDa))),
              text(refilled("E1").oneStar('E', 1, kDa).energy(7, kDa).build()));
}

TEST(DaEnergyBank, SparksAtSeven) {
    EXPECT_EQ(text(activated(daWith("E1").ship(1, kDa).energy(7, kDa))),
              text(solo()
                       .prep("E1 H0c", kDa)
                       .deck("H0d H0e")
                       .discard("H0a H0b")
                       .oneStar('E', 1, kDa)
                       .energy(7, kDa)
                       .round(2)
                       .build()));
}

TEST(DaAqualab, SparksThenRefills) {
    EXPECT_EQ(text(activated(daWith("A1").ship(1, kDa))), text(solo()
                                                                   .prep("A1 H0c", kDa)
                                                                   .deck("H0d H0e")
                                                                   .discard("H0a H0b")
                                                                   .oneStar('A', 1, kDa)
                                                                   .round(2)
                                                                   .build()));
}

TEST(DaCommsCenter, LaunchesOneMoreAfterSettling) {
    EXPECT_EQ(text(activated(daWith("C1").ship(1, kDa))),
              text(refilled("C1").oneStar('C', 1, kDa).ship(1, kDa).build()));
}

TEST(DaGreenhouse, UpgradesTwoOfItsOwnWhereThereIsRoom) {
    // It settles in greenhouse first; ★★ there is taken by the human.
    const auto table =
        daWith("G1").ship(1, kDa).twoStar('G', 1).oneStar('E', 2, kDa).oneStar('A', 1, kDa);
    const auto choosing = play(table, "da:G1");
    EXPECT_EQ(offered(choosing), "up:A.2 up:E.2");
    EXPECT_EQ(text(activated(table)), text(refilled("G1")
                                               .twoStar('G', 1)
                                               .oneStar('G', 1, kDa)
                                               .oneStar('E', 1, kDa)
                                               .twoStar('E', 1, kDa)
                                               .twoStar('A', 1, kDa)
                                               .build()));
}

TEST(DaGreenhouse, UpgradesTheOneThatItJustSettled) {
    EXPECT_EQ(text(activated(daWith("G1").ship(1, kDa))),
              text(refilled("G1").twoStar('G', 1, kDa).build()));
}

TEST(DaGreenhouse, DowngradesTheHumanOnceItsOwnCannotGoUp) {
    // One upgrade of its own in greenhouse, then the human's in comms center goes down.
    const auto table = daWith("G1").ship(1, kDa).twoStar('C', 1).oneStar('C', 1);
    EXPECT_EQ(offered(play(table, "da:G1 up:G.2")), "down:C.1");
    EXPECT_EQ(text(activated(table)),
              text(refilled("G1").twoStar('G', 1, kDa).oneStar('C', 2).build()));
}

TEST(DaGreenhouse, TakesTheRoomThatItMadeByADowngrade) {
    const auto table = daWith("G1").ship(1, kDa).twoStar('G', 1);
    EXPECT_EQ(offered(play(table, "da:G1")), "down:G.1");
    EXPECT_EQ(text(activated(table)),
              text(refilled("G1").oneStar('G', 1).twoStar('G', 1, kDa).build()));
}

TEST(DaGreenhouse, BreaksTiesByBuildingOrder) {
    EXPECT_EQ(firstChoice(daWith("G1").ship(1, kDa).oneStar('A', 1, kDa).oneStar('E', 1, kDa)),
              "up:G.2");
    EXPECT_EQ(firstChoice(daWith("G1").oneStar('A', 1, kDa).oneStar('C', 1, kDa)), "up:C.2");
    EXPECT_EQ(firstChoice(daWith("G1").twoStar('A', 1).twoStar('E', 1)), "down:E.1");
}

TEST(DaGreenhouse, MayHaveNothingToUpgrade) {
    EXPECT_EQ(text(activated(daWith("G1"))), text(refilled("G1").ship(1, kDa).build()));
}

TEST(DaHabitation, SkipsTheFirstStepAndLaunchesWithNobodyOnTheShip) {
    EXPECT_EQ(text(activated(solo().phase(Phase::Android).prep("H0g", kDa).deck("E1 E2"))),
              text(solo().prep("H0g E1", kDa).deck("E2").ship(1, kDa).round(2).build()));
}

TEST(DaHabitation, SettlesWhereTheSetOfFourIsMade) {
    // ★ is worth 2 anywhere and the ship 1; only aqualab makes all four.
    const auto table =
        daWith("H0g").ship(2, kDa).oneStar('G', 1, kDa).oneStar('E', 2, kDa).twoStar('C', 1, kDa);
    EXPECT_EQ(offered(play(table, "da:H0g")), "settle-in:A settle-in:C settle-in:E settle-in:G");
    EXPECT_EQ(firstChoice(table), "settle-in:A");
    const auto after = activated(table);
    EXPECT_EQ(after.players[kDa].oneStar[3], 1);
    EXPECT_EQ(after.players[kDa].ship, 1);
}

TEST(DaHabitation, SettlesWhereFourInOneAreMade) {
    EXPECT_EQ(firstChoice(daWith("H0g").ship(2, kDa).oneStar('E', 2, kDa).twoStar('E', 1, kDa)),
              "settle-in:E");
}

TEST(DaHabitation, PrefersFourInOneToAllFour) { // 5 points to 4
    EXPECT_EQ(firstChoice(daWith("H0g")
                              .ship(1, kDa)
                              .oneStar('G', 1, kDa)
                              .oneStar('E', 1, kDa)
                              .oneStar('C', 3, kDa)),
              "settle-in:C");
}

TEST(DaHabitation, BreaksTiesByBuildingOrder) {
    EXPECT_EQ(firstChoice(daWith("H0g").ship(2, kDa)), "settle-in:G");
    // Both bonuses are there already, so all buildings are alike.
    EXPECT_EQ(firstChoice(daWith("H0g")
                              .ship(1, kDa)
                              .oneStar('A', 3, kDa)
                              .twoStar('A', 1, kDa)
                              .oneStar('C', 1, kDa)
                              .oneStar('E', 1, kDa)),
              "settle-in:G");
    EXPECT_EQ(firstChoice(daWith("H0g").ship(1, kDa).oneStar('C', 3, kDa).oneStar('A', 3, kDa)),
              "settle-in:C");
}

// -- the end of the round -------------------------------------------------------------------------

TEST(SoloEnd, IsNotYetWithTwoCardsBeforeDa) {
    const auto after = activated(daWith("C1").ship(3, kDa).round(4));
    EXPECT_EQ(after.phase, Phase::Architect);
    EXPECT_EQ(after.round, 5);
}

TEST(SoloEnd, ComesWithFewerThanTwoCardsBeforeDa) {
    const auto one = activated(solo().phase(Phase::Android).prep("C1", kDa).round(4).ship(1, kDa));
    EXPECT_EQ(one.phase, Phase::Over);
    EXPECT_EQ(one.round, 4);
    EXPECT_EQ(one.toMove, 0);
    const auto none = activated(solo().phase(Phase::Android).deck("C1"));
    EXPECT_EQ(none.phase, Phase::Over);
    EXPECT_EQ(none.cards.count(Zone::prep(kDa)), 1U);
    EXPECT_EQ(offered(none), "");
}

TEST(SoloEnd, ComesWithSevenOfTheHumanInBuildings) {
    EXPECT_EQ(activated(daWith("C1").oneStar('G', 6).twoStar('A', 1)).phase, Phase::Over);
    EXPECT_EQ(activated(daWith("C1").oneStar('G', 5).twoStar('A', 1).ship(1)).phase,
              Phase::Architect);
}

TEST(SoloEnd, ComesWithSevenOfDaInBuildings) {
    EXPECT_EQ(activated(daWith("C1").oneStar('G', 6, kDa).ship(1, kDa)).phase, Phase::Over);
    EXPECT_EQ(activated(daWith("C1").oneStar('G', 5, kDa).ship(2, kDa)).phase, Phase::Architect);
}

TEST(SoloEnd, IsJudgedAtTheRoundsEndOnly) {
    const auto table =
        solo().hand("C4 A1 A2").prep("G1 G2").oneStar('E', 6).ship(1).deck("H0a H0b H0c H0d");
    const auto turn = play(TableBuilder(table).prep("E1 E2", kDa), "hand:C4");
    EXPECT_EQ(turn.phase, Phase::Failure);
    const auto over = play(turn, "failure da");
    EXPECT_EQ(over.phase, Phase::Over);
    EXPECT_EQ(over.round, 1);
}

} // namespace
} // namespace pocketmars::engine
