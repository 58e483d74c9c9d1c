#include "app/session/game/mistake.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

const std::vector<std::string> kColours{"red", "blue"};

TEST(Mistake, IsKnownByItsName) {
    for (const auto mistake : kMistakes) {
        EXPECT_EQ(mistakeFromName(name(mistake)), mistake);
    }
    EXPECT_FALSE(mistakeFromName("lunch"));
}

TEST(Mistake, LeavesATableThatIsNotTheTrueOneAndSaysWhereItShows) {
    constexpr std::uint64_t kGames = 10; // not every one has room for every mistake
    for (const auto mistake : kMistakes) {
        SCOPED_TRACE(name(mistake));
        engine::Random random(1);
        int made = 0;
        for (std::uint64_t game = 0; game < kGames; ++game) {
            const auto truth = playedGame({}, kColours, game);
            for (std::size_t t = 0; t + 1 < truth.size(); ++t) {
                const auto table = makeMistake(mistake, truth[t], truth[t + 1], random);
                if (table) {
                    ++made;
                    EXPECT_FALSE(table->state == truth[t + 1].state);
                    EXPECT_FALSE(table->named.empty());
                    EXPECT_LE(table->state.players[0].energy, 7);
                    EXPECT_LE(table->state.players[1].energy, 7);
                }
            }
        }
        EXPECT_GT(made, 0);
    }
}

} // namespace
} // namespace pocketmars::session
