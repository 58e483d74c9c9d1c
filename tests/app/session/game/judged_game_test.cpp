#include "app/session/game/judged_game.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

const std::vector<std::string> kColours{"red", "blue"};

std::vector<TrueTable> truthOf(std::uint64_t game) {
    std::vector<TrueTable> tables;
    for (auto& state : playedGame({}, kColours, game)) {
        tables.push_back({std::to_string(tables.size()), std::move(state)});
    }
    return tables;
}

TEST(JudgedGame, FindsNothingWrongWithAGameThatWasSeenWell) {
    const auto truth = truthOf(0);
    JudgedGame game({}, truth);
    for (const auto& [table, state] : truth) {
        game.see(seenWell(state), table);
    }
    const auto tally = game.end();
    EXPECT_EQ(tally.right, tally.tables);
    EXPECT_EQ(tally.tables, static_cast<int>(truth.size()));
    EXPECT_EQ(tally.wrong, 0);
    EXPECT_EQ(tally.warnings, 0);
    EXPECT_TRUE(tally.scoreExact);
    EXPECT_TRUE(tally.faults.empty());
}

TEST(JudgedGame, AnswersQuestionsTruthfully) {
    const auto truth = truthOf(0);
    JudgedGame game({}, truth);
    game.see(seenWell(truth[0].game), truth[0].table);
    game.see(withoutColonists(truth[1].game), truth[1].table);
    EXPECT_FALSE(game.session().openQuestion());
    EXPECT_TRUE(agrees(game.session().game().state, truth[1].game.state));
    EXPECT_EQ(game.end().questions, 1);
}

TEST(JudgedGame, CountsTablesThatWereNotTold) {
    const auto truth = truthOf(0);
    JudgedGame game({}, truth);
    game.see(seenWell(truth[0].game), truth[0].table);
    const auto tally = game.end();
    EXPECT_EQ(tally.right, 1);
    EXPECT_EQ(tally.faults.size(), truth.size()) << "a state each, and the score";
    EXPECT_FALSE(tally.scoreExact);
}

TEST(JudgedGame, NoticesWhatWasToldAndIsNotTrue) {
    auto truth = truthOf(0);
    const auto seen = truth;
    truth[1].game.state.players[0].energy = 7;
    JudgedGame game({}, truth);
    game.see(seenWell(seen[0].game), "0");
    game.see(seenWell(seen[1].game), "1");
    game.see(seenWell(seen[2].game), "2");
    const auto tally = game.end();
    EXPECT_EQ(tally.wrong, 1);
    EXPECT_EQ(tally.right, 2);
    ASSERT_FALSE(tally.faults.empty());
    EXPECT_NE(tally.faults[0].find("players.0.energy"), std::string::npos) << tally.faults[0];
}

} // namespace
} // namespace pocketmars::session
