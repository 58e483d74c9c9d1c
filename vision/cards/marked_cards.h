#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/card_finder.h"
#include "vision/plane/table_plane.h"
#include "vision/read_options.h"

#include <opencv2/core/types.hpp>

#include <vector>

/// Cards that a person marked, as if they had been found.
namespace pocketmars::vision {

/// Where marked cards lie, with points all over each.
/// @param photo  its size, px
[[nodiscard]] std::vector<CardSighting> markedSightings(const calibration::Profile& profile,
                                                        const std::vector<MarkedCard>& marked,
                                                        cv::Size photo);

/// The same on a table whose plane is known.
[[nodiscard]] std::vector<CardCandidate> markedCandidates(const calibration::Profile& profile,
                                                          const std::vector<MarkedCard>& marked,
                                                          cv::Size photo, const TablePlane& plane);

} // namespace pocketmars::vision
