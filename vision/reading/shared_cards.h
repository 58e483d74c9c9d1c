#pragma once

#include "vision/cards/card_placer.h"
#include "vision/plane/table_motion.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <functional>
#include <vector>

namespace pocketmars::vision {

/// One of several photos of a table: its plane and the cards that were found in it.
struct CardsInPhoto {
    TablePlane* plane = nullptr;
    TableCards* cards = nullptr;
    cv::Size photo; ///< px
};

/// How table mm of each photo become those of the first, told from the buildings, the ships and
/// Earth that both show.
/// @return or the index of a photo that does not show those cards lying as the first does, or has
///         fewer than two in common with it
[[nodiscard]] tl::expected<std::vector<TableMotion>, std::size_t>
motionsToFirst(const std::vector<CardsInPhoto>& photos);

/// Puts the buildings, the ships and Earth where other photos show them and one does not: below a
/// heap, in glare. Where photos disagree about the place of one, the surer is right.
/// @param showsThere  whether a photo, by its index, shows a card where another has it; what is
///                    covered there says nothing
void shareCards(const std::vector<CardsInPhoto>& photos, const std::vector<TableMotion>& toFirst,
                const std::function<bool(std::size_t photo, const PlacedCard& card)>& showsThere);

} // namespace pocketmars::vision
