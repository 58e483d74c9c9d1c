#include "app/session/coaching/advice_words.h"

#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::session {
namespace {

std::string reason(double win, double mine, double rivals) {
    const engine::NamedState game{engine::emptyTable({}), {"red", "blue"}};
    engine::AdvisedMove move;
    move.odds.win = win;
    move.points = {mine, rivals};
    move.mine[1] = 4;
    move.rounds = 3;
    return reasonInWords(game, 0, move);
}

TEST(ReasonInWords, TellsThePointsOfQuickGames) {
    EXPECT_EQ(reason(0.67, 17, 9),
              "quick games from there end about 17 : 9 (4 on ★); it ends in 4 rounds, mostly as "
              "the deck runs out");
    EXPECT_NE(reason(0.3, 9, 17).find("9 : 17"), std::string::npos);
}

TEST(ReasonInWords, LeavesPointsOutThatContradictTheOdds) {
    EXPECT_EQ(reason(0.67, 9, 17),
              "points from there: 4 on ★; it ends in 4 rounds, mostly as the deck runs out");
    EXPECT_EQ(reason(0.3, 17, 9).find(" : "), std::string::npos);
}

} // namespace
} // namespace pocketmars::session
