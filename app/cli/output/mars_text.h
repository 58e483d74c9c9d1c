#pragma once

#include "engine/to_mars/rules/game.h"
#include "engine/to_mars/rules/score.h"

#include <ostream>

namespace pocketmars::cli {

/// The ship with what is on it, and what each player has.
void printShip(std::ostream& out, const to_mars::Table& table, const to_mars::State& state);

/// Points line by line with their reasons, and what each section scores.
void printMarsScore(std::ostream& out, const to_mars::Table& table, const to_mars::State& state);

} // namespace pocketmars::cli
