#include "app/session/game/orders.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::kDa;
using engine::Phase;
using engine::solo;
using engine::TableBuilder;
using Steps = std::vector<std::string>;

Steps orders(const TableBuilder& table) { return ordersFor({table.build(), {"red", "blue"}}); }

/// DA's phase with one card left to it, and enough in the deck to refill.
TableBuilder android(const std::string& card) {
    return solo().phase(Phase::Android).prep(card, kDa).prep("A7 G6").deck("? ? ? ? ?");
}

const std::string kRefill = "Put the top card of the deck, unseen, into blue's prep module";
const std::string kBurn = "Put the top 2 cards of the deck face up on the discard pile";

TEST(Orders, TellTheSystemFailure) {
    const auto failure = [](const std::string& deck) {
        return orders(solo().phase(Phase::Failure).prep("A7 G6").prep("?C ?E", kDa).deck(deck));
    };
    EXPECT_EQ(failure("? ? ?"), Steps{kBurn});
    EXPECT_EQ(failure("? ?"), Steps{kBurn});
    EXPECT_EQ(failure("E1"), Steps{"Put the top card of the deck face up on the discard pile"});
    EXPECT_EQ(failure(""), Steps{});
}

TEST(Orders, TellNothingInThePlayersOwnPhases) {
    EXPECT_EQ(orders(solo().phase(Phase::Architect).prep("A7 G6").prep("?C", kDa)), Steps{});
    EXPECT_EQ(orders(solo().phase(Phase::Over)), Steps{});
    EXPECT_EQ(ordersFor({engine::versus(2).hand("G1").build(), {"red", "blue"}}), Steps{});
}

TEST(Orders, LeaveDaAloneWithTwoCards) {
    EXPECT_EQ(orders(android("?C ?G").ship(3, kDa)), Steps{});
}

TEST(Orders, RefillDaThatHasNoCard) {
    EXPECT_EQ(orders(android("")),
              Steps{"Put the top 2 cards of the deck, unseen, into blue's prep module"});
}

TEST(Orders, HangOnACardThatNobodyKnows) { EXPECT_EQ(orders(android("?").ship(3, kDa)), Steps{}); }

TEST(Orders, HaveDaSettleAndUpgradeInGreenhouse) {
    EXPECT_EQ(orders(android("?G").ship(3, kDa).oneStar('E', 1, kDa)),
              (Steps{"Move one blue colonist from blue's ship to greenhouse ★",
                     "Move one blue colonist in greenhouse from ★ to ★★",
                     "Move one blue colonist in energy_bank from ★ to ★★", kRefill}));
}

TEST(Orders, HaveDaPushThePlayerDownWhereItCanNotGoUp) {
    // Its one colonist fills the only place on ★★ left to it; then there is nothing else to do.
    const auto steps = orders(android("?G").twoStar('C', 1));
    EXPECT_EQ(steps, (Steps{"Move one blue colonist from Earth to blue's ship",
                            "Move one red colonist in comms_center from ★★ to ★", kRefill}));
}

TEST(Orders, HaveDaGainEnergyInTheBank) {
    EXPECT_EQ(orders(android("?E").ship(1, kDa).energy(3, kDa)),
              (Steps{"Move one blue colonist from blue's ship to energy_bank ★",
                     "Set blue's energy to 5", kRefill}));
    EXPECT_EQ(orders(android("?E").ship(1, kDa).energy(7, kDa)),
              (Steps{"Move one blue colonist from blue's ship to energy_bank ★", kBurn, kRefill}))
        << "a full battery sparks";
}

TEST(Orders, HaveDaLaunchInTheCommsCenter) {
    EXPECT_EQ(orders(android("C3").ship(1, kDa)),
              (Steps{"Move one blue colonist from blue's ship to comms_center ★",
                     "Move one blue colonist from Earth to blue's ship", kRefill}));
}

TEST(Orders, HaveDaSparkInAqualab) {
    EXPECT_EQ(orders(android("A1").ship(1, kDa)),
              (Steps{"Move one blue colonist from blue's ship to aqualab ★", kBurn, kRefill}));
}

TEST(Orders, HaveDaSettleOrLaunchInHabitation) {
    const auto settled = orders(android("?H").ship(1, kDa));
    ASSERT_EQ(settled.size(), 2U);
    EXPECT_EQ(settled[0].rfind("Move one blue colonist from blue's ship to ", 0), 0U) << settled[0];
    EXPECT_EQ(settled[1], kRefill);
    EXPECT_EQ(orders(android("?H")),
              (Steps{"Move one blue colonist from Earth to blue's ship", kRefill}));
}

TEST(Orders, RefillFromWhatIsLeft) {
    EXPECT_EQ(orders(solo().phase(Phase::Android).prep("A1", kDa).deck("? ?").ship(1, kDa)),
              (Steps{"Move one blue colonist from blue's ship to aqualab ★", kBurn}));
}

/// Which orders a table shows as done.
std::vector<bool> done(const engine::NamedState& game, const engine::Observation& seen) {
    std::vector<bool> all;
    for (const auto& step : orderSteps(game)) {
        all.push_back(isDone(step, game, seen));
    }
    return all;
}

TEST(Orders, AreTickedOffAsTheyAreSeenDone) {
    const engine::NamedState game{android("?G").ship(3, kDa).oneStar('E', 1, kDa).build(),
                                  {"red", "blue"}};
    auto seen = engine::observe(game);
    EXPECT_EQ(done(game, seen), (std::vector<bool>{false, false, false, false}));
    seen.building(engine::Suit::Greenhouse).oneStar.value()["blue"] = engine::Reading<int>(1);
    EXPECT_EQ(done(game, seen), (std::vector<bool>{true, false, false, false}));
    seen.building(engine::Suit::EnergyBank).twoStar = {};
    seen.players[1].prep.value().emplace_back(engine::Suit::Aqualab);
    EXPECT_EQ(done(game, seen), (std::vector<bool>{true, false, false, true}))
        << "what is not seen is not done";
}

TEST(Orders, TheSystemFailureIsSeenOnTheDiscardPile) {
    const engine::NamedState game{solo()
                                      .phase(Phase::Failure)
                                      .prep("A7 G6")
                                      .prep("?C ?E", kDa)
                                      .discard("G1")
                                      .deck("? ? ?")
                                      .build(),
                                  {"red", "blue"}};
    auto seen = engine::observe(game);
    EXPECT_EQ(done(game, seen), std::vector<bool>{false});
    seen.discardTop = engine::Reading<std::optional<engine::CardId>>(engine::CardId::parse("E4"));
    EXPECT_EQ(done(game, seen), std::vector<bool>{true});
}

} // namespace
} // namespace pocketmars::session
