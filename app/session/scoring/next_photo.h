#pragma once

#include "app/session/scoring/table_scorer.h"
#include "vision/viewing_side.h"

#include <optional>

namespace pocketmars::session {

/// From where a further photo of the table would help most: from the side from which the item of
/// the first open question was not seen yet.
/// @return nothing without a photo or an open question that a photo could answer
[[nodiscard]] std::optional<vision::Side> sideOfNextPhoto(const ScoredTable& table);

/// Whether the energy of every player is asked about: then the profile most likely has the energy
/// track where these ships have none, and no photo answers it.
[[nodiscard]] bool missesAllMarkers(const ScoredTable& table);

} // namespace pocketmars::session
