#include "app/session/scoring/table_scorer.h"

#include "tests/vision/colonists/counted_places.h"
#include "vision/reading/count_report.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

/// Read of a photo with six on Earth, of which two were seen; and one on the ship.
ScoredTable partlySeen() {
    ScoredTable table;
    table.observation.mode = engine::Mode::Versus;
    for (const auto* colour : {"red", "blue"}) {
        auto& player = table.observation.players.emplace_back();
        player.colour = colour;
        player.energy = engine::Reading<int>(3);
    }
    table.counted = std::make_shared<const vision::CountedTable>(
        vision::redTable({{2, 2.0}, {3, 1.7}}, {{1, 1.0}}));
    vision::writeCounts(vision::weigh(*table.counted).counts, {}, table.observation);
    return table;
}

std::vector<std::string> askedOfRed(const ScoredTable& table) {
    std::vector<std::string> paths;
    for (const auto& question : table.questions) {
        if (question.path.find("red") != std::string::npos) {
            paths.push_back(question.path);
        }
    }
    return paths;
}

TEST(Correct, OneAnswerSettlesWhatWasInDoubtWithIt) {
    auto table = partlySeen();
    ASSERT_TRUE(correct(table, "red.energy", "3")); // which says nothing of it
    EXPECT_EQ(askedOfRed(table), std::vector<std::string>{"red.earth"});
    ASSERT_TRUE(correct(table, "red.earth", "6"));
    EXPECT_TRUE(askedOfRed(table).empty());
}

TEST(Correct, AnAnswerMayBeTakenBack) {
    auto table = partlySeen();
    ASSERT_TRUE(correct(table, "red.earth", "5"));
    EXPECT_FALSE(askedOfRed(table).empty()) << "six in all";
    ASSERT_TRUE(correct(table, "red.earth", "6"));
    EXPECT_TRUE(askedOfRed(table).empty());
    EXPECT_EQ(table.said.size(), 1U);
}

TEST(Correct, ARefusedAnswerSaysNothing) {
    auto table = partlySeen();
    EXPECT_FALSE(correct(table, "red.earth", "9"));
    EXPECT_TRUE(table.said.empty());
}

} // namespace
} // namespace pocketmars::session
