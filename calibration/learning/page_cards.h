#pragma once

#include "calibration/outlines/outline_report.h"
#include "calibration/support/card_quad.h"

#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace pocketmars::calibration {

/// Picks the cards of a page whose number is known, in no order. Knowing it helps: a card that
/// hardly shows is taken if it makes the number right, and what looks least like a card is left
/// out.
/// @return the cards, or why they can't be told, for people: `found 6 cards, expected 7: two touch
///         at the lower left`
[[nodiscard]] tl::expected<std::vector<CardQuad>, std::string>
pageCards(const OutlineReport& report, std::size_t expected, cv::Size picture);

} // namespace pocketmars::calibration
