#pragma once

#include "calibration/profile/profile.h"

#include <string>
#include <vector>

namespace pocketmars::calibration {

/// The names that colours of pieces usually have; people may call theirs otherwise.
[[nodiscard]] const std::vector<std::string>& usualColours();

/// What the pieces' colours are probably called: each another one of usualColours(), those that
/// together are nearest, in a light that is brighter or darker for all of them alike.
/// @param pieces  at most as many as there are names
[[nodiscard]] std::vector<std::string> guessColours(const std::vector<PieceFace>& pieces);

} // namespace pocketmars::calibration
