#include "benchmarks/table_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::benchmarks {
namespace {

using engine::Observation;
using engine::Reading;
using engine::StackCard;
using engine::Suit;

Observation table() {
    Observation t;
    t.players = {{engine::Role::Human, "red", Reading(1), Reading(6), Reading(0), {}},
                 {engine::Role::Da, "blue", Reading(2), Reading(0), Reading(7), {}}};
    for (auto& building : t.buildings) {
        building.stack = Reading(std::vector<Reading<StackCard>>{});
        building.oneStar = Reading(engine::ColonistCounts{});
        building.twoStar = Reading(engine::ColonistCounts{});
    }
    return t;
}

std::vector<ComparedItem> wrongItems(const Observation& read, const Observation& truth) {
    auto items = compareTables(read, truth);
    std::erase_if(items, [](const ComparedItem& item) { return item.right; });
    return items;
}

TEST(TableComparison, FindsNothingWrongInTheTruthItself) {
    EXPECT_TRUE(wrongItems(table(), table()).empty());
}

TEST(TableComparison, CountsOneItemForEachColourOnEachSpace) {
    const auto items = compareTables(table(), table());
    EXPECT_EQ(std::count_if(items.begin(), items.end(),
                            [](const auto& item) { return item.kind == ItemKind::OneStar; }),
              8);
}

TEST(TableComparison, NamesTheItemThatIsWrong) {
    auto read = table();
    read.building(Suit::Greenhouse).oneStar.value()["red"] = Reading(2, 0.7);
    const auto wrong = wrongItems(read, table());
    ASSERT_EQ(wrong.size(), 1U);
    EXPECT_EQ(wrong[0].path, "greenhouse.one_star.red");
    EXPECT_EQ(wrong[0].truth, "0");
    EXPECT_EQ(wrong[0].read, "2");
    EXPECT_EQ(wrong[0].confidence, 0.7);
}

TEST(TableComparison, ColonistsOfAColourThatDoesNotPlayAreWrong) {
    auto read = table();
    read.players.push_back({engine::Role::Human, "green", {}, {}, {}, {}});
    read.building(Suit::Aqualab).twoStar.value()["green"] = Reading(1);
    const auto wrong = wrongItems(read, table());
    ASSERT_EQ(wrong.size(), 1U);
    EXPECT_EQ(wrong[0].path, "aqualab.two_star.green");
}

TEST(TableComparison, TakesAHabitationIdAndZeroForEqual) {
    auto read = table();
    auto truth = table();
    truth.building(Suit::Habitation).stack.value() = {
        Reading<StackCard>(*engine::CardId::parse("H0c"))};
    read.building(Suit::Habitation).stack.value() = {Reading<StackCard>(0)};
    EXPECT_TRUE(wrongItems(read, truth).empty());
    read.building(Suit::Habitation).stack.value() = {Reading<StackCard>(engine::FaceDown{})};
    EXPECT_EQ(wrongItems(read, truth).size(), 1U);
}

TEST(TableComparison, AMissingCardIsAWrongValueAndAWrongLength) {
    auto truth = table();
    truth.building(Suit::Aqualab).stack.value() = {Reading<StackCard>(5), Reading<StackCard>(2)};
    auto read = table();
    read.building(Suit::Aqualab).stack.value() = {Reading<StackCard>(5)};
    const auto wrong = wrongItems(read, truth);
    ASSERT_EQ(wrong.size(), 2U);
    EXPECT_EQ(wrong[0].kind, ItemKind::StackLength);
    EXPECT_EQ(wrong[1].kind, ItemKind::StackValue);
    EXPECT_EQ(wrong[1].read, "");
}

TEST(TableComparison, ComparesPrepModulesInAnyOrder) {
    auto truth = table();
    truth.players[0].prep = Reading(std::vector{Reading(Suit::Aqualab), Reading(Suit::Greenhouse)});
    auto read = table();
    read.players[0].prep =
        Reading(std::vector{Reading(Suit::Greenhouse, 0.9), Reading(Suit::Aqualab, 0.4)});
    EXPECT_TRUE(wrongItems(read, truth).empty());
    read.players[0].prep.value()[1] = Reading(Suit::Greenhouse, 0.4);
    const auto wrong = wrongItems(read, truth);
    ASSERT_EQ(wrong.size(), 1U);
    EXPECT_EQ(wrong[0].read, "greenhouse+greenhouse");
    EXPECT_EQ(wrong[0].confidence, 0.4);
}

TEST(TableComparison, DoesNotJudgeWhatTheTruthLeavesOut) {
    auto truth = table();
    truth.players[0].energy = {};
    auto read = table();
    read.players[0].energy = Reading(5);
    EXPECT_TRUE(wrongItems(read, truth).empty());
}

} // namespace
} // namespace pocketmars::benchmarks
