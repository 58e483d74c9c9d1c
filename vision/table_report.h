#pragma once

#include "calibration/profile.h"
#include "vision/card_placer.h"
#include "vision/colonist_reader.h"
#include "vision/stack_reader.h"
#include "vision/table_plane.h"
#include "vision/table_reader.h"
#include "vision/zone_reader.h"

#include <opencv2/core/mat.hpp>

#include <array>

namespace pocketmars::vision {

/// Everything that is known of one table before it is written down.
struct FoundTable {
    TablePlane plane;
    TableCards cards;
    std::array<StackReading, engine::kSuitCount> stacks;
    Zones zones; ///< points into cards
    ColonistReading colonists;
};

/// Writes down what was found, item by item; reads the energy tracks on the way.
/// @param photo  CV_8UC3 BGR
/// @param who    with a mode
[[nodiscard]] TableReading reportTable(const calibration::Profile& profile, const cv::Mat& photo,
                                       const FoundTable& table, const ReadOptions& who);

} // namespace pocketmars::vision
