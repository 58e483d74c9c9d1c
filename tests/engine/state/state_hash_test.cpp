#include "engine/state/state_hash.h"

#include "tests/engine/arbitrary_state.h"
#include "tests/engine/example_state.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <unordered_set>

namespace pocketmars::engine {
namespace {

State hashedExample() { return stateFromJson(kExampleState).value().state; }

TEST(StateHash, IsTheSameOnEveryMachine) {
    EXPECT_EQ(hashOf(hashedExample()), 17862894150805131535U);
}

TEST(StateHash, IsThatOfStdHash) {
    EXPECT_EQ(std::hash<State>{}(hashedExample()),
              static_cast<std::size_t>(hashOf(hashedExample())));
}

TEST(StateHash, IgnoresTheOrderOfHandsPrepModulesAndTheDiscardPile) {
    EXPECT_EQ(hashOf(solo().hand("A1 G2").prep("C1 C2").discard("E1 E2").build()),
              hashOf(solo().hand("G2 A1").prep("C2 C1").discard("E2 E1").build()));
    EXPECT_NE(hashOf(solo().deck("A1 G2").build()), hashOf(solo().deck("G2 A1").build()));
    EXPECT_NE(hashOf(solo().stack('A', "A1 A2").build()),
              hashOf(solo().stack('A', "A2 A1").build()));
}

TEST(StateHash, TellsStatesApart) {
    const auto base = solo().hand("A1").prep("C1").deck("E1");
    const std::vector<TableBuilder> tables{base,
                                           TableBuilder(base).energy(1),
                                           TableBuilder(base).energy(1, kDa),
                                           TableBuilder(base).ship(1),
                                           TableBuilder(base).oneStar('A', 1),
                                           TableBuilder(base).twoStar('A', 1),
                                           TableBuilder(base).oneStar('C', 1),
                                           TableBuilder(base).round(2),
                                           TableBuilder(base).round(257),
                                           TableBuilder(base).phase(Phase::Failure),
                                           TableBuilder(base).toMove(1),
                                           solo().hand("A1 C1").deck("E1"),
                                           solo().hand("A1").prep("C1 E1"),
                                           solo().hand("A1").prep("?C").deck("E1"),
                                           solo().hand("A1").prep("?").deck("E1"),
                                           versus(2).hand("A1").prep("C1").deck("E1"),
                                           versus(3).hand("A1").prep("C1").deck("E1")};
    std::unordered_set<std::uint64_t> hashes;
    for (const auto& table : tables) {
        EXPECT_TRUE(hashes.insert(hashOf(table.build())).second);
    }
}

TEST(StateHash, CountsProgressAndReadings) {
    const auto table = solo().hand("G6 G7").ship(1);
    EXPECT_NE(hashOf(play(table, "hand:G6")), hashOf(table.build()));
    Readings readings;
    readings.discardedForA3 = std::nullopt;
    EXPECT_NE(hashOf(TableBuilder(table).readings(readings).build()), hashOf(table.build()));
}

RC_GTEST_PROP(StateHash, IsEqualForEqualStates, ()) {
    const auto state = arbitrary::namedState().state;
    auto other = state;
    other.cards.sortUnordered();
    RC_ASSERT(other == state);
    RC_ASSERT(hashOf(other) == hashOf(state));
}

} // namespace
} // namespace pocketmars::engine
