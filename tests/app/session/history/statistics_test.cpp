#include "app/session/history/statistics.h"

#include "tests/app/session/written_games.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

/// Four games: red loses, loses and wins alone, then three people play.
std::vector<db::Game> diary() {
    auto lost = soloGame();
    lost.durationMin = 40;
    auto unknown = soloGame();
    unknown.level = "";
    unknown.playedAt += std::chrono::days(1);
    auto won = soloGame();
    won.playedAt += std::chrono::days(2);
    won.sheet.players[0].ship = 4;
    won.sheet.winners = {"red"};
    won.level = "cyborg";
    won.durationMin = 20;
    auto versus = bareGame();
    versus.playedAt += std::chrono::days(3);
    versus.names = {"Anna", "", ""};
    // Newest first, as the history lists them.
    return {{db::GameId(4), versus, false},
            {db::GameId(3), won, false},
            {db::GameId(2), unknown, false},
            {db::GameId(1), lost, false}};
}

TEST(Statistics, OfNoGamesAreEmpty) {
    const auto all = statisticsOf({});
    EXPECT_EQ(all.games, 0);
    EXPECT_EQ(all.tally, Tally{});
    EXPECT_TRUE(all.levels.empty());
    EXPECT_TRUE(all.scores.empty());
    EXPECT_FALSE(all.meanPoints);
}

TEST(Statistics, TellHowTheHumanDidByLevel) {
    const auto games = diary();
    const auto all = statisticsOf(games);
    EXPECT_EQ(all.games, 4);
    EXPECT_EQ(all.tally, (Tally{1, 2, 0}));
    const auto firstWin = soloGame().playedAt + std::chrono::days(2);
    const std::vector<LevelTally> levels{
        {"android", false, {0, 1, 0}},
        {"cyborg", false, {1, 0, 0}, db::GameKind::PocketMars, firstWin},
        {"", false, {0, 1, 0}}};
    EXPECT_EQ(all.firstWin, firstWin);
    EXPECT_EQ(all.currentStreak, 1);
    EXPECT_EQ(all.levels, levels);
    EXPECT_EQ(all.longestStreak, 1);
    EXPECT_EQ(all.minutes, 60);
    EXPECT_EQ(all.bestPoints, 21);
}

TEST(Statistics, GoOldestFirstAndTheAutomatonIsAPlayer) {
    const auto games = diary();
    const auto all = statisticsOf(games);
    ASSERT_EQ(all.scores.size(), 5U);
    EXPECT_EQ(all.scores[0].person, "red");
    ASSERT_EQ(all.scores[0].scores.size(), 3U);
    EXPECT_EQ(all.scores[0].scores[0], (ScoredAt{1, 18}));
    EXPECT_EQ(all.scores[0].scores[2].points, 21);
    EXPECT_EQ(all.scores[1].person, "Anna");
    EXPECT_EQ(all.scores[4].person, "");
    EXPECT_EQ(all.scores[4].scores.size(), 3U);
}

TEST(Statistics, MeanLinesLeaveOutGamesOfWhichOnlyTotalsAreKnown) {
    const auto games = diary();
    const auto all = statisticsOf(games);
    EXPECT_EQ(all.people.games, 3);
    EXPECT_DOUBLE_EQ(all.people.points[0], 2.0);
    EXPECT_DOUBLE_EQ(all.automaton.points[1], 8.0);
    EXPECT_DOUBLE_EQ(*all.meanPoints, (18 + 18 + 21 + 14 + 21 + 21) / 6.0);
}

TEST(Statistics, OfOnePersonCountTheirGamesOnly) {
    const auto games = diary();
    const auto anna = statisticsOf(games, "Anna");
    EXPECT_EQ(anna.tally, (Tally{0, 1, 0}));
    ASSERT_EQ(anna.levels.size(), 1U);
    EXPECT_TRUE(anna.levels[0].versus);
    EXPECT_DOUBLE_EQ(*anna.meanPoints, 14.0);
    EXPECT_EQ(anna.people.games, 0);
    EXPECT_EQ(statisticsOf(games, "blue").tally, (Tally{1, 0, 0}));
}

} // namespace
} // namespace pocketmars::session
