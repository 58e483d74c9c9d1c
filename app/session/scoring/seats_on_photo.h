#pragma once

#include "calibration/profile/profile.h"
#include "vision/seat_seen.h"

#include <filesystem>
#include <vector>

namespace pocketmars::session {

/// Who sits at the table of a photo, in the order of play, whoever is said to: takes as long as
/// reading it.
/// @return empty where it can't be told
[[nodiscard]] std::vector<vision::SeatSeen> seatsOnPhoto(const std::filesystem::path& photo,
                                                         const calibration::Profile& profile);

} // namespace pocketmars::session
