#pragma once

#include "engine/to_mars/rules/game.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace pocketmars::to_mars {

/// Begins a game in its first round.
/// @param players  with names and, if known, colours, in seating order; who plays alone gets a
/// rival
///                 where the choices say so
/// @return or what to mend, in a sentence: one to four players, whose names are short, without a
///         colon and each player's own
[[nodiscard]] tl::expected<Game, std::string> beginGame(const Ship& ship, const Choices& choices,
                                                        std::vector<Player> players);

} // namespace pocketmars::to_mars
