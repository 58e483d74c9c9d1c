#pragma once

#include "calibration/agreement/page_pictures.h"
#include "engine/box/suit.h"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace pocketmars::calibration {

using SuitPages = std::array<PagePictures, engine::kSuitCount>;

/// Indices of two suits, the lower first.
using SuitPair = std::pair<std::size_t, std::size_t>;

/// Two suits whose pages are clearly swapped, by the colours that tell suits: those of the suits'
/// pages agree much better with those of a page with one card a suit if these two are the other way
/// round. That must be so whatever part of the cards is left out: pictures have colours of their
/// own, and a single one that happens to have those of another suit is no sign. Nor are grounds
/// with another suit's colour, where parts of the cards agree as they are named.
/// @param suits  one page a suit, of cards of one size
/// @param cards  one card a suit, of one size
[[nodiscard]] std::optional<SuitPair> swappedByColour(const SuitPages& suits,
                                                      const PagePictures& cards);

/// Whether a page with one card a suit clearly shows them in reverse, by the same signs: a photo
/// that is upside down. (Its cards are then upside down as well, which does not change their
/// colours.)
[[nodiscard]] bool isReversedByColour(const SuitPages& suits, const PagePictures& cards);

/// Whether such a page's colours agree better with two suits as they are named than swapped. False
/// where its colours don't tell suits.
[[nodiscard]] bool speakAgainst(const SuitPages& suits, const PagePictures& cards,
                                SuitPair swapped);

} // namespace pocketmars::calibration
