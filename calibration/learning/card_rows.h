#pragma once

#include "calibration/support/card_quad.h"

#include <vector>

namespace pocketmars::calibration {

/// The card with corners[0] the one that is upper left as it lies before the camera: its top points
/// within 45° of the picture's top.
[[nodiscard]] CardQuad upright(CardQuad card);

/// An upright card lies on its long side.
[[nodiscard]] bool isWide(const CardQuad& card);

/// Upright cards as a reader goes through them: rows from the top, each from left to right. The
/// rows run as the cards themselves do, so the picture may be turned.
[[nodiscard]] std::vector<std::vector<CardQuad>> rows(std::vector<CardQuad> cards);

} // namespace pocketmars::calibration
