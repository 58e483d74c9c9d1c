#include "app/session/scoring/impossible_table.h"

#include "app/session/scoring/table_scorer.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

using engine::Reading;

engine::Observation table() {
    return scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json").value().observation;
}

TEST(ImpossibleTable, IsOneWithMoreColonistsThanTheBoxHolds) {
    auto seen = table();
    EXPECT_FALSE(impossibility(seen));
    seen.players[0].earth = Reading<int>(7, 0.99);
    seen.players[0].ship = Reading<int>(1, 0.99);
    const auto why = impossibility(seen);
    ASSERT_TRUE(why);
    EXPECT_TRUE(why->find("the box holds 7") != std::string::npos) << *why;
    seen.players[0].earth.setConfidence(0.4);
    EXPECT_FALSE(impossibility(seen)) << "that may be misread, and is asked about";
}

TEST(ImpossibleTable, IsOneWithMoreOnTwoStarsThanItHolds) {
    auto seen = table();
    auto& space = seen.building(engine::Suit::Aqualab).twoStar;
    space = Reading(engine::ColonistCounts{}, 0.99);
    for (const auto& player : seen.players) {
        space.value()[player.colour] = Reading<int>(1, 0.99);
    }
    EXPECT_TRUE(impossibility(seen));
}

TEST(ImpossibleTable, IsNoneWherePiecesGotLost) {
    auto seen = table();
    seen.players[0].earth = Reading<int>(0, 0.99);
    seen.players[0].ship = Reading<int>(0, 0.99);
    EXPECT_FALSE(impossibility(seen));
}

} // namespace
} // namespace pocketmars::session
