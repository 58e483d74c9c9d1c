#include "engine/observation/differing_items.h"

#include "engine/rules/setup.h"
#include "engine/state/state.h"

#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

const NamedState kGame{emptyTable({}), {"red", "blue"}};

/// Where the empty table differs once something on it was changed.
std::vector<Item> changed(const std::function<void(Observation&)>& change) {
    auto seen = observe(kGame);
    change(seen);
    return differingItems(observe(kGame), seen);
}

TEST(DifferingItems, AreNoneOnTheSameTable) {
    EXPECT_TRUE(changed([](Observation&) {}).empty());
}

TEST(DifferingItems, HaveAPlaceThatStaysTheSameHoweverTheyDiffer) {
    const auto oddWith = [](int energy, int stars) {
        return changed([=](Observation& seen) {
            seen.players[1].energy = Reading<int>(energy);
            seen.building(Suit::Aqualab).twoStar =
                Reading<ColonistCounts>({{"red", Reading<int>(stars)}});
        });
    };
    const int energy = kGame.state.players[1].energy;
    ASSERT_EQ(oddWith(energy + 1, 0).size(), 1U);
    EXPECT_EQ(oddWith(energy + 1, 0), oddWith(energy + 2, 0));
    EXPECT_NE(oddWith(energy + 1, 0), oddWith(energy, 1));
    EXPECT_EQ(oddWith(energy + 1, 1).size(), 2U);
}

TEST(DifferingItems, OfAStackAreItsCardsOrTheWholeOfItWhereItsHeightDiffers) {
    const auto stackOf = [](std::vector<Reading<StackCard>> cards) {
        Observation table = observe(kGame);
        table.building(Suit::Greenhouse).stack = Reading(std::move(cards));
        return table;
    };
    const auto five = Reading<StackCard>(StackCard(5));
    const auto six = Reading<StackCard>(StackCard(6));
    const auto unread = Reading<StackCard>::unread();
    EXPECT_EQ(differingItems(stackOf({five, five}), stackOf({five, six})),
              (std::vector<Item>{
                  {.kind = ItemKind::CardInStack, .building = Suit::Greenhouse, .place = 1}}));
    EXPECT_EQ(differingItems(stackOf({five}), stackOf({five, six})),
              (std::vector<Item>{{.kind = ItemKind::Stack, .building = Suit::Greenhouse}}));
    EXPECT_TRUE(differingItems(stackOf({five, six}), stackOf({unread, six})).empty());
}

TEST(DifferingItems, TakeBacksInAnyOrderAndOnlyWhereAllCouldBeRead) {
    const auto prepOf = [](std::vector<Reading<Suit>> backs) {
        Observation table = observe(kGame);
        table.players[0].prep = Reading(std::move(backs));
        return table;
    };
    const Reading<Suit> green(Suit::Greenhouse);
    const Reading<Suit> blue(Suit::Aqualab);
    const auto unread = Reading<Suit>::unread();
    EXPECT_TRUE(differingItems(prepOf({green, blue}), prepOf({blue, green})).empty());
    EXPECT_TRUE(differingItems(prepOf({green, blue}), prepOf({blue, unread})).empty());
    EXPECT_EQ(differingItems(prepOf({green, blue}), prepOf({blue, blue})),
              (std::vector<Item>{{.kind = ItemKind::Prep, .player = 0}}));
}

} // namespace
} // namespace pocketmars::engine
