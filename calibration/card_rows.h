#pragma once

#include "calibration/card_quad.h"

#include <vector>

namespace pocketmars::calibration {

/// Turns cards that lie the way a reader holds them, within 60° either way, so that corners[0] is
/// each card's own upper left.
/// @param landscape  the cards lie on their long side
[[nodiscard]] std::vector<CardQuad> upright(std::vector<CardQuad> cards, bool landscape);

/// How far an upright card's top points away from the picture's top, degrees in -180..180,
/// clockwise.
[[nodiscard]] double tiltDegrees(const CardQuad& card);

/// Cards as a reader goes through them: rows from the top, each from left to right. The rows run as
/// the cards themselves do, so the picture may be turned.
/// @param cards  upright
[[nodiscard]] std::vector<std::vector<CardQuad>> rows(std::vector<CardQuad> cards);

} // namespace pocketmars::calibration
