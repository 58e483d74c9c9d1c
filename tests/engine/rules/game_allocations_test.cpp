#include "benchmarks/allocation_count.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/support/random.h"

#include <gtest/gtest.h>

#include <vector>

namespace pocketmars::engine {
namespace {

TEST(GameAllocations, ThereAreNoneWhilePlaying) {
    static ActionList actions;
    for (const auto& options : {GameOptions{}, GameOptions{.mode = Mode::Versus, .players = 4}}) {
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            const auto before = benchmarks::allocationCount();
            auto state = newGame(options, seed);
            while (state.phase != Phase::Over && state.round < 20) {
                legalActions(state, actions);
                const auto next = actions[random.below(actions.size())];
                apply(state, next);
            }
            EXPECT_EQ(benchmarks::allocationCount(), before) << "seed " << seed;
        }
    }
}

TEST(GameAllocations, AreCounted) {
    const auto before = benchmarks::allocationCount();
    const std::vector<int> some(3);
    EXPECT_EQ(benchmarks::allocationCount(), before + 1) << some.size();
}

} // namespace
} // namespace pocketmars::engine
