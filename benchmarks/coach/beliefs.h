#pragma once

#include "engine/coach/odds.h"
#include "engine/state/state.h"

#include <cstddef>
#include <string>
#include <vector>

/// What a coach believed over many games, beside what came of them.
namespace pocketmars::benchmarks {

/// One decision.
struct Belief {
    engine::GameTally tally;  ///< of the move that it took
    std::uint64_t iterations; ///< of the search for it
    engine::Mode mode;
    std::size_t seat;
    int round;
    std::size_t game; ///< which one, for those who weigh games and not decisions
    double odds;
    // What came of it.
    double share = 0; ///< of the win
    int mine = 0;     ///< points
    int rival = 0;    ///< the best other player's points
};

/// Tenths of what was believed, and what came true.
void printCalibration(const std::vector<Belief>& beliefs);

/// Prints weights for engine/coach/odds.cpp.
void printFit(const std::vector<Belief>& beliefs);

/// CSV, one decision a line.
void writeBeliefs(const std::string& file, const std::vector<Belief>& beliefs);

} // namespace pocketmars::benchmarks
