#pragma once

#include "engine/to_mars/simulation/random_game.h"

#include <string>

/// What holds whatever is played, said in other words than the rules are: for tests and for
/// `benchmarks/to_mars_games`.
namespace pocketmars::to_mars {

/// What is wrong with a position that legal moves led to; empty where nothing is.
[[nodiscard]] std::string brokenLaw(const Table& table, const State& state);

/// What is wrong with a step: a module that left out a lower number or a section further left, an
/// astronaut or a panel without a module beside it.
[[nodiscard]] std::string brokenLaw(const RandomStep& step);

/// What is wrong with a score: sections that gave more or less than they may.
[[nodiscard]] std::string brokenScore(const Table& table, const State& state);

} // namespace pocketmars::to_mars
