#pragma once

#include "calibration/support/tuned.h"

/// What tiles/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// Corner tiles in a photo.
struct Finder {
    Tuned<double> smallestSide{"tiles.finder.smallest_side", 20.0, "px", {8, 100},
        "The smallest marker that is looked for: 2.5 px a module.",
        "by eye, 905dce9"};
    Tuned<int> window{"tiles.finder.window", 23, "px", {5, 101},
        "How wide an area black and white are told apart in; wider than a module.",
        "by eye, 905dce9"};
    Tuned<double> threshold{"tiles.finder.threshold", 15.0, "grey levels", {2, 60},
        "How much darker than its surroundings ink is: more than a grain of cloth.",
        "by eye, b9b9e8a"};
    Tuned<double> refineShare{"tiles.finder.refine_share", 0.6, "of a module", {0.2, 0.95},
        "How far around a corner its exact place is looked for.",
        "by eye, 905dce9"};
    Tuned<int> leastReach{"tiles.finder.least_reach", 2, "px", {1, 5},
        "How far at least.",
        "by eye, 905dce9"};
    Tuned<int> mostReach{"tiles.finder.most_reach", 7, "px", {5, 20},
        "How far at most.",
        "by eye, 905dce9"};
    Tuned<int> enlarge{"tiles.finder.enlarge", 3, "times", {1, 8},
        "How much a code is enlarged to be read: ZXing wants 4 px a module and more.",
        "by eye, 905dce9"};
    Tuned<double> largestCode{"tiles.finder.largest_code", 600.0, "px", {200, 2000},
        "A larger marker is not enlarged.",
        "by eye, 905dce9"};
    Tuned<double> quietShare{"tiles.finder.quiet_share", 0.2, "of the marker's side", {0.02, 0.22},
        "How much white around a code is read with it.",
        "by eye, 905dce9: the sheet leaves 0.225"};
};
extern Finder finder;

// clang-format on
} // namespace pocketmars::calibration::tuning
