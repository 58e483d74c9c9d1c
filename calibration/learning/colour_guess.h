#pragma once

#include "calibration/profile/profile.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pocketmars::calibration {

/// The names that colours of pieces usually have; people may call theirs otherwise.
[[nodiscard]] const std::vector<std::string>& usualColours();

/// What the pieces' colours are probably called: each another one of usualColours(), the nearest
/// first served.
/// @param pieces  at most as many as there are names
[[nodiscard]] std::vector<std::string> guessColours(const std::vector<PieceFace>& pieces);

/// Whose ships these probably are: for each ship the index of a piece, each piece once, so that
/// what tells each ship from the others is most like the pieces' colours.
/// @param ships   no more than pieces
/// @param pieces  at most 6
[[nodiscard]] std::vector<std::size_t> matchShips(const std::vector<CardFace>& ships,
                                                  const std::vector<PieceFace>& pieces);

} // namespace pocketmars::calibration
