#pragma once

#include "vision/colonists/colonist_reader.h"
#include "vision/colonists/count_posterior.h"
#include "vision/colonists/zone_weighing.h"
#include "vision/pieces/piece_evidence.h"

#include <memory>
#include <vector>

namespace pocketmars::vision {

/// A zone that one or more photos show, with readings that explain all of them.
struct SharedZone {
    WeighableZone zone; ///< refers to what is below
    CountZone counted;
    std::vector<std::vector<Explanation>> explanations; ///< by photo that shows it
};

/// The zones of a table that is seen in several photos. What explains a zone in one photo is set
/// down in the others, too, and counts as much as it explains of all: a body stands in one place
/// and hides what is behind it from each side, while print and shadow stay in the plane.
/// @param views  outlive the zones
[[nodiscard]] std::vector<std::unique_ptr<SharedZone>>
sharedZones(const std::vector<ColonistReader::View>& views);

} // namespace pocketmars::vision
