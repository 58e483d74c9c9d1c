// The five actions of a turn, solo and in 2-4 players' games, and what a connected card offers.

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::engine {
namespace {

/// Four cards for the human, two for DA, colonists to move, and a deck.
TableBuilder soloTable() {
    return solo().hand("C7 A6").prep("E4 G2").prep("E5 H0c", kDa).ship(1).energy(1).deck("A1 A2");
}

/// Two players with four cards each, the first to move.
TableBuilder versusTable() {
    return versus(2)
        .hand("C7 A6")
        .prep("E4 G2")
        .hand("E1 H0a", 1)
        .prep("E5 H0c", 1)
        .ship(1)
        .ship(1, 1)
        .energy(1)
        .deck("A1 A2 A3 A4");
}

TEST(SoloTurn, OffersTheFiveActions) {
    EXPECT_EQ(offered(soloTable().build()),
              "charge-prep:E4 charge-prep:G2 charge:A6 charge:C7 from:2.E5 from:2.H0c hand:A6 "
              "hand:C7 launch:E5 launch:H0c prep:E4 prep:G2");
}

TEST(VersusTurn, OffersTheFiveActions) {
    EXPECT_EQ(offered(versusTable().build()),
              "charge-prep:E4 charge-prep:G2 charge:A6 charge:C7 from:2.E5 from:2.H0c hand:A6 "
              "hand:C7 launch prep:E4 prep:G2");
}

TEST(VersusTurn, PlaysFromThePrepModulesOfAllOthers) {
    const auto table = versus(3).prep("C1").prep("E1 E2", 1).prep("G1", 2).toMove(1).deck("A1");
    EXPECT_EQ(offered(table.build()),
              "charge-prep:E1 charge-prep:E2 from:1.C1 from:3.G1 launch prep:E1 prep:E2");
}

TEST(SoloTurn, LaunchesOneAndDiscardsACardOfDa) {
    const auto after = play(soloTable(), "launch:H0c");
    EXPECT_EQ(text(after), text(solo()
                                    .hand("C7 A6")
                                    .prep("E4 G2")
                                    .prep("E5", kDa)
                                    .ship(2)
                                    .energy(1)
                                    .deck("A1 A2")
                                    .discard("H0c")
                                    .phase(Phase::Failure)
                                    .build()));
}

TEST(SoloTurn, CannotLaunchWithoutACardOfDa) {
    EXPECT_EQ(offered(solo().hand("C7").build()), "charge:C7 hand:C7");
}

TEST(SoloTurn, CannotLaunchWithNobodyOnEarth) {
    EXPECT_EQ(offered(solo().hand("C7").prep("E1", kDa).ship(7).build()),
              "charge:C7 from:2.E1 hand:C7");
}

TEST(VersusTurn, LaunchesOne) {
    const auto after = play(versusTable(), "launch");
    EXPECT_EQ(text(after), text(versusTable().ship(2).toMove(1).build()));
}

TEST(VersusTurn, CannotLaunchWithNobodyOnEarth) {
    EXPECT_EQ(offered(versus(2).hand("C7").oneStar('G', 7).deck("E1").build()),
              "charge:C7 hand:C7");
}

TEST(SoloTurn, ACardOfTheHandOrThePrepModuleIsWorthTwoEnergy) {
    const auto hand = play(solo().hand("C7").prep("E4 G2 G3").energy(1), "charge:C7");
    EXPECT_EQ(text(hand),
              text(solo().discard("C7").prep("E4 G2 G3").energy(3).phase(Phase::Failure).build()));
    const auto prep = play(solo().hand("C7").prep("E4 G2 G3").energy(1), "charge-prep:G2");
    EXPECT_EQ(
        text(prep),
        text(
            solo().hand("C7").discard("G2").prep("E4 G3").energy(3).phase(Phase::Failure).build()));
}

TEST(VersusTurn, ACardOfTheHandOrThePrepModuleIsWorthOneEnergy) {
    EXPECT_EQ(play(versusTable(), "charge:C7").players[0].energy, 2);
    const auto after = play(versusTable(), "charge-prep:G2 ready:A6");
    EXPECT_EQ(after.players[0].energy, 2);
    EXPECT_EQ(text(after), text(versus(2)
                                    .hand("C7 A1")
                                    .prep("E4 A6")
                                    .hand("E1 H0a", 1)
                                    .prep("E5 H0c", 1)
                                    .ship(1)
                                    .ship(1, 1)
                                    .energy(2)
                                    .deck("A2 A3 A4")
                                    .discard("G2")
                                    .toMove(1)
                                    .build()));
}

TEST(SoloTurn, ACardIsGivenForEnergyAtSevenToo) { // ruling 4
    const auto table = solo().hand("C7").prep("E4 G2").energy(7);
    EXPECT_EQ(text(play(table, "charge:C7")),
              text(solo().prep("E4 G2").energy(7).discard("C7").phase(Phase::Failure).build()));
    EXPECT_EQ(play(solo().hand("C7").prep("E4 G2").energy(6), "charge:C7").players[0].energy, 7);
}

// -- settle if higher -----------------------------------------------------------------------------

/// Whether the settle step is offered when a card is connected to a stack.
bool settlesOn(const std::string& card, const std::string& stack) {
    const auto table =
        solo().prep(card + " H0f H0g").stack(card.front(), stack).ship(1).energy(7).deck("A1");
    return offered(play(table, "prep:" + card)) == "- settle";
}

TEST(Settling, NeedsAHigherValueThanTheBuildingsThree) {
    EXPECT_TRUE(settlesOn("E4", ""));
    EXPECT_TRUE(settlesOn("G7", ""));
    EXPECT_FALSE(settlesOn("E3", ""));
    EXPECT_FALSE(settlesOn("A1", ""));
}

TEST(Settling, NeedsAHigherValueThanTheCoveredCards) {
    EXPECT_TRUE(settlesOn("E5", "E7 E4"));
    EXPECT_TRUE(settlesOn("E2", "E1"));
    EXPECT_FALSE(settlesOn("E4", "E5"));
    EXPECT_FALSE(settlesOn("E6", "E1 E7"));
}

TEST(Settling, TakesAFaceDownCardAsZero) { // ruling 5
    EXPECT_TRUE(settlesOn("E1", "E5 ~E7"));
    EXPECT_TRUE(settlesOn("E1", "~?E"));
}

TEST(Settling, HappensNeverInHabitation) {
    for (const std::string card : {"H0a", "H0c"}) {
        EXPECT_FALSE(settlesOn(card, ""));
        EXPECT_FALSE(settlesOn(card, "~H0b"));
    }
}

TEST(Settling, NeedsSomebodyOnTheShip) {
    EXPECT_EQ(offered(play(solo().prep("E7 H0f H0g"), "prep:E7")), "- ability");
}

TEST(Settling, ComparesWithTheBuildingAgainOnceTheStackIsEmptied) { // ruling 14
    const auto table = solo().hand("H0e").prep("E4 H0f H0g").stack('E', "E7").ship(1);
    const auto taken = play(table, "hand:H0e take-top:E");
    EXPECT_TRUE(taken.cards.in(Zone::stack(Suit::EnergyBank)).empty());
    auto next = taken;
    next.phase = Phase::Architect;
    next.progress = {};
    EXPECT_EQ(offered(play(next, "prep:E4")), "- settle");
}

TEST(ConnectedCard, OffersSettlingThenTheBottomActionThenTheAbility) {
    const auto table = solo().prep("E4 H0f H0g").ship(1).energy(2);
    EXPECT_EQ(offered(play(table, "prep:E4")), "- settle");
    EXPECT_EQ(offered(play(table, "prep:E4 settle")), "- bottom");
    EXPECT_EQ(offered(play(table, "prep:E4 -")), "- bottom");
    EXPECT_EQ(offered(play(table, "prep:E4 settle bottom")), "- ability");
    EXPECT_EQ(offered(play(table, "prep:E4 settle -")), "- ability");
    const auto done = solo().stack('E', "E4").prep("H0f H0g").phase(Phase::Failure);
    EXPECT_EQ(text(play(table, "prep:E4 settle bottom ability")),
              text(TableBuilder(done).oneStar('E', 1).ship(2).energy(1).build()));
    EXPECT_EQ(text(play(table, "prep:E4 - - -")),
              text(TableBuilder(done).ship(1).energy(2).build()));
}

TEST(ConnectedCard, AbilityIsOfferedThoughTheBottomActionIsNot) {
    const auto table = solo().prep("C5 H0f H0g").ship(1);
    EXPECT_EQ(offered(play(table, "prep:C5 settle")), "- ability");
}

// -- ruling 8: from another's prep module ---------------------------------------------------------

TEST(FromAnothersPrepModule, InSoloOneMaySettleAndUseTheAbility) {
    const auto table = soloTable();
    EXPECT_EQ(offered(play(table, "from:2.E5")), "- settle");
    // The human holds no energy bank card, yet the bottom action of E4 or E2 is not run either.
    EXPECT_EQ(offered(play(table, "from:2.E5 settle")), "- ability");
    EXPECT_EQ(text(play(table, "from:2.E5 settle ability")), text(solo()
                                                                      .hand("C7 A6")
                                                                      .prep("E4 G2")
                                                                      .prep("H0c", kDa)
                                                                      .stack('E', "E5")
                                                                      .oneStar('E', 1)
                                                                      .energy(2)
                                                                      .deck("A1 A2")
                                                                      .phase(Phase::Failure)
                                                                      .build()));
}

TEST(FromAnothersPrepModule, InSoloNobodyRunsTheBottomAction) {
    const auto table = solo().hand("C7 A6").prep("E4 G2").prep("E2 H0c", kDa);
    EXPECT_EQ(offered(play(table, "from:2.E2")), "- ability");
}

TEST(FromAnothersPrepModule, InSoloNobodySettlesOnAHigherCardOrInHabitation) {
    const auto table = soloTable().stack('E', "E6");
    EXPECT_EQ(offered(play(table, "from:2.E5")), "- ability");
    EXPECT_EQ(offered(play(table, "from:2.H0c")), "- ability");
}

TEST(FromAnothersPrepModule, InVersusTheOwnerRunsTheBottomActionAndNobodySettles) {
    const auto connected = play(versusTable(), "from:2.E5"); // the owner holds E1
    EXPECT_EQ(offered(connected), "- bottom");
    EXPECT_EQ(playerToDecide(connected), 1U);
    const auto run = play(connected, "bottom");
    EXPECT_EQ(run.players[1].ship, 2);
    EXPECT_EQ(run.players[0].ship, 1);
    EXPECT_EQ(offered(run), "- ability");
    EXPECT_EQ(playerToDecide(run), 0U);
    const auto used = play(run, "ability");
    EXPECT_EQ(used.players[0].energy, 2);
    EXPECT_EQ(used.players[1].energy, 0);
    // The owner lacks a card at the end of the turn.
    EXPECT_EQ(offered(used), "ready:A1 ready:E1 ready:H0a");
    EXPECT_EQ(playerToDecide(used), 1U);
}

TEST(FromAnothersPrepModule, InVersusTheOwnersConditionsAndCostsCount) {
    const auto table = versus(2)
                           .hand("A5 A6")
                           .prep("G1 G2")
                           .hand("C1 C2", 1)
                           .prep("A4 G3", 1)
                           .energy(7)
                           .energy(2, 1)
                           .deck("E1 E2 E3");
    EXPECT_EQ(offered(play(table, "from:2.A4 bottom")), "bury:C1 bury:C2");
    EXPECT_EQ(offered(play(TableBuilder(table).energy(1, 1), "from:2.A4")), "- ability");
    const auto paid = play(table, "from:2.A4 bottom bury:C1 -");
    EXPECT_EQ(paid.players[0].energy, 7);
    EXPECT_EQ(paid.players[1].energy, 0);
    EXPECT_EQ(offered(play(paid, "ability")), "bury-prep:G1 bury-prep:G2 bury:A5 bury:A6");
}

TEST(FromAnothersPrepModule, InVersusTheOwnerIsAnotherPlayersOther) { // ruling 7
    // H0a is the first player's; the owner, who acts, looks at the active player's cards.
    const auto table = versus(2).prep("C1").prep("H0a H0b", 1).energy(1, 1).deck("A1");
    EXPECT_EQ(offered(play(table, "from:2.H0a bottom")), "look:1");
}

// -- round and end --------------------------------------------------------------------------------

TEST(VersusTurn, PassesToTheNextSeatThenToTheNextRound) {
    const auto table = versus(2).prep("C1 C2").hand("C3 C4").prep("E1 E2", 1).hand("E3 E4", 1);
    const auto first = play(TableBuilder(table).deck("A1"), "launch");
    EXPECT_EQ(first.toMove, 1);
    EXPECT_EQ(first.round, 1);
    const auto second = play(first, "launch");
    EXPECT_EQ(second.toMove, 0);
    EXPECT_EQ(second.round, 2);
    EXPECT_EQ(second.phase, Phase::Turn);
}

/// The second of three moves, and settles or not.
TableBuilder lastRound() {
    return versus(3)
        .prep("G1 G2")
        .hand("G3 G4")
        .prep("E1 E2", 1)
        .hand("E3 E4", 1)
        .prep("C1 C2", 2)
        .hand("C3 C4", 2)
        .deck("A1 A2 A3 A4 A5")
        .round(8)
        .toMove(1);
}

TEST(VersusEnd, ComesWithTheRoundInWhichSomebodyHasAllSevenInBuildings) {
    const auto table = lastRound().oneStar('E', 6, 1).ship(1, 1);
    const auto seven = play(table, "hand:E4");
    EXPECT_EQ(seven.phase, Phase::Turn); // the round goes on
    EXPECT_EQ(seven.toMove, 2);
    const auto over = play(seven, "launch");
    EXPECT_EQ(over.phase, Phase::Over);
    EXPECT_EQ(over.round, 8);
    EXPECT_EQ(over.toMove, 0);
    EXPECT_EQ(offered(over), "");
    EXPECT_EQ(playerToDecide(over), std::nullopt);
}

TEST(VersusEnd, CountsColonistsOnTwoStarToo) {
    const auto table = lastRound().toMove(2).twoStar('A', 2).oneStar('C', 5);
    EXPECT_EQ(play(table, "launch").phase, Phase::Over);
}

TEST(VersusEnd, DoesNotComeWithSevenOnTheShip) {
    const auto table = lastRound().toMove(2).ship(7);
    EXPECT_EQ(play(table, "launch").phase, Phase::Turn);
}

TEST(VersusEnd, IsJudgedOnTheTableAtTheRoundsEnd) { // ruling 13
    // The second player had all seven; the third plays C6 from their prep module, and the owner
    // takes a colonist back.
    const auto table = lastRound().toMove(2).oneStar('E', 7, 1).prep("C6", 1);
    EXPECT_EQ(play(table, "launch discard:E3").phase, Phase::Over);
    const auto after = play(table, "from:2.C6 bottom recall:E -");
    EXPECT_EQ(after.phase, Phase::Turn);
    EXPECT_EQ(after.round, 9);
}

} // namespace
} // namespace pocketmars::engine
