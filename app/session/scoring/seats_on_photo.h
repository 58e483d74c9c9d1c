#pragma once

#include "vision/seat_seen.h"
#include "vision/table_reader.h"

#include <filesystem>
#include <vector>

namespace pocketmars::session {

/// Who sits at the table of a photo, in the order of play, whoever is said to: takes as long as
/// reading it.
/// @return empty where it can't be told
[[nodiscard]] std::vector<vision::SeatSeen> seatsOnPhoto(const std::filesystem::path& photo,
                                                         const vision::TableReader& reader);

} // namespace pocketmars::session
