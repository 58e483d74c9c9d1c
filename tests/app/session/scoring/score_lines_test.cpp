#include "app/session/scoring/score_lines.h"

#include "tests/engine/example_table.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

using engine::Observation;
using engine::Suit;

engine::ScoreSheet scored(const Observation& table) {
    return engine::score(table.mode, engine::Edition::English, engine::scoredPlayers(table));
}

SheetDoubts doubts(const Observation& table) { return doubtsOf(table, scored(table)); }

TEST(ItemsBehind, AStarLineAreThePlayersSpacesInTheFourBuildings) {
    const auto items = itemsBehind(ScoreLine::TwoStar, 1, 2);
    ASSERT_EQ(items.size(), 4U);
    for (const auto& item : items) {
        EXPECT_EQ(item.kind, engine::ItemKind::TwoStar);
        EXPECT_EQ(item.player, 1U);
    }
    EXPECT_EQ(items[3].building, Suit::Aqualab);
}

TEST(ItemsBehind, TheEnergyLineIsEverybodysEnergy) {
    EXPECT_EQ(itemsBehind(ScoreLine::Energy, 1, 3).size(), 3U);
}

TEST(ScoreLines, AddUpToTheTotal) {
    const auto sheet = scored(engine::exampleTable());
    for (const auto& player : sheet.players) {
        int sum = 0;
        for (std::size_t i = 0; i < kScoreLines; ++i) {
            sum += points(player, static_cast<ScoreLine>(i));
        }
        EXPECT_EQ(sum, player.total());
    }
}

TEST(SheetDoubts, AreNoneWhereAllIsKnown) {
    const auto none = doubts(engine::exampleTable());
    EXPECT_FALSE(none.open);
    EXPECT_FALSE(none.anyUnknown());
    EXPECT_FALSE(SheetDoubts().anyUnknown());
}

TEST(SheetDoubts, AValueThatIsUnsureIsAQuestionButNotUnknown) {
    auto table = engine::exampleTable();
    table.players[0].ship = engine::Reading<int>(1, 0.5);
    EXPECT_TRUE(doubts(table).open);
    EXPECT_FALSE(doubts(table).anyUnknown());
}

TEST(SheetDoubts, MarkTheLineOfWhatIsNotKnown) {
    auto table = engine::exampleTable();
    table.players[0].ship = engine::Reading<int>();
    const auto marks = doubts(table);
    EXPECT_TRUE(marks.open);
    EXPECT_TRUE(marks.isUnknown(0, ScoreLine::Ship));
    EXPECT_TRUE(marks.isUnknown(0));
    EXPECT_FALSE(marks.isUnknown(0, ScoreLine::OneStar));
    EXPECT_FALSE(marks.isUnknown(1));
}

TEST(SheetDoubts, AnEnergyLevelThatIsNotKnownMayTakeTheHighestFromAnyone) {
    auto table = engine::exampleTable();
    table.players[1].energy = engine::Reading<int>();
    EXPECT_TRUE(doubts(table).isUnknown(0, ScoreLine::Energy));
    EXPECT_TRUE(doubts(table).isUnknown(1, ScoreLine::Energy));
}

TEST(SheetDoubts, ABonusThatIsReachedStays) {
    auto table = engine::exampleTable();
    const auto colour = table.players[0].colour;
    for (const auto suit : engine::kScoringSuits) {
        table.building(suit).oneStar =
            engine::Reading<engine::ColonistCounts>({{colour, engine::Reading<int>(1)}});
    }
    table.building(Suit::Greenhouse).twoStar = engine::Reading<engine::ColonistCounts>();
    const auto marks = doubts(table);
    EXPECT_TRUE(marks.isUnknown(0, ScoreLine::TwoStar));
    EXPECT_FALSE(marks.isUnknown(0, ScoreLine::AllFour));
    EXPECT_TRUE(marks.isUnknown(0, ScoreLine::FourInOne));
}

} // namespace
} // namespace pocketmars::session
