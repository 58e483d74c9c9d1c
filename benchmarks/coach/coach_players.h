#pragma once

#include "engine/coach/coach.h"
#include "engine/rules/setup.h"
#include "engine/state/action.h"
#include "engine/state/state.h"
#include "engine/support/random.h"

#include <array>
#include <chrono>
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
    std::uint64_t iterations = 500;    ///< a decision
    std::chrono::milliseconds time{0}; ///< a decision; 0: iterations count
    std::size_t threads = 1;
    engine::SearchOptions search{};
};

/// What a coach believed when it was asked, and what came of it.
struct Belief {
    engine::OddsFeatures features;
    double odds;
    double share = 0; ///< of the win
};

struct Played {
    engine::State end;
    std::vector<Belief> beliefs; ///< of the first player, where that is a coach
    double searchSeconds = 0;    ///< of the thread's own time
    std::uint64_t iterations = 0;
    int decisions = 0;
};

/// Plays a game to its end.
/// @param players  by seat; solo: the human alone
[[nodiscard]] Played play(const engine::GameOptions& options, const std::vector<Player>& players,
                          std::uint64_t seed);

} // namespace pocketmars::benchmarks
