// The right column of the rulings' card table: what a card does when it is played from a prep
// module, and what it asks for (rulings 2 and 3).

#include "tests/engine/effects/prepared_card.h"
#include "tests/engine/table_cases.h"

#include "engine/box/card.h"
#include "engine/box/readings.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::engine {
namespace {

std::vector<Outcome> bottomLaunches() {
    return {
        {"C1", prepared("C1"), "prep:C1 bottom -", connected("C1").ship(2)},
        {"E1", prepared("E1"), "prep:E1 bottom -", connected("E1").ship(2)},
        {"A1", prepared("A1"), "prep:A1 bottom -", connected("A1").ship(2)},
        {"G1", prepared("G1"), "prep:G1 bottom", connected("G1").ship(2)},
        {"C1WithOneOnEarth", prepared("C1").oneStar('E', 6), "prep:C1 bottom",
         connected("C1").oneStar('E', 6).ship(1)},
        {"C1WithDaInTheBuilding", prepared("C1").oneStar('C', 1, kDa), "prep:C1 bottom -",
         connected("C1").oneStar('C', 1, kDa).ship(2)},
        {"C1NotTaken", prepared("C1"), "prep:C1 - -", connected("C1")},
        {"C3", prepared("C3").hand("C5 E1"), "prep:C3 bottom discard:C5 -",
         connected("C3").hand("E1").discard("C5").ship(2)},
        {"C5", prepared("C5").hand("C1"), "prep:C5 bottom -", connected("C5").hand("C1").ship(1)},
        {"C7", prepared("C7").hand("C1"), "prep:C7 bottom -", connected("C7").hand("C1").ship(1)},
        {"E5", prepared("E5").hand("E1"), "prep:E5 bottom -", connected("E5").hand("E1").ship(1)},
        {"E7", prepared("E7").hand("E1"), "prep:E7 bottom -", connected("E7").hand("E1").ship(1)},
        {"A5", prepared("A5").hand("A1"), "prep:A5 bottom -", connected("A5").hand("A1").ship(1)},
        {"A7", prepared("A7").hand("A1"), "prep:A7 bottom -", connected("A7").hand("A1").ship(1)},
        {"G5", prepared("G5").hand("G1"), "prep:G5 bottom", connected("G5").hand("G1").ship(1)},
        {"G7", prepared("G7").hand("G1"), "prep:G7 bottom", connected("G7").hand("G1").ship(1)},
        {"G2", prepared("G2"), "prep:G2 bottom", connected("G2").ship(1)},
        {"G3", prepared("G3").energy(1), "prep:G3 bottom", connected("G3").ship(1)},
        {"E4", prepared("E4").energy(3), "prep:E4 bottom -", connected("E4").energy(1).ship(2)},
        {"E4WithOneOnEarth", prepared("E4").energy(2).oneStar('G', 6), "prep:E4 bottom -",
         connected("E4").oneStar('G', 6).ship(1)},
        {"H0b", prepared("H0b").energy(1), "prep:H0b bottom -", connected("H0b").ship(1)},
        {"H0g", prepared("H0g").energy(2), "prep:H0g bottom -", connected("H0g").energy(1).ship(1)},
    };
}

std::vector<Outcome> colonists() {
    return {
        {"A3", prepared("A3").hand("A1 E1"), "prep:A3 bottom discard:A1 -",
         connected("A3").hand("E1").discard("A1").oneStar('A', 1)},
        {"C4", prepared("C4").oneStar('G', 1).twoStar('G', 1, kDa), "prep:C4 bottom swap:G.1.2 -",
         connected("C4").twoStar('G', 1).oneStar('G', 1, kDa)},
        {"C4TheOtherWay", prepared("C4").oneStar('G', 1, kDa).twoStar('G', 1),
         "prep:C4 bottom swap:G.2.1 -", connected("C4").twoStar('G', 1, kDa).oneStar('G', 1)},
        {"C6", prepared("C6").oneStar('E', 1), "prep:C6 bottom recall:E -",
         connected("C6").ship(1).energy(2)},
        {"C6FromTwoStar", prepared("C6").twoStar('E', 1).energy(6), "prep:C6 bottom recall-2:E -",
         connected("C6").ship(1).energy(7)},
        {"G4Up", prepared("G4").energy(3).oneStar('A', 1, kDa), "prep:G4 bottom up:A.2 -",
         connected("G4").twoStar('A', 1, kDa)},
        {"G4Down", prepared("G4").energy(4).twoStar('A', 1, kDa), "prep:G4 bottom down:A.2 -",
         connected("G4").energy(1).oneStar('A', 1, kDa)},
        {"G6", prepared("G6").twoStar('A', 1), "prep:G6 bottom down:A.1 -",
         connected("G6").oneStar('A', 1).energy(4)},
        {"G6LosesWhatExceeds7", prepared("G6").twoStar('A', 1).energy(5),
         "prep:G6 bottom down:A.1 -", connected("G6").oneStar('A', 1).energy(7)},
        {"H0c", prepared("H0c").energy(3).ship(1), "prep:H0c bottom settle-in:C",
         connected("H0c").oneStar('C', 1)},
        {"H0d", prepared("H0d").energy(7).ship(2), "prep:H0d bottom settle-in:G -",
         connected("H0d").oneStar('G', 1).energy(4).ship(1)},
    };
}

std::vector<Outcome> energiesAndLooks() {
    return {
        {"E2", prepared("E2").energy(1), "prep:E2 bottom -", connected("E2").energy(3)},
        {"E2LosesWhatExceeds7", prepared("E2").energy(6), "prep:E2 bottom",
         connected("E2").energy(7)},
        {"E3", prepared("E3").ship(2), "prep:E3 bottom -", connected("E3").ship(2).energy(2)},
        {"A6", prepared("A6").hand("G1 G2").prep("C1", kDa), "prep:A6 bottom look:2 -",
         connected("A6").hand("G1 G2").prep("C1", kDa)},
        {"H0a", prepared("H0a").hand("G1 G2").prep("C1 C2", kDa).energy(1),
         "prep:H0a bottom look:2", connected("H0a").hand("G1 G2").prep("C1 C2", kDa)},
        {"H0e", prepared("H0e").hand("G1 G2").prep("C1 C2", kDa).energy(1),
         "prep:H0e bottom look:2", connected("H0e").hand("G1 G2").prep("C1 C2", kDa)},
        {"H0f", prepared("H0f").hand("G1 G2").prep("C1 C2", kDa).energy(2),
         "prep:H0f bottom look:2", connected("H0f").hand("G1 G2").prep("C1 C2", kDa).energy(1)},
    };
}

std::vector<Outcome> bottomCards() {
    return {
        {"C2", prepared("C2").discard("E1 E2"), "prep:C2 bottom take:E1 -",
         connected("C2").discard("E2").hand("E1")},
        {"A2", prepared("A2").stack('E', "E1 E3"), "prep:A2 bottom take-top:E -",
         connected("A2").stack('E', "E1").hand("E3")},
        {"A2TakesAFaceDownCard", prepared("A2").stack('E', "E1 ~E3"), "prep:A2 bottom take-top:E -",
         connected("A2").stack('E', "E1").hand("E3")},
        {"A2TakesItselfBack", prepared("A2"), "prep:A2 bottom take-top:A -", // ruling 6
         solo().hand("A2").prep("H0f H0g").phase(Phase::Failure)},
        {"A4OneCard", prepared("A4").energy(2).hand("G1 G2").deck("E1 E2"),
         "prep:A4 bottom bury:G1 - -", connected("A4").hand("G2 E1").deck("E2 G1")},
        {"A4TwoCards", prepared("A4").energy(2).hand("G1 G2").deck("E1 E2"),
         "prep:A4 bottom bury:G1 bury:G2 -", connected("A4").hand("E1 E2").deck("G1 G2")},
        {"A4TwoCardsInTheOtherOrder", prepared("A4").energy(2).hand("G1 G2").deck("E1 E2"),
         "prep:A4 bottom bury:G2 bury:G1 -", connected("A4").hand("E1 E2").deck("G2 G1")},
        {"A4TheOnlyCard", prepared("A4").energy(2).hand("G1").deck("E1 E2"),
         "prep:A4 bottom bury:G1 -", connected("A4").hand("E1 E2").deck("G1")},
        {"E6", prepared("E6").energy(3).stack('A', "A1 A2"), "prep:E6 bottom turn:A -",
         connected("E6").energy(1).stack('A', "A1 ~A2")},
        {"E6TurnsItself", prepared("E6").energy(2), "prep:E6 bottom turn:E -", // ruling 14
         solo().stack('E', "~E6").prep("H0f H0g").phase(Phase::Failure)},
    };
}

std::vector<Outcome> bottomOutcomes() {
    auto all = bottomLaunches();
    for (const auto& some : {colonists(), energiesAndLooks(), bottomCards()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

constexpr const char* kBottom = "- bottom";
constexpr const char* kAbility = "- ability";
constexpr const char* kTurnIsOver = "failure"; ///< what comes next in solo

/// Rulings 2 and 3: only where the condition holds, the cost can be paid, something changes.
std::vector<Offer> conditions() {
    return {
        {"C1", prepared("C1"), "prep:C1", kBottom},
        {"C1WithOneOnItsStar", prepared("C1").oneStar('C', 1), "prep:C1", kAbility},
        {"E1WithOneOnItsTwoStar", prepared("E1").twoStar('E', 1), "prep:E1", kAbility},
        {"A1WithOneInTheBuilding", prepared("A1").oneStar('A', 1), "prep:A1", kAbility},
        {"G1WithOneInTheBuilding", prepared("G1").oneStar('G', 1), "prep:G1", kAbility},
        {"A1WithNobodyOnEarth", prepared("A1").oneStar('G', 7), "prep:A1", kAbility},
        {"A1AfterSettlingThere", prepared("A1").stack('A', "~A7").ship(1), "prep:A1 settle",
         kAbility},
        {"A1NotSettlingThere", prepared("A1").stack('A', "~A7").ship(1), "prep:A1 -", kBottom},
        {"C2WithAnEmptyPile", prepared("C2"), "prep:C2", kAbility},
        {"C3WithoutSuchACard", prepared("C3").hand("E1"), "prep:C3", kAbility},
        {"C3WithNobodyOnEarth", prepared("C3").hand("C5").oneStar('A', 7), "prep:C3", kTurnIsOver},
        {"A3WithoutSuchACard", prepared("A3").hand("C5"), "prep:A3", kAbility},
        {"A3WithNobodyOnEarth", prepared("A3").hand("A5").oneStar('G', 7), "prep:A3", kAbility},
        {"A3LooksAtTheHandOnly", prepared("A3").prep("A5"), "prep:A3", kAbility},
        {"C4WithNoPair", prepared("C4").oneStar('G', 1).twoStar('A', 1, kDa), "prep:C4", kAbility},
        {"C4WithOneColour", prepared("C4").oneStar('G', 1).twoStar('G', 1), "prep:C4", kAbility},
        {"C6WithNobodyInABuilding", prepared("C6").oneStar('G', 1, kDa), "prep:C6", kAbility},
        {"C6WithFullEnergy", prepared("C6").oneStar('G', 1).energy(7), "prep:C6", kBottom},
        {"E2WithFullEnergy", prepared("E2").energy(7), "prep:E2", kTurnIsOver},
        {"E3WithOneOnTheShip", prepared("E3").ship(1), "prep:E3", kAbility},
        {"E3WithFullEnergy", prepared("E3").ship(2).energy(7), "prep:E3", kTurnIsOver},
        {"E4WithTooLittleEnergy", prepared("E4").energy(1), "prep:E4", kAbility},
        {"E4WithNobodyOnEarth", prepared("E4").energy(2).oneStar('A', 7), "prep:E4", kAbility},
        {"E6WithTooLittleEnergy", prepared("E6").energy(1), "prep:E6", kAbility},
        {"A4WithTooLittleEnergy", prepared("A4").energy(1).hand("G1"), "prep:A4", kAbility},
        {"A4WithAnEmptyHand", prepared("A4").energy(2), "prep:A4", kAbility},
        {"A6WithNothingToLookAt", prepared("A6").hand("G1 G2"), "prep:A6", kAbility},
        {"G2WithNobodyOnEarth", prepared("G2").oneStar('A', 7), "prep:G2", kAbility},
        {"G3WithoutEnergy", prepared("G3"), "prep:G3", kTurnIsOver},
        {"G3WithNobodyOnEarth", prepared("G3").energy(1).ship(7), "prep:G3", kTurnIsOver},
        {"G4WithTooLittleEnergy", prepared("G4").energy(2).oneStar('A', 1), "prep:G4", kAbility},
        {"G4WithNobodyInABuilding", prepared("G4").energy(3), "prep:G4", kTurnIsOver},
        {"G6WithNobodyOnTwoStar", prepared("G6").oneStar('A', 1).twoStar('A', 1, kDa), "prep:G6",
         kAbility},
        {"G6WithFullEnergy", prepared("G6").twoStar('A', 1).energy(7), "prep:G6", kBottom},
        {"H0aWithoutEnergy", prepared("H0a").hand("G1 G2").prep("C1", kDa), "prep:H0a",
         kTurnIsOver},
        {"H0eWithNothingToLookAt", prepared("H0e").energy(1), "prep:H0e", kTurnIsOver},
        {"H0fWithNothingToLookAt", prepared("H0f").energy(1), "prep:H0f", kTurnIsOver},
        {"H0bWithNobodyOnEarth", prepared("H0b").energy(1).oneStar('A', 7), "prep:H0b",
         kTurnIsOver},
        {"H0gWithoutEnergy", prepared("H0g"), "prep:H0g", kTurnIsOver},
        {"H0cWithTooLittleEnergy", prepared("H0c").energy(2).ship(1), "prep:H0c", kAbility},
        {"H0dWithNobodyOnTheShip", prepared("H0d").energy(3), "prep:H0d", kTurnIsOver},
    };
}

std::vector<Offer> choices() {
    return {
        {"C2OffersTheWholePile", prepared("C2").discard("E1 E2"), "prep:C2 bottom",
         "take:E1 take:E2"},
        {"C3OffersCardsOfItsSuit", prepared("C3").hand("C5 E1"), "prep:C3 bottom", "discard:C5"},
        {"A3OffersCardsOfItsSuit", prepared("A3").hand("A5 A6"), "prep:A3 bottom",
         "discard:A5 discard:A6"},
        {"C6OffersEitherSpace", prepared("C6").oneStar('G', 2).twoStar('G', 1).oneStar('A', 1),
         "prep:C6 bottom", "recall-2:G recall:A recall:G"},
        {"G4OffersAnyOwners",
         prepared("G4").energy(3).oneStar('G', 1).twoStar('G', 1, kDa).oneStar('C', 1, kDa),
         "prep:G4 bottom", "down:G.2 up:C.2"}, // ★★ of greenhouse has no room
        {"G6OffersOnesOwn",
         prepared("G6").twoStar('G', 1).twoStar('E', 1).twoStar('A', 1, kDa).oneStar('A', 1),
         "prep:G6 bottom", "down:E.1 down:G.1"},
        {"E6OffersFaceUpTops",
         prepared("E6").energy(2).stack('G', "G1 ~G2").stack('H', "~H0a H0b").stack('A', "A1"),
         "prep:E6 bottom", "turn:A turn:E turn:H"},
        {"A2OffersEachStack", prepared("A2").stack('G', "~G2").stack('H', "H0b"), "prep:A2 bottom",
         "take-top:A take-top:G take-top:H"},
        {"A4OffersTheHand", prepared("A4").energy(2).hand("G1 G2"), "prep:A4 bottom",
         "bury:G1 bury:G2"},
        {"A4OffersToStopAtOne", prepared("A4").energy(2).hand("G1 G2"), "prep:A4 bottom bury:G2",
         "- bury:G1"},
        {"H0cOffersEachBuilding", prepared("H0c").energy(3).ship(1), "prep:H0c bottom",
         "settle-in:A settle-in:C settle-in:E settle-in:G"},
        {"H0dOffersEachBuilding", prepared("H0d").energy(3).ship(1), "prep:H0d bottom",
         "settle-in:A settle-in:C settle-in:E settle-in:G"},
    };
}

class BottomActionLeads : public ::testing::TestWithParam<Outcome> {};
TEST_P(BottomActionLeads, To) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Card, BottomActionLeads, ::testing::ValuesIn(bottomOutcomes()),
                         nameOf<Outcome>);

class BottomActionIsOffered : public ::testing::TestWithParam<Offer> {};
TEST_P(BottomActionIsOffered, Where) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Card, BottomActionIsOffered, ::testing::ValuesIn(conditions()),
                         nameOf<Offer>);

class BottomActionOffers : public ::testing::TestWithParam<Offer> {};
TEST_P(BottomActionOffers, AllOf) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Card, BottomActionOffers, ::testing::ValuesIn(choices()), nameOf<Offer>);

TEST(BottomActions, AreTestedForEachCard) {
    EXPECT_EQ(cardsPlayed(bottomOutcomes(), "prep"), allCards());
}

// -- doubtful readings ----------------------------------------------------------------------------

struct Holder {
    const char* card;
    char suit; ///< of the card to hold
};

/// Whether the bottom action of a card is offered with a card of a suit in hand.
bool isOfferedHolding(const Holder& holder, const Readings& readings) {
    for (int rank = 0; rank < kCardsPerSuit; ++rank) {
        const CardId held(suitFromLetter(holder.suit).value(), rank);
        const auto text = held.toString();
        if (text != holder.card && text != "H0f" && text != "H0g") {
            const auto table = prepared(holder.card).hand(text).readings(readings);
            return offered(play(table, std::string("prep:") + holder.card)) == kBottom;
        }
    }
    return false;
}

TEST(DoubtfulReadings, Of5sAnd7sNameTheSuitToHold) {
    for (const std::string card : {"G5", "E5", "C5", "A5", "G7", "E7", "C7", "A7"}) {
        const auto own = suitFromLetter(card.front()).value();
        for (const auto asked : kSuits) {
            Readings readings;
            auto& suits = card.back() == '5' ? readings.heldFor5 : readings.heldFor7;
            suits.at(index(own)) = asked;
            for (const auto held : kSuits) {
                EXPECT_EQ(isOfferedHolding({card.c_str(), letter(held)}, readings), held == asked)
                    << card << " asks for " << letter(asked) << ", held " << letter(held);
            }
        }
    }
}

TEST(DoubtfulReadings, OfC3AndA3NameTheSuitToDiscard) {
    const auto offeredBy = [](const std::string& card, const Readings& readings) {
        const auto table = prepared(card).hand("E1 C1").hand("A1").readings(readings);
        return offered(play(table, "prep:" + card + " bottom"));
    };
    Readings readings;
    EXPECT_EQ(offeredBy("C3", readings), "discard:C1");
    EXPECT_EQ(offeredBy("A3", readings), "discard:A1");
    readings.discardedForC3 = Suit::EnergyBank;
    readings.discardedForA3 = Suit::CommsCenter;
    EXPECT_EQ(offeredBy("C3", readings), "discard:E1");
    EXPECT_EQ(offeredBy("A3", readings), "discard:C1");
    readings.discardedForC3 = std::nullopt;
    readings.discardedForA3 = std::nullopt;
    EXPECT_EQ(offeredBy("C3", readings), "discard:A1 discard:C1 discard:E1");
    EXPECT_EQ(offeredBy("A3", readings), "discard:A1 discard:C1 discard:E1");
}

TEST(DoubtfulReadings, OfC4SwapTheTwoTopCardsOfAStack) {
    Readings readings;
    readings.c4Bottom = C4Bottom::Cards;
    const auto swap = [&readings](const TableBuilder& table) {
        return TableBuilder(table).readings(readings);
    };
    const auto table =
        swap(prepared("C4")).stack('E', "E1 E2 ~E3").stack('C', "C7").stack('A', "A1");
    EXPECT_EQ(offered(play(table, "prep:C4 bottom")), "swap-tops:C swap-tops:E");
    const auto rest =
        solo().readings(readings).prep("H0f H0g").phase(Phase::Failure).stack('A', "A1");
    EXPECT_EQ(text(play(table, "prep:C4 bottom swap-tops:E -")),
              text(TableBuilder(rest).stack('E', "E1 ~E3 E2").stack('C', "C7 C4").build()));
    EXPECT_EQ(text(play(table, "prep:C4 bottom swap-tops:C -")),
              text(TableBuilder(rest).stack('E', "E1 E2 ~E3").stack('C', "C4 C7").build()));
    // Colonists don't matter to it; with no stack of two it can't be triggered.
    EXPECT_EQ(offered(play(swap(prepared("C4")).oneStar('G', 1).twoStar('G', 1, kDa), "prep:C4")),
              kAbility);
}

} // namespace
} // namespace pocketmars::engine
