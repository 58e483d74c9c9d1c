#include "engine/simulation/simulated_camera.h"

#include "engine/simulation/simulation.h"

#include <gtest/gtest.h>

#include <span>
#include <vector>

namespace pocketmars::engine {
namespace {

std::vector<NamedState> tables() {
    std::vector<NamedState> out;
    (void)simulate({}, Policy::Greedy, 3,
                   [&](const State&, std::span<const Action>, const State& after) {
                       out.push_back({after, {"red", "blue"}});
                   });
    return out;
}

TEST(SimulatedCamera, ReadsWithoutAMistakeWhereItIsToldTo) {
    SimulatedCamera camera({.noise = 0}, 1);
    for (const auto& table : tables()) {
        EXPECT_EQ(camera.look(table), observe(table));
    }
}

TEST(SimulatedCamera, MisreadsTheSameWayUntilSomethingElseLiesThere) {
    const auto table = tables().back();
    SimulatedCamera fresh({.noise = 8}, 1);
    SimulatedCamera same({.noise = 8, .persist = true}, 1);
    EXPECT_NE(fresh.look(table), fresh.look(table));
    const auto first = same.look(table);
    EXPECT_EQ(same.look(table), first);
    auto changed = table;
    changed.state.players[0].energy = changed.state.players[0].energy == 0 ? 7 : 0;
    const auto then = same.look(changed);
    EXPECT_EQ(then.players[1], first.players[1]);
    EXPECT_EQ(then.buildings, first.buildings);
}

TEST(SimulatedCamera, ShowsAPieceThatSlidFromItsPlace) {
    const auto table = tables().back();
    SimulatedCamera camera({.noise = 0, .slide = 1}, 1);
    EXPECT_EQ(camera.look(table), observe(table)); // nothing was touched before the first look
    EXPECT_NE(camera.look(table), observe(table));
}

} // namespace
} // namespace pocketmars::engine
