#include "app/support/item_reading.h"

#include "engine/observation/item_path.h"
#include "tests/engine/example_table.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

using Values = std::vector<std::string>;

engine::Item item(const engine::Observation& table, const char* path) {
    const auto found = engine::findItem(table, path);
    EXPECT_TRUE(found) << path;
    return found.value_or(engine::Item{});
}

TEST(ItemReading, WritesEachKindAsTheFormatsDo) {
    const auto table = engine::exampleTable();
    const std::vector<std::pair<const char*, std::string>> expected{
        {"greenhouse.one_star.red", "2"},
        {"greenhouse.one_star.blue", "0"},
        {"greenhouse.two_star.red", "1"},
        {"greenhouse.stack.0", "5"},
        {"greenhouse.stack.1", "null"},
        {"habitation.stack.0", "0"},
        {"red.energy", "3"},
        {"red.ship", "1"},
        {"red.earth", "3"},
        {"red.prep.1", "habitation"},
        {"discard_top", "C7"},
        {"deck_top", "greenhouse"}};
    for (const auto& [path, value] : expected) {
        EXPECT_EQ(readingOf(table, item(table, path)).value, value) << path;
    }
}

TEST(ItemReading, KeepsUnseenAndUnreadApart) {
    auto table = engine::exampleTable();
    table.players[0].energy = engine::Reading<int>();
    table.players[1].energy = engine::Reading<int>::unread(0.3);
    EXPECT_EQ(readingOf(table, item(table, "red.energy")).value, "");
    EXPECT_EQ(readingOf(table, item(table, "blue.energy")).value, "?");
    EXPECT_EQ(readingOf(table, item(table, "blue.energy")).confidence, 0.3);
}

TEST(LikelyChoices, BeginWithWhatIsAskedThenWhatIs) {
    const auto table = engine::exampleTable();
    const auto choices = likelyChoices(table, item(table, "greenhouse.stack.0"), {"7", "3"});
    ASSERT_GT(choices.size(), 3U);
    EXPECT_EQ((Values{choices.begin(), choices.begin() + 3}), (Values{"7", "3", "5"}));
}

TEST(LikelyChoices, OfACountGoFrom0Up) {
    const auto table = engine::exampleTable();
    EXPECT_EQ(likelyChoices(table, item(table, "red.energy"), {}),
              (Values{"0", "1", "2", "3", "4", "5", "6", "7"}));
}

TEST(LikelyChoices, OfASpaceThatHoldsOneAreTwo) {
    const auto table = engine::exampleTable();
    EXPECT_EQ(likelyChoices(table, item(table, "greenhouse.two_star.red"), {}), (Values{"0", "1"}));
}

TEST(LikelyChoices, LeaveOutThatNobodyCanTell) {
    const auto table = engine::exampleTable();
    for (const auto* path : {"greenhouse.stack.1", "red.prep.0", "discard_top"}) {
        const auto choices = likelyChoices(table, item(table, path), {"?"});
        EXPECT_EQ(std::count(choices.begin(), choices.end(), "?"), 0) << path;
        EXPECT_EQ(choices.front(), readingOf(table, item(table, path)).value) << path;
    }
}

} // namespace
} // namespace pocketmars::app
