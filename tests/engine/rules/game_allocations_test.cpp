#include "benchmarks/allocation_count.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/support/random.h"

#include <gtest/gtest.h>

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
#ifdef __SANITIZE_THREAD__
    GTEST_SKIP() << "the thread sanitizer counts nothing";
#endif
    const auto before = benchmarks::allocationCount();
    // Not a container: what nobody looks at, a compiler may leave out.
    void* some = ::operator new(3);
    ::operator delete(some);
    EXPECT_EQ(benchmarks::allocationCount(), before + 1);
}

} // namespace
} // namespace pocketmars::engine
