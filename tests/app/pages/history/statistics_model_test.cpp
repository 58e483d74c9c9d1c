#include "app/pages/history/statistics_model.h"

#include "app/support/player_colour.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

session::Statistics statistics(int games) {
    session::Statistics all;
    all.games = games;
    all.tally = {3, 1, 0};
    all.levels = {{"cyborg", false, {3, 1, 0}}, {"", true, {0, 1, 0}}};
    all.currentStreak = 2;
    all.firstWin = std::chrono::sys_seconds(std::chrono::hours(12));
    all.levels[0].firstWin = *all.firstWin + std::chrono::days(2);
    session::ScoreSeries series;
    for (int i = 0; i < games; ++i) {
        series.scores.push_back({i + 1, i % 2});
    }
    all.scores = {series};
    all.people.games = 1;
    all.people.points[0] = 1.5;
    all.minutes = 90;
    return all;
}

TEST(StatisticsModel, PutsNumbersIntoWords) {
    QLocale::setDefault(QLocale::English); // another test's may be left
    StatisticsModel model;
    QSignalSpy changed(&model, &StatisticsModel::changed);
    model.setStatistics(statistics(4));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(model.games(), 4);
    ASSERT_EQ(model.tiles().size(), 7);
    EXPECT_EQ(model.tiles()[1].value, "3 of 4 (75\u00a0%)");
    EXPECT_EQ(model.tiles()[3].title, "Streak now");
    EXPECT_EQ(model.tiles()[3].value, "2");
    EXPECT_EQ(model.tiles()[4].title, "First win");
    EXPECT_EQ(model.tiles()[5].title, "First win, Cyborg");
    EXPECT_NE(model.tiles()[5].value, model.tiles()[4].value);
    EXPECT_EQ(model.tiles()[6].value, "1.5 h");
    ASSERT_EQ(model.levels().size(), 2);
    EXPECT_EQ(model.levels()[0].title, "Cyborg");
    EXPECT_DOUBLE_EQ(model.levels()[0].percent, 75.0);
    EXPECT_EQ(model.levels()[1].title, "Versus");
    ASSERT_EQ(model.sources().size(), 6);
    EXPECT_DOUBLE_EQ(model.sources()[0].people, 1.5);
    EXPECT_TRUE(model.peopleKnown());
    EXPECT_FALSE(model.automatonKnown());
}

TEST(StatisticsModel, DrawsThousandsOfGamesAsMeans) {
    StatisticsModel model;
    model.setStatistics(statistics(2000));
    ASSERT_EQ(model.scores().size(), 1);
    const auto line = model.scores().first();
    EXPECT_EQ(line.title, "Devious Automatics");
    EXPECT_LE(line.points.size(), StatisticsModel::kMostPoints);
    EXPECT_GT(line.points.size(), StatisticsModel::kMostPoints / 2);
    EXPECT_LT(line.points.first().x(), line.points.last().x());
    EXPECT_NEAR(line.points.first().y(), 0.5, 0.1);
    EXPECT_EQ(line.means.size(), line.points.size());
}

TEST(StatisticsModel, ALineOfAColourIsDrawnInIt) {
    StatisticsModel model;
    auto all = statistics(7);
    all.scores[0].person = "natural";
    model.setStatistics(all);
    EXPECT_EQ(model.scores().first().colour, playerColour(nullptr, "natural"));
    all.scores[0].person = "Anna";
    model.setStatistics(all);
    EXPECT_FALSE(model.scores().first().colour.isValid());
}

TEST(StatisticsModel, GoesGameByGameWithTheMeanOfFive) {
    StatisticsModel model;
    auto all = statistics(7);
    all.scores[0].scores.back().points = 25;
    model.setStatistics(all);
    const auto line = model.scores().first();
    ASSERT_EQ(line.points.size(), 7);
    EXPECT_EQ(line.points.last(), QPointF(7, 25));
    EXPECT_EQ(line.means.first(), QPointF(1, 0));
    EXPECT_EQ(line.means.last(), QPointF(7, (0 + 1 + 0 + 1 + 25) / 5.0));
}

} // namespace
} // namespace pocketmars::app
