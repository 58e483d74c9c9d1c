#include "vision/colonists/counted_table.h"

#include "tests/vision/colonists/counted_places.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::vision {
namespace {

const ColonistCount& at(const std::vector<ColonistCount>& counts, const ColonistPlace& place) {
    return *std::find_if(counts.begin(), counts.end(),
                         [&](const ColonistCount& count) { return count.place == place; });
}

TEST(CountedTable, ATotalThatCanNotBeCastsDoubtOnEveryPlace) {
    const auto counts = weigh(redTable({{2, 2.0}}, {{1, 1.0}})).counts;
    ASSERT_EQ(counts.size(), 10U) << "four times two stars, the ship and Earth";
    for (const auto& count : counts) {
        EXPECT_LT(count.confidence, 0.6);
    }
}

TEST(CountedTable, WhatIsKnownOfOnePlaceSettlesTheOthers) {
    const auto table = redTable({{2, 2.0}}, {{1, 1.0}});
    const auto counts = weigh(knowing(table, {{kOnEarth, "red", 6}})).counts;
    EXPECT_EQ(at(counts, kOnEarth).count, 6) << "though no reading has six";
    EXPECT_EQ(at(counts, kOnRedShip).count, 1);
    for (const auto& count : counts) {
        EXPECT_GT(count.confidence, 0.95);
    }
}

TEST(CountedTable, WhatIsKnownChoosesBetweenTheReadingsOfAnotherPlace) {
    const auto table = redTable({{2, 2.0}, {3, 1.9}}, {{5, 5.0}, {4, 4.9}});
    EXPECT_EQ(at(weigh(table).counts, kOnRedShip).count, 5);
    EXPECT_EQ(at(weigh(knowing(table, {{kOnEarth, "red", 3}})).counts, kOnRedShip).count, 4);
}

TEST(CountedTable, WhatIsKnownOfNoPlaceOrColourHereSaysNothing) {
    const auto table = redTable({{2, 2.0}}, {{5, 5.0}});
    const auto known = knowing(
        table, {{kOnEarth, "blue", 6}, {{ColonistPlace::Kind::Ship, {}, "blue"}, "red", 3}});
    EXPECT_EQ(at(weigh(known).counts, kOnEarth).count, 2);
    EXPECT_EQ(at(weigh(known).counts, kOnRedShip).count, 5);
}

TEST(CountedTable, IsNoSurerThanWhichCardItIs) {
    auto table = redTable({{2, 2.0}}, {{5, 5.0}});
    table.zones.back().cardConfidence = 0.7;
    EXPECT_DOUBLE_EQ(at(weigh(table).counts, table.zones.back().places.front()).confidence, 0.7);
}

TEST(CountedTable, IsNoSurerOfNobodyThanOfACardThatHardlyShows) {
    const auto dim = [](CountedTable table) {
        for (auto& zone : table.zones) {
            zone.emptyConfidence = zone.places.front() == kOnRedShip ? 0.6 : 1.0;
        }
        return at(weigh(table).counts, kOnRedShip).confidence;
    };
    EXPECT_DOUBLE_EQ(dim(redTable({{7, 7.0}}, {{0, 0.0}})), 0.6);
    EXPECT_GT(dim(redTable({{2, 2.0}}, {{5, 5.0}})), 0.9) << "its crew shows what it is";
}

} // namespace
} // namespace pocketmars::vision
