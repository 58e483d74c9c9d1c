#pragma once

#include "calibration/agreement/page_pictures.h"
#include "engine/box/suit.h"

#include <opencv2/core/types.hpp>

#include <array>
#include <optional>
#include <utility>

namespace pocketmars::calibration {

/// The colour that tells a suit, a and b of Lab, one a suit.
using SuitColours = std::array<cv::Vec2d, engine::kSuitCount>;

/// Of the suits' own pages: where the cards of a suit are alike and suits differ.
/// @param pages  one a suit, of cards of one size
[[nodiscard]] SuitColours coloursOfPages(const std::array<PagePictures, engine::kSuitCount>& pages);

/// Of a page with one card a suit: where the cards differ.
[[nodiscard]] SuitColours coloursOfCards(const PagePictures& page);

/// Two suits whose pages are clearly swapped: all five colours agree much better with these two the
/// other way round.
/// @return indices of suits, the lower first
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>>
swappedSuits(const SuitColours& pages, const SuitColours& cards);

} // namespace pocketmars::calibration
