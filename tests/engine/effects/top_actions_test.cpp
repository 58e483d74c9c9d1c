// The middle column of the rulings' card table: what a card does when it is played from the hand.

#include "tests/engine/effects/prepared_card.h"
#include "tests/engine/table_cases.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace pocketmars::engine {
namespace {

/// Solo; the card is the only one in hand, deck and DA's prep module are empty.
TableBuilder holding(std::string_view card) { return solo().hand(card).prep(otherPrep(card)); }

/// The turn is over, the card discarded.
TableBuilder played(std::string_view card) {
    return solo().discard(card).prep(otherPrep(card)).phase(Phase::Failure);
}

/// A hand of three, so that the four-card rule neither draws nor, once one is played, discards.
TableBuilder holdingThree(std::string_view card) { return holding(card).hand("G1 G2"); }

std::vector<Outcome> topLaunches() {
    return {
        {"C1", holding("C1"), "hand:C1", played("C1").ship(1).energy(1)},
        {"E1", holding("E1"), "hand:E1", played("E1").ship(1).energy(1)},
        {"A1", holding("A1"), "hand:A1", played("A1").ship(1).energy(1)},
        {"G1", holding("G1"), "hand:G1", played("G1").ship(1).energy(1)},
        {"C1WithNobodyOnEarth", holding("C1").ship(7), "hand:C1", played("C1").ship(7).energy(1)},
        {"G1WithFullEnergy", holding("G1").energy(7), "hand:G1", played("G1").ship(1).energy(7)},
        {"C6", holding("C6"), "hand:C6", played("C6").ship(1).energy(2)},
        {"C6LosesWhatExceeds7", holding("C6").energy(6), "hand:C6", played("C6").ship(1).energy(7)},
        {"C7", holding("C7"), "hand:C7", played("C7").ship(2)},
        {"C7WithOneOnEarth", holding("C7").ship(6), "hand:C7", played("C7").ship(7)},
        {"C7WithNobodyOnEarth", holding("C7").ship(7), "hand:C7", played("C7").ship(7)},
        {"C3", holding("C3"), "hand:C3", played("C3").ship(2)},
        {"E3", holding("E3"), "hand:E3", played("E3").ship(2)},
        {"G3", holding("G3"), "hand:G3", played("G3").ship(2)},
        {"C3WithOneOnTheShip", holding("C3").ship(1), "hand:C3", played("C3").ship(1)},
        {"E3WithOneOnTheShip", holding("E3").ship(1), "hand:E3", played("E3").ship(1)},
        {"G3WithOneOnTheShip", holding("G3").ship(1), "hand:G3", played("G3").ship(1)},
        {"G3WithOneOnEarth", holding("G3").oneStar('G', 6), "hand:G3",
         played("G3").oneStar('G', 6).ship(1)},
    };
}

std::vector<Outcome> settlesAndUpgrades() {
    return {
        {"C4", holding("C4").ship(2), "hand:C4", played("C4").ship(1).oneStar('C', 1)},
        {"E4", holding("E4").ship(2), "hand:E4", played("E4").ship(1).oneStar('E', 1)},
        {"A4", holding("A4").ship(2), "hand:A4", played("A4").ship(1).oneStar('A', 1)},
        {"G4", holding("G4").ship(2), "hand:G4", played("G4").ship(1).oneStar('G', 1)},
        {"C4WithNobodyOnTheShip", holding("C4"), "hand:C4", played("C4")},
        {"G6", holding("G6").ship(1), "hand:G6 settle-in:A", played("G6").oneStar('A', 1)},
        {"G7", holding("G7").ship(1), "hand:G7 settle-in:G", played("G7").oneStar('G', 1)},
        {"G6WithNobodyOnTheShip", holding("G6"), "hand:G6", played("G6")},
        {"G7WithNobodyOnTheShip", holding("G7"), "hand:G7", played("G7")},

        {"C5", holding("C5").oneStar('C', 2), "hand:C5",
         played("C5").oneStar('C', 1).twoStar('C', 1).ship(1)},
        {"C5WithoutRoom", holding("C5").oneStar('C', 1).twoStar('C', 1, kDa), "hand:C5",
         played("C5").oneStar('C', 1).twoStar('C', 1, kDa).ship(1)},
        {"C5WithNobodyInTheBuilding", holding("C5").oneStar('E', 1).oneStar('C', 1, kDa), "hand:C5",
         played("C5").oneStar('E', 1).oneStar('C', 1, kDa).ship(1)},
        {"E5", holding("E5").oneStar('E', 1), "hand:E5", played("E5").twoStar('E', 1).energy(2)},
        {"E5WithoutRoom", holding("E5").oneStar('E', 1).twoStar('E', 1), "hand:E5",
         played("E5").oneStar('E', 1).twoStar('E', 1).energy(2)},
        {"A5", holding("A5").oneStar('A', 1), "hand:A5", played("A5").twoStar('A', 1)},
        {"A5WithoutRoom", holding("A5").oneStar('A', 1).twoStar('A', 1, kDa), "hand:A5",
         played("A5").oneStar('A', 1).twoStar('A', 1, kDa)},
        {"A5AndACardToTheBottom", holdingThree("A5").oneStar('A', 1), "hand:A5 bury:G1",
         played("A5").twoStar('A', 1).hand("G1 G2")},
        {"A5AndNoCardToTheBottom", holdingThree("A5").oneStar('A', 1).deck("E1"), "hand:A5 -",
         played("A5").twoStar('A', 1).hand("G1 G2").deck("E1")},
        {"A5BuriesWithoutAnUpgrade", holdingThree("A5").deck("E1 E2"), "hand:A5 bury:G2",
         played("A5").hand("G1 E1").deck("E2 G2")},

        {"G5", holding("G5").oneStar('E', 1).twoStar('E', 1, kDa), "hand:G5 swap:E.1.2",
         played("G5").twoStar('E', 1).oneStar('E', 1, kDa)},
        {"G5TwoOfOneColour", holding("G5").oneStar('E', 1).twoStar('E', 1), "hand:G5 swap:E.1.1",
         played("G5").oneStar('E', 1).twoStar('E', 1)},
        {"G5WithNoPair", holding("G5").oneStar('E', 1).twoStar('A', 1, kDa), "hand:G5",
         played("G5").oneStar('E', 1).twoStar('A', 1, kDa)},
    };
}

std::vector<Outcome> energies() {
    return {
        {"H0a", holding("H0a"), "hand:H0a", played("H0a").energy(2)},
        {"H0b", holding("H0b").energy(6), "hand:H0b", played("H0b").energy(7)},
        {"H0bWithFullEnergy", holding("H0b").energy(7), "hand:H0b", played("H0b").energy(7)},
        {"E6SettlesTwo", holding("E6").ship(3).energy(5), "hand:E6 pay settle",
         played("E6").ship(1).oneStar('E', 2).energy(2)},
        {"E6SettlesOne", holding("E6").ship(3).energy(3), "hand:E6 pay -",
         played("E6").ship(2).oneStar('E', 1)},
        {"E6SettlesTheOneOnTheShip", holding("E6").ship(1).energy(3), "hand:E6 pay",
         played("E6").oneStar('E', 1)},
        {"E6Unpaid", holding("E6").ship(3).energy(3), "hand:E6 -", played("E6").ship(3).energy(3)},
        {"E6WithTooLittleEnergy", holding("E6").ship(3).energy(2), "hand:E6",
         played("E6").ship(3).energy(2)},
        {"E6WithNobodyOnTheShip", holding("E6").energy(7), "hand:E6", played("E6").energy(7)},
        {"E7", holding("E7").hand("C7"), "hand:E7 hand:C7",
         solo().discard("C7 E7").prep("H0f H0g").phase(Phase::Failure).ship(2).energy(2)},
    };
}

std::vector<Outcome> topCards() {
    return {
        {"C2", holding("C2").deck("E5 A4"), "hand:C2 keep:E5.A4",
         played("C2").hand("E5").stack('A', "~A4")},
        {"E2", holding("E2").deck("E5 A4"), "hand:E2 keep:A4.E5",
         played("E2").hand("A4").stack('E', "~E5")},
        {"A2", holding("A2").deck("H0c A4").stack('H', "H0e"), "hand:A2 keep:A4.H0c",
         played("A2").hand("A4").stack('H', "H0e ~H0c")},
        {"G2", holding("G2").deck("E5 A4").stack('A', "A7 ~A1"), "hand:G2 keep:E5.A4",
         played("G2").hand("E5").stack('A', "A7 ~A1 ~A4")},
        {"C2WithOneCardToDraw", holding("C2").deck("E5"), "hand:C2", played("C2").hand("E5")},
        {"E2WithNoCardToDraw", holding("E2"), "hand:E2", played("E2")},
        {"G2DrawsFromDaFirst", holding("G2").prep("C5 C6", kDa).deck("E1 E2 E3 E4"),
         "hand:G2 draw:C6 keep:C5.C6", // one of two; then there is only one; then it is empty
         played("G2").hand("C5 E1").stack('C', "~C6").deck("E2 E3 E4")},
        {"A2DrawsFromDaAndTheDeck", holding("A2").prep("C5", kDa).deck("E1"), "hand:A2 keep:C5.E1",
         played("A2").hand("C5").stack('E', "~E1")},

        {"A6", holding("A6").deck("E5 A4 C1"), "hand:A6", played("A6").hand("E5 A4").deck("C1")},
        {"A7", holding("A7").deck("E5 A4 C1"), "hand:A7", played("A7").hand("E5 A4").deck("C1")},
        {"A6WithOneCardToDraw", holding("A6").deck("E5"), "hand:A6", played("A6").hand("E5")},
        {"A7WithNoCardToDraw", holding("A7"), "hand:A7", played("A7")},
        {"A6DrawsFromDaFirst", holding("A6").prep("C5 C6", kDa).deck("E1"), "hand:A6 draw:C6",
         played("A6").hand("C5 C6").deck("E1")},
        {"A7DrawsFromDaAndTheDeck", holding("A7").prep("C5", kDa).deck("E1 E2"), "hand:A7",
         played("A7").hand("C5 E1").deck("E2")},
        {"A7DrawsTooMany", holdingThree("A7").deck("E5 A4"), "hand:A7 discard:G1 discard:A4",
         solo().discard("G1 A4 A7").hand("G2 E5").prep("H0f H0g").phase(Phase::Failure)},

        {"A3", holdingThree("A3").prep("C1 C2", kDa), "hand:A3 trade:H0g.2.C1",
         solo()
             .hand("G1 G2")
             .prep("H0f C1")
             .prep("H0g C2", kDa)
             .discard("A3")
             .phase(Phase::Failure)},
        {"A3WithNothingAtDa", holding("A3"), "hand:A3", played("A3")},
        {"A3WithNoPrepOfOnesOwn", solo().hand("A3 G1 G2 G3 G4").prep("C1", kDa),
         "hand:A3 ready:G1 ready:G2",
         solo().hand("G3 G4").prep("G1 G2").prep("C1", kDa).discard("A3").phase(Phase::Failure)},

        {"H0c", holding("H0c").discard("E1 E2 E3"), "hand:H0c take:E1",
         played("H0c").discard("E2 E3").hand("E1")},
        {"H0f", holding("H0f").discard("E1"), "hand:H0f take:E1", played("H0f").hand("E1")},
        {"H0cWithAnEmptyPile", holding("H0c"), "hand:H0c", played("H0c")},
        {"H0d", holdingThree("H0d"), "hand:H0d trade-hand:G2.H0f",
         solo().discard("H0d").hand("G1 H0f").prep("G2 H0g").phase(Phase::Failure)},
        {"H0g", holdingThree("H0g"), "hand:H0g trade-hand:G1.H0b",
         solo().discard("H0g").hand("H0b G2").prep("H0a G1").phase(Phase::Failure)},
        {"H0dWithAnEmptyHand", holding("H0d"), "hand:H0d", played("H0d")},
        {"H0gWithAnEmptyPrepModule", solo().hand("H0g G1 G2"), "hand:H0g ready:G1 ready:G2",
         solo().discard("H0g").prep("G1 G2").phase(Phase::Failure)},
        {"H0e", holding("H0e").stack('C', "C3 C1").stack('E', "E1"), "hand:H0e take-top:C",
         played("H0e").hand("C1").stack('C', "C3").stack('E', "E1")},
        {"H0eAFaceDownCard", holding("H0e").stack('H', "H0a ~H0b"), "hand:H0e take-top:H",
         played("H0e").hand("H0b").stack('H', "H0a")},
        {"H0eWithNoStack", holding("H0e"), "hand:H0e", played("H0e")},
    };
}

std::vector<Outcome> topOutcomes() {
    auto all = topLaunches();
    for (const auto& some : {settlesAndUpgrades(), energies(), topCards()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

std::vector<Offer> topOffers() {
    return {
        {"C2OffersBothWays", holding("C2").deck("E5 A4"), "hand:C2", "keep:A4.E5 keep:E5.A4"},
        {"C2OffersBothCardsOfDa", holding("C2").prep("C5 C6", kDa), "hand:C2", "draw:C5 draw:C6"},
        {"A6OffersBothCardsOfDa", holding("A6").prep("C5 C6", kDa), "hand:A6", "draw:C5 draw:C6"},
        {"G6OffersEachBuilding", holding("G6").ship(1), "hand:G6",
         "settle-in:A settle-in:C settle-in:E settle-in:G"},
        {"G7OffersEachBuilding", holding("G7").ship(1), "hand:G7",
         "settle-in:A settle-in:C settle-in:E settle-in:G"},
        {"A5OffersTheHandAndNothing", holdingThree("A5"), "hand:A5", "- bury:G1 bury:G2"},
        {"G5OffersEachPairOfAnyOwners",
         holding("G5").oneStar('E', 1).oneStar('E', 1, kDa).twoStar('E', 1, kDa).oneStar('A', 2),
         "hand:G5", "swap:E.1.2 swap:E.2.2"},
        {"E6OffersToPay", holding("E6").ship(1).energy(3), "hand:E6", "- pay"},
        {"E6OffersASecondColonist", holding("E6").ship(2).energy(3), "hand:E6 pay", "- settle"},
        {"E7OffersTheFiveActions", holding("E7").hand("C7").prep("E1", kDa), "hand:E7",
         "charge-prep:H0f charge-prep:H0g charge:C7 from:2.E1 hand:C7 launch:E1 prep:H0f prep:H0g"},
        {"A3OffersEachPair", holdingThree("A3").prep("C1 C2", kDa), "hand:A3",
         "trade:H0f.2.C1 trade:H0f.2.C2 trade:H0g.2.C1 trade:H0g.2.C2"},
        {"H0cOffersTheWholePile", holding("H0c").discard("E1 E2"), "hand:H0c", "take:E1 take:E2"},
        {"H0fOffersTheWholePile", holding("H0f").discard("E1 E2"), "hand:H0f", "take:E1 take:E2"},
        {"H0dOffersEachPair", holdingThree("H0d"), "hand:H0d",
         "trade-hand:G1.H0f trade-hand:G1.H0g trade-hand:G2.H0f trade-hand:G2.H0g"},
        {"H0eOffersEachStack", holding("H0e").stack('C', "C3 ~C1").stack('H', "H0a"), "hand:H0e",
         "take-top:C take-top:H"},
    };
}

class TopActionLeads : public ::testing::TestWithParam<Outcome> {};
TEST_P(TopActionLeads, To) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Card, TopActionLeads, ::testing::ValuesIn(topOutcomes()), nameOf<Outcome>);

class TopActionOffers : public ::testing::TestWithParam<Offer> {};
TEST_P(TopActionOffers, AllOf) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Card, TopActionOffers, ::testing::ValuesIn(topOffers()), nameOf<Offer>);

TEST(TopActions, AreTestedForEachCard) {
    EXPECT_EQ(cardsPlayed(topOutcomes(), "hand"), allCards());
}

TEST(TopActions, OfA3InAGameOfThreeChooseWhom) { // ruling 7
    const auto table = versus(3).hand("A3").prep("G1 G2").prep("E1 E2", 1).prep("C1", 2).deck("?");
    EXPECT_EQ(offered(play(table, "hand:A3")),
              "trade:G1.2.E1 trade:G1.2.E2 trade:G1.3.C1 trade:G2.2.E1 trade:G2.2.E2 "
              "trade:G2.3.C1");
}

} // namespace
} // namespace pocketmars::engine
