#pragma once

#include "engine/support/json_error.h"
#include "engine/to_mars/ship/ship.h"

#include <optional>

namespace pocketmars::to_mars {

/// What a ship must not be, whether it was read from a file or drawn by hand: the first fault, with
/// the path of the field in the format; nothing where it can be played on.
[[nodiscard]] std::optional<engine::JsonError> firstFault(const Ship& ship);

/// As if the boxes said which sections a panel lies along, and which spaces a slot touches: what
/// the editor begins with, for a person to change.
/// @param reachMm  gaps up to this count as touching
void guessNeighbours(Ship& ship, double reachMm);

} // namespace pocketmars::to_mars
