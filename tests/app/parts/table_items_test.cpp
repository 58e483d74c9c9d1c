#include "app/parts/table_items.h"

#include "app/pages/play/table_lights.h"
#include "tests/app/example.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

using engine::Reading;

engine::Observation table() { return engine::exampleTable(); }

TEST(TableItems, NamesWhatIsNotAsExpected) {
    auto seen = table();
    EXPECT_EQ(differences(table(), seen).size(), 0);
    seen.players[0].energy = Reading<int>(7);
    const auto found = differences(table(), seen);
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found[0].path, "red.energy");
    EXPECT_EQ(found[0].title, "Energy of red");
    EXPECT_EQ(found[0].expected, "3");
    EXPECT_EQ(found[0].seen, "7");
}

TEST(TableItems, WhatWasNotSeenIsNoDifference) {
    auto seen = table();
    seen.players[0].energy = {};
    seen.building(engine::Suit::Greenhouse).stack = {};
    seen.players[1].ship = Reading<int>::unread();
    EXPECT_EQ(differences(table(), seen).size(), 0);
}

TEST(TableItems, ACardTooManyLiesWhereNoneShould) {
    auto seen = table();
    auto& stack = seen.building(engine::Suit::Greenhouse).stack;
    const auto place = stack.value().size();
    stack.value().emplace_back(engine::StackCard(engine::FaceDown()));
    const auto found = differences(table(), seen);
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found[0].path.toStdString(), "greenhouse.stack." + std::to_string(place));
    EXPECT_EQ(found[0].expected, "none");
    EXPECT_EQ(found[0].seen, "face down");
}

TEST(TableLights, SayWhatIsMissingAndWhatToDo) {
    for (const auto& each : lightsFor(nullptr)) {
        EXPECT_EQ(each.colour, light::Dark);
    }
    auto seen = table();
    seen.building(engine::Suit::Aqualab).stack = {};
    seen.players[1].ship = Reading<int>::unread();
    const auto lights = lightsFor(&seen);
    EXPECT_EQ(lights[0].colour, light::Red);
    EXPECT_TRUE(lights[0].advice.contains("Aqualab"));
    EXPECT_EQ(lights[1].colour, light::Amber);
    EXPECT_TRUE(lights[1].advice.contains("Blue"));
}

} // namespace
} // namespace pocketmars::app
