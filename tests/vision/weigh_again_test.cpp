#include "vision/weigh_again.h"

#include "engine/format/correction.h"
#include "engine/observation/question.h"
#include "tests/vision/colonists/counted_places.h"
#include "vision/reading/count_report.h"

#include <gtest/gtest.h>

#include <utility>

namespace pocketmars::vision {
namespace {

using engine::colonists;
using engine::Observation;
using engine::Suit;

constexpr double kThreshold = 0.8;

Observation redAlone() {
    Observation table;
    table.mode = engine::Mode::Versus;
    auto& player = table.players.emplace_back();
    player.colour = "red";
    player.energy = engine::Reading<int>(3);
    return table;
}

TEST(WeighAgain, OneAnswerSettlesAColour) {
    auto table = redAlone();
    const auto counted = redTable({{2, 2.0}}, {{1, 1.0}});
    writeCounts(weigh(counted).counts, {}, table);
    ASSERT_EQ(openQuestions(table, kThreshold).size(), 1U);
    const auto item = *engine::findItem(table, "red.earth");
    ASSERT_TRUE(engine::setItem(table, "red.earth", "6"));
    weighAgain(counted, {item}, table);
    EXPECT_EQ(table.players[0].earth, engine::Reading<int>(6, 1.0));
    EXPECT_EQ(table.players[0].ship.value(), 1);
    EXPECT_TRUE(openQuestions(table, kThreshold).empty());
}

TEST(WeighAgain, WhatWasSaidStaysAndMayBeNothing) {
    auto table = redAlone();
    const auto counted = redTable({{2, 2.0}}, {{5, 5.0}});
    writeCounts(weigh(counted).counts, {}, table);
    std::vector<engine::Item> said;
    for (const auto& [path, value] : {std::pair("greenhouse.one_star.red", "1"),
                                      std::pair("red.ship", "?"), std::pair("red.energy", "4")}) {
        said.push_back(*engine::findItem(table, path));
        ASSERT_TRUE(engine::setItem(table, path, value));
    }
    weighAgain(counted, said, table);
    EXPECT_EQ(colonists(table.building(Suit::Greenhouse).oneStar, "red"),
              engine::Reading<int>(1, 1.0));
    EXPECT_TRUE(table.players[0].ship.isUnread());
    EXPECT_EQ(table.players[0].energy.value(), 4);
}

} // namespace
} // namespace pocketmars::vision
