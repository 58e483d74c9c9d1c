#include "vision/reading/count_report.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

using engine::colonists;
using engine::Observation;
using engine::Suit;

Observation redAndBlue() {
    Observation table;
    table.mode = engine::Mode::Versus;
    for (const auto* colour : {"red", "blue"}) {
        auto& player = table.players.emplace_back();
        player.colour = colour;
        player.energy = engine::Reading<int>(3);
    }
    return table;
}

ColonistCount onGreenhouse(const std::string& colour, int count, double confidence) {
    return {{ColonistPlace::Kind::OneStar, Suit::Greenhouse, {}}, colour, count, confidence, {}};
}

TEST(WriteCounts, NoneOfAColourIsAsSureAsThatColourIs) {
    auto table = redAndBlue();
    writeCounts({onGreenhouse("red", 0, 0.5), onGreenhouse("blue", 0, 0.998)}, {}, table);
    const auto& space = table.building(Suit::Greenhouse).oneStar;
    EXPECT_EQ(colonists(space, "red"), engine::Reading<int>(0, 0.5));
    EXPECT_EQ(colonists(space, "blue"), engine::Reading<int>(0, 0.998));
}

TEST(WriteCounts, SureNoneIsNotMentioned) {
    auto table = redAndBlue();
    writeCounts({onGreenhouse("red", 2, 0.99), onGreenhouse("blue", 0, 0.98)}, {}, table);
    const auto& space = table.building(Suit::Greenhouse).oneStar;
    EXPECT_EQ(space.value().size(), 1U);
    EXPECT_EQ(colonists(space, "blue"), engine::Reading<int>(0, 0.98));
}

TEST(WriteCounts, LeaveWhatAPersonSaid) {
    auto table = redAndBlue();
    table.players[0].earth = engine::Reading<int>(6, 1.0);
    writeCounts({{ColonistPlace{}, "red", 2, 0.9, {}}, {ColonistPlace{}, "blue", 2, 0.9, {}}},
                {engine::Item{engine::ItemKind::Earth, 0}}, table);
    EXPECT_EQ(table.players[0].earth, engine::Reading<int>(6, 1.0));
    EXPECT_EQ(table.players[1].earth, engine::Reading<int>(2, 0.9));
}

TEST(WriteCounts, LeavesWhatHasNoCount) {
    auto table = redAndBlue();
    writeCounts({onGreenhouse("red", 2, 0.99), onGreenhouse("green", 3, 0.99)}, {}, table);
    EXPECT_TRUE(table.building(Suit::Greenhouse).twoStar.isUnseen());
    EXPECT_TRUE(table.players[0].ship.isUnseen());
    EXPECT_EQ(table.building(Suit::Greenhouse).oneStar.value().count("green"), 0U);
}

} // namespace
} // namespace pocketmars::vision
