// All states in which a phase or turn can end. Counts of states prove the choices as perft does.

#include "engine/rules/successors.h"

#include "engine/state/state_check.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace pocketmars::engine {
namespace {

std::set<std::string> ends(const TableBuilder& table, DaChoices choices = DaChoices::Best) {
    const auto states = successors(table.build(), choices);
    std::set<std::string> texts;
    if (!states) {
        ADD_FAILURE() << "refused for " << pathOf(states.error().zone);
        return texts;
    }
    for (const auto& state : *states) {
        EXPECT_TRUE(isSettled(state));
        EXPECT_EQ(firstInconsistency(state), std::nullopt);
        texts.insert(text(state));
    }
    EXPECT_EQ(texts.size(), states->size()) << "each once";
    return texts;
}

std::set<std::string> texts(std::initializer_list<TableBuilder> tables) {
    std::set<std::string> all;
    for (const auto& table : tables) {
        all.insert(text(table.build()));
    }
    return all;
}

TEST(Successors, OfASmallTurnAreThese) {
    const auto table = solo().hand("C7").prep("H0f H0g");
    const auto over = [] { return solo().phase(Phase::Failure); };
    EXPECT_EQ(ends(table), texts({over().discard("C7").prep("H0f H0g").ship(2),
                                  over().discard("C7").prep("H0f H0g").energy(2),
                                  over().discard("H0f").prep("H0g C7").energy(2),
                                  over().discard("H0g").prep("H0f C7").energy(2),
                                  over().stack('H', "H0f").prep("H0g C7"),
                                  over().stack('H', "H0g").prep("H0f C7")}));
}

TEST(Successors, OfTheFailureAreOne) {
    EXPECT_EQ(ends(solo().phase(Phase::Failure).deck("A1 A2 A3")),
              texts({solo().phase(Phase::Android).deck("A3").discard("A1 A2")}));
}

TEST(Successors, OfDaAreTheBestOrAll) {
    const auto table = solo()
                           .phase(Phase::Android)
                           .prep("H0a", kDa)
                           .deck("E1 E2")
                           .ship(1, kDa)
                           .oneStar('C', 3, kDa);
    const auto after = [] { return solo().prep("H0a E1", kDa).deck("E2").round(2); };
    EXPECT_EQ(ends(table), texts({after().oneStar('C', 4, kDa)}));
    EXPECT_EQ(
        ends(table, DaChoices::All),
        texts({after().oneStar('C', 4, kDa), after().oneStar('C', 3, kDa).oneStar('G', 1, kDa),
               after().oneStar('C', 3, kDa).oneStar('E', 1, kDa),
               after().oneStar('C', 3, kDa).oneStar('A', 1, kDa)}));
}

TEST(Successors, OfTwoUpgradesOfDaCountPairsOnce) {
    // ★ in three buildings, two go up: 3 pairs, in whatever order.
    const auto table = solo()
                           .phase(Phase::Android)
                           .prep("G1", kDa)
                           .deck("E1 E2")
                           .ship(1, kDa)
                           .oneStar('C', 1, kDa)
                           .oneStar('A', 1, kDa);
    EXPECT_EQ(ends(table).size(), 1U);
    EXPECT_EQ(ends(table, DaChoices::All).size(), 3U);
}

TEST(Successors, OfAFinishedGameAreNone) {
    EXPECT_TRUE(ends(solo().phase(Phase::Over).hand("C1")).empty());
}

TEST(Successors, OfAPassTakeInWhatIsPrepared) { // 2 of 4 cards
    EXPECT_EQ(ends(solo().ship(7).deck("A1 A2 A3 A4 A5")).size(), 6U);
}

TEST(Successors, CountChoicesOfCards) {
    // C2: 2 ways. Charging it: the four-card rule draws both. Nothing else to be played.
    EXPECT_EQ(ends(solo().hand("C2").deck("E5 A4")).size(), 2U + 1U);
    // H0c: 3 cards of the pile; or 2 energy and no choice.
    EXPECT_EQ(ends(solo().hand("H0c").prep("").discard("E1 E2 E3")).size(), 3U + 1U);
}

TEST(Successors, CountWhatALaterDecisionAllows) {
    // E7 alone: energy 2 for it as a charge; or 2 energy and a pass. The same but for nothing.
    EXPECT_EQ(ends(solo().hand("E7")).size(), 1U);
    // E7 and H0a: charge either; H0a; E7 then H0a, or charge H0a. With H0a left over or E7.
    EXPECT_EQ(ends(solo().hand("E7 H0a")).size(), 3U);
}

TEST(Successors, InVersusTakeInTheFourCardRuleOfAll) {
    // The active player launches; the other has three cards, one prepared: 3 ways to prepare.
    const auto table =
        versus(2).ship(6).prep("G1", 1).hand("E3 E4", 1).toMove(0).deck("A1 A2 A3 A4 A5 A6 A7");
    // Active player: 4 drawn, 2 of them prepared: 6 ways. Other: draws A5, prepares one of 3.
    // Or from:2.G1, whose condition fails, without a colonist to shift; the owner draws 2: 4 cards.
    // 6 * (2 of 4: 6 ways).
    EXPECT_EQ(ends(table).size(), 6U * 3U + 6U * 6U * 2U);
}

// -- why not --------------------------------------------------------------------------------------

SuccessorsError refusal(const TableBuilder& table) {
    const auto states = successors(table.build(), DaChoices::Best);
    EXPECT_FALSE(states);
    return states ? SuccessorsError{} : states.error();
}

TEST(Successors, CannotBeToldWhereADeckIsMadeAnew) {
    using Reason = SuccessorsError::Reason;
    const auto table = versus(2).hand("C1 C2").prep("H0f H0g").deck("A1");
    const auto full = TableBuilder(table).prep("E1 E2", 1).hand("E3 E4", 1);
    EXPECT_EQ(refusal(TableBuilder(full)).reason, Reason::NewDeck); // charge:C1 draws A1
    EXPECT_EQ(refusal(versus(2).discard("A1")).reason, Reason::NewDeck);
    // With cards enough nobody empties it.
    const auto enough = TableBuilder(full).deck("A2 A3 A4 A5 A6 A7");
    EXPECT_TRUE(successors(enough.build(), DaChoices::Best));
}

TEST(Successors, NameTheZoneOfACardThatMatters) {
    const auto zone = [](const TableBuilder& table) {
        const auto error = refusal(table);
        EXPECT_EQ(error.reason, SuccessorsError::Reason::UnknownCard);
        return pathOf(error.zone);
    };
    EXPECT_EQ(zone(solo().hand("?")), "players.0.hand");
    EXPECT_EQ(zone(solo().hand("?G")), "players.0.hand");
    EXPECT_EQ(zone(solo().prep("?")), "players.0.prep");
    EXPECT_EQ(zone(solo().prep("?G", kDa)), "players.1.prep");
    EXPECT_EQ(zone(versus(3).prep("?", 2).deck("A1")), "players.2.prep");
    EXPECT_EQ(zone(solo().phase(Phase::Android).prep("?", kDa)), "players.1.prep");
    EXPECT_EQ(zone(solo().prep("E2 H0f H0g").ship(1).stack('E', "?")),
              "buildings.energy_bank.stack");
    EXPECT_EQ(zone(solo().prep("C5").hand("?")), "players.0.hand");
    EXPECT_EQ(zone(solo().hand("C2").deck("? ?")), "the cards just drawn");
}

TEST(Successors, LeaveCardsUnknownThatDoNotMatter) {
    const auto table = solo().phase(Phase::Failure).deck("? ?G A1");
    EXPECT_EQ(ends(table), texts({solo().phase(Phase::Android).deck("A1").discard("? ?G")}));
    const auto back = solo().phase(Phase::Android).prep("?C", kDa).deck("? ?");
    EXPECT_EQ(ends(back), texts({solo().prep("?C ?", kDa).deck("?").ship(2, kDa).round(2)}));
    // Drawn by the four-card rule, then left in the hand or prepared: two ways after each of the
    // four actions that take a card of the prep module, one after each of the two others.
    EXPECT_EQ(ends(solo().hand("C7").prep("H0f H0g").deck("?")).size(), 4U * 2U + 2U);
    // Face down on a stack and beneath other cards.
    EXPECT_TRUE(successors(solo().prep("E2").ship(1).stack('E', "? ~?").build(), DaChoices::Best));
}

} // namespace
} // namespace pocketmars::engine
