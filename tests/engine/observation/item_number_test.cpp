#include "engine/observation/item_number.h"

#include "engine/format/correction.h"
#include "tests/engine/example_table.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::engine {
namespace {

TEST(ItemNumber, IsWhatTheItemWasSetTo) {
    for (const std::string path : {"red.energy", "red.earth", "red.ship", "greenhouse.one_star.red",
                                   "aqualab.two_star.red"}) {
        for (const std::string value : {"0", "1"}) {
            auto table = exampleTable();
            const auto item = findItem(table, path).value();
            ASSERT_TRUE(isNumber(item.kind)) << path;
            ASSERT_TRUE(setItem(table, path, value)) << path;
            EXPECT_EQ(numberAt(table, item).value(), std::stoi(value)) << path;
        }
    }
}

TEST(ItemNumber, IsUnreadWhereTheItemIs) {
    auto table = exampleTable();
    ASSERT_TRUE(setItem(table, "aqualab.two_star.red", "?"));
    EXPECT_TRUE(numberAt(table, findItem(table, "aqualab.two_star.red").value()).isUnread());
}

TEST(ItemNumber, CardsAreNone) {
    const auto table = exampleTable();
    for (const std::string path : {"greenhouse.stack", "red.prep", "discard_top", "deck_top"}) {
        EXPECT_FALSE(isNumber(findItem(table, path).value().kind)) << path;
    }
}

} // namespace
} // namespace pocketmars::engine
