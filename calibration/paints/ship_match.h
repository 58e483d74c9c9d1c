#pragma once

#include "calibration/profile/profile.h"

#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// With more pieces there are too many ways to go through.
inline constexpr std::size_t kMostMatched = 6;

/// Whose ships these probably are: for each ship the index of a piece, each piece once. Whatever
/// else is printed on ships, somewhere on them (a stripe, a border, a sign) the same place of each
/// is printed in the colour of its pieces, or in one mixed with it: that place tells.
/// @param ships   no more than pieces; of one shape
/// @param pieces  at most kMostMatched
[[nodiscard]] std::vector<std::size_t> matchShips(const std::vector<CardFace>& ships,
                                                  const std::vector<PieceFace>& pieces);

/// How many places of the ships show that these are their owners, as matchShips weighs it.
/// @param ships   more than one
/// @param owners  for each ship the index of a piece
[[nodiscard]] double shownOwners(const std::vector<CardFace>& ships,
                                 const std::vector<PieceFace>& pieces,
                                 const std::vector<std::size_t>& owners);

} // namespace pocketmars::calibration
