// What a building does for the player who connects a card to it.

#include "tests/engine/effects/prepared_card.h"
#include "tests/engine/table_cases.h"

#include <gtest/gtest.h>

#include <vector>

namespace pocketmars::engine {
namespace {

std::vector<Outcome> abilityOutcomes() {
    return {
        {"GreenhouseUpgradesOnesOwn", prepared("G5").oneStar('A', 1), "prep:G5 ability up:A.1",
         connected("G5").twoStar('A', 1)},
        {"GreenhouseDowngradesAnothers", prepared("G5").twoStar('C', 1, kDa),
         "prep:G5 ability down:C.2", connected("G5").oneStar('C', 1, kDa)},
        {"GreenhouseUpgradesAnothers", prepared("G5").oneStar('C', 1, kDa),
         "prep:G5 ability up:C.2", connected("G5").twoStar('C', 1, kDa)},
        {"EnergyBankGainsOne", prepared("E5").energy(6), "prep:E5 ability",
         connected("E5").energy(7)},
        {"CommsCenterLaunchesOne", prepared("C5"), "prep:C5 ability", connected("C5").ship(1)},
        {"AqualabBuriesACardOfTheHand", prepared("A5").hand("G1 G2"), "prep:A5 ability bury:G1",
         connected("A5").hand("G1 G2")}, // and draws it again
        {"AqualabBuriesACardOfThePrepModule", prepared("A5").hand("G1 G2").deck("E1 E2"),
         "prep:A5 ability bury-prep:H0f ready:G2",
         solo().stack('A', "A5").prep("G2 H0g").hand("G1 E1").deck("E2 H0f").phase(Phase::Failure)},
        {"HabitationSettlesAnywhere", prepared("H0c").ship(1), "prep:H0c ability settle-in:E",
         connected("H0c").oneStar('E', 1)},
        {"AnAbilityIsOptional", prepared("H0c").ship(1), "prep:H0c -", connected("H0c").ship(1)},
    };
}

std::vector<Offer> abilityOffers() {
    constexpr const char* kAbility = "- ability";
    constexpr const char* kTurnIsOver = "failure";
    return {
        {"GreenhouseIsOfferedForAnyOwner", prepared("G5").oneStar('C', 1, kDa), "prep:G5",
         kAbility},
        {"GreenhouseWithNobodyInABuilding", prepared("G5").ship(0), "prep:G5", kTurnIsOver},
        {"GreenhouseNeedsRoomOnTwoStar",
         prepared("G5").oneStar('C', 1).twoStar('C', 1, kDa).oneStar('A', 1, kDa),
         "prep:G5 ability", "down:C.2 up:A.2"},
        {"EnergyBankWithFullEnergy", prepared("E5").energy(7), "prep:E5", kTurnIsOver},
        {"CommsCenterWithNobodyOnEarth", prepared("C5").oneStar('A', 7), "prep:C5", kTurnIsOver},
        {"AqualabOffersHandAndPrepModule", prepared("A5").hand("G1 G2"), "prep:A5 ability",
         "bury-prep:H0f bury-prep:H0g bury:G1 bury:G2"},
        {"AqualabWithoutACard", solo().prep("A5"), "prep:A5", kTurnIsOver},
        {"HabitationWithNobodyOnTheShip", prepared("H0c"), "prep:H0c", kTurnIsOver},
        {"HabitationOffersEachBuilding", prepared("H0c").ship(1), "prep:H0c ability",
         "settle-in:A settle-in:C settle-in:E settle-in:G"},
        {"TwoStarHoldsTwoOfThreePlayers",
         versus(3).prep("G5").oneStar('C', 1).twoStar('C', 1, 1).deck("A1"), "prep:G5 ability",
         "down:C.2 up:C.1"},
    };
}

class AbilityLeads : public ::testing::TestWithParam<Outcome> {};
TEST_P(AbilityLeads, To) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Building, AbilityLeads, ::testing::ValuesIn(abilityOutcomes()),
                         nameOf<Outcome>);

class AbilityOffers : public ::testing::TestWithParam<Offer> {};
TEST_P(AbilityOffers, AllOf) { check(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Building, AbilityOffers, ::testing::ValuesIn(abilityOffers()),
                         nameOf<Offer>);

} // namespace
} // namespace pocketmars::engine
