#pragma once

#include "benchmarks/coach/beliefs.h"
#include "engine/coach/coach.h"
#include "engine/rules/setup.h"
#include "engine/state/action.h"
#include "engine/state/state.h"
#include "engine/support/random.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Players of the coach's games, and the games.
namespace pocketmars::benchmarks {

enum class Kind {
    Random,
    Greedy,         ///< what leads by most at once
    Playout,        ///< the best of some random turns by the learnt value, without a search
    FlatMonteCarlo, ///< the search's games, random ones, and a tree of one decision
    Coach
};

struct Player {
    std::string name;
    Kind kind = Kind::Random;
    std::uint64_t iterations = 500; ///< a decision
    /// Seconds a decision; 0: iterations count. With one thread its own time, so that what else the
    /// machine does is no matter.
    double time = 0;
    bool isAsked = false; ///< whether what it believes is noted
    std::size_t threads = 1;
    engine::SearchOptions search{};
};

struct Played {
    engine::State end;
    std::vector<Belief> beliefs; ///< of those who are asked
    double searchSeconds = 0;    ///< of the thread's own time
    std::uint64_t iterations = 0;
    int decisions = 0;
};

/// Plays a game to its end.
/// @param players  by seat; solo: the human alone
[[nodiscard]] Played play(const engine::GameOptions& options, const std::vector<Player>& players,
                          std::uint64_t seed);

} // namespace pocketmars::benchmarks
