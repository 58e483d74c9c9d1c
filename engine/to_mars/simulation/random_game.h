#pragma once

#include "engine/support/random.h"
#include "engine/to_mars/rules/rules.h"

#include <functional>
#include <string>

namespace pocketmars::to_mars {

/// One step of a random game, before it is carried out.
struct RandomStep {
    const Table& table;
    const State& before;
    const std::vector<Move>& offered;
    const Move& taken;
};

/// A table with any ship, any choices and 1 to kMaxSeats players.
/// @param madeUp  the ship that is played on half of the time; else one that was never seen
[[nodiscard]] Table randomTable(engine::Random& random, const Ship& madeUp);

/// Plays legal moves at random, mostly such as lead onto the ship, until the game ends.
/// @param steps   at most so many, before it is ended
/// @param onStep  called before each is carried out
/// @return the last state
State playRandomly(const Table& table, engine::Random& random, std::size_t steps,
                   const std::function<void(const RandomStep&)>& onStep);

} // namespace pocketmars::to_mars
