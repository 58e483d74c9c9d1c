#pragma once

#include "engine/state/state.h"

#include <string>
#include <vector>

namespace pocketmars::engine {

/// Where what is believed of a game can't be true: paths of the format, `players.0.hand`, `round`.
/// All that a table shows must be the same; `?` and `?G` agree with any card that they can stand
/// for; those of which nothing is known may lie in the deck or in the discard pile. Hands, prep
/// modules and the discard pile compare as multisets.
/// @param truth  knows every card; as many players
[[nodiscard]] std::vector<std::string> disagreements(const State& believed, const State& truth);

[[nodiscard]] inline bool agrees(const State& believed, const State& truth) {
    return disagreements(believed, truth).empty();
}

} // namespace pocketmars::engine
