#pragma once

#include "calibration/profile/profile.h"

#include <vector>

namespace pocketmars::calibration {

/// Moves the pictures of a suit's project cards so that what the cards of the suit share (the
/// frame, the suit's sign, the value boxes) lies at the same place on all of them. Each was cut
/// out of its photo by an outline of its own, which may be a mm amiss; left so, the ranks would
/// differ by their place more than by their digits.
///
/// An affine map for each card, found by the enhanced correlation coefficient (Evangelidis and
/// Psarakis, 2008) against the mean of its suit. A card that shares too little with it, or that
/// would hardly be more alike, is left as it is, and so are cards of a suit that has but one.
void alignSuits(std::vector<CardFace>& faces);

} // namespace pocketmars::calibration
