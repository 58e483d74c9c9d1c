#include "engine/coach/odds.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

/// Games of nine rounds that the first of two lost by ten points, but for a share.
GameTally tallyOf(std::uint64_t games, double won) {
    GameTally tally;
    const auto count = static_cast<double>(games);
    tally.games = games;
    tally.wins = won * count;
    tally.squares = tally.wins;
    tally.points = {9 * count, 19 * count};
    tally.rounds = 9 * count;
    return tally;
}

double win(std::uint64_t games, double won) {
    return oddsOf(tallyOf(games, won), Mode::Solo, 0, 1000).win;
}

TEST(Odds, OfWhatWasHardlyTriedAreNotBetterForIt) {
    EXPECT_NEAR(win(30, 0), win(1000, 0), 0.02);
    EXPECT_LT(win(1500, 0), win(1000, 0) + 0.001);
    EXPECT_NEAR(win(30, 0.5), win(1500, 0.5), 0.02);
    const auto few = oddsOf(tallyOf(30, 0.1), Mode::Solo, 0, 1000);
    const auto many = oddsOf(tallyOf(1500, 0.1), Mode::Solo, 0, 1000);
    EXPECT_GT(few.standardError, 5 * many.standardError);
}

TEST(Odds, AreEvenWhereTheEndIsAndHalfWasWon) {
    auto tally = tallyOf(1000, 0.5);
    tally.rounds = 0;
    EXPECT_NEAR(oddsOf(tally, Mode::Solo, 0, 1000).win, 0.5, 0.01);
    EXPECT_NEAR(oddsOf(tally, Mode::Versus, 0, 1000).win, 0.5, 0.01);
}

TEST(Odds, RiseWithTheShareThatWasWon) {
    EXPECT_LT(win(1000, 0), win(1000, 0.05));
    EXPECT_LT(win(1000, 0.05), win(1000, 0.5));
    EXPECT_GT(win(1000, 0), 0);
    EXPECT_LT(win(1000, 1), 1);
}

} // namespace
} // namespace pocketmars::engine
