#pragma once

#include "engine/observation/observation.h"

#include <cstddef>
#include <string>
#include <string_view>

/// What may be wrong with a written table as well as with a written state, behind the path to it.
namespace pocketmars::engine {

/// As many players as the mode does not take.
[[nodiscard]] std::string wrongPlayerCount(Mode mode, std::size_t found);

/// More colonists on a two-star space than it holds.
[[nodiscard]] std::string tooManyOnTwoStar(int capacity, std::size_t players, int found);

/// A card that lies in two places.
/// @param card   as the formats write it
/// @param first  the path to where it lies already
[[nodiscard]] std::string liesThereAlready(std::string_view card, std::string_view first);

/// What a colour must be, in words.
[[nodiscard]] std::string nameOfAColour();

} // namespace pocketmars::engine
