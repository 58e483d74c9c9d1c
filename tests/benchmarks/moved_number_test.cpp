#include "benchmarks/moved_number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace pocketmars::benchmarks {
namespace {

using calibration::tunedNumbers;

calibration::TunedNumber& numberNamed(const std::string& name) {
    for (auto* number : tunedNumbers()) {
        if (number->name() == name) {
            return *number;
        }
    }
    throw std::out_of_range(name);
}

TEST(TunedNumbers, HaveNamesOfTheirOwnAndLieInTheirRanges) {
    std::set<std::string> names;
    for (const auto* number : tunedNumbers()) {
        SCOPED_TRACE(number->name());
        EXPECT_TRUE(names.insert(number->name()).second);
        EXPECT_GE(number->value(), number->range().least);
        EXPECT_LE(number->value(), number->range().most);
        EXPECT_FALSE(number->unit().empty());
        EXPECT_FALSE(number->meaning().empty());
        EXPECT_FALSE(number->source().empty());
    }
    EXPECT_GT(names.size(), 300U);
}

TEST(MovedNumber, IsMovedByAFifthAndBack) {
    auto& number = numberNamed("stacks.edges.side_mm");
    const double before = number.value();
    {
        const auto value = movedValue(number, 1.2);
        ASSERT_TRUE(value);
        EXPECT_DOUBLE_EQ(*value, 1.2 * before);
        const MovedNumber moved(number, *value);
        EXPECT_EQ(number.value(), *value);
    }
    EXPECT_EQ(number.value(), before);
}

TEST(MovedNumber, WholeOnesMoveByOneAtLeastAndStayInTheirRange) {
    const auto& few = numberNamed("reading.table.min_cards");
    EXPECT_EQ(movedValue(few, 1.2), few.value() + 1);
    EXPECT_EQ(movedValue(few, 0.8), few.value() - 1);
    const auto& ships = numberNamed("cards.placing.most_ships");
    EXPECT_EQ(movedValue(ships, 0.8), ships.range().least);
    const auto& white = numberNamed("watching.frame_fault.white");
    EXPECT_EQ(movedValue(white, 1.2), white.range().most);
}

ComparedItem item(bool right, std::optional<double> confidence) {
    return {ItemKind::Energy, "red.energy", "3", right ? "3" : "2", right, confidence};
}

TEST(Readings, LogScoreIsBestWhereConfidenceIsWarranted) {
    EXPECT_DOUBLE_EQ((Readings{{{item(true, 0.8), item(false, 0.2)}}}.logScore()), std::log(0.8));
    EXPECT_LT((Readings{{{item(false, 1.0)}}}.logScore()),
              (Readings{{{item(false, 0.9)}}}.logScore()));
    EXPECT_EQ((Readings{{{item(false, {})}}}.logScore()), 0.0);
}

TEST(Readings, TellsItemsThatChanged) {
    const Readings before{{{item(true, 0.8), item(true, 0.9)}}};
    const Readings now{{{item(true, 0.8), item(true, std::nextafter(0.9, 1.0))}}};
    EXPECT_EQ(before.changedFrom(before), 0);
    EXPECT_EQ(now.changedFrom(before), 1);
    EXPECT_FALSE(isSame(now.photos[0], before.photos[0]));
}

} // namespace
} // namespace pocketmars::benchmarks
