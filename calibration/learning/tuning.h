#pragma once

#include "calibration/support/tuned.h"

/// What learning/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// The right number of cards on a page.
struct PageCount {
    Tuned<double> leastConfidence{"learning.page_count.least_confidence",
        0.3, "probability", {0.05, 0.9},
        "How likely a doubtful card must be, to be taken because the number is right with it.",
        "by eye, a7c84c4"};
    Tuned<double> gap{"learning.page_count.gap", 0.25, "probability", {0.02, 0.9},
        "How much likelier it must be than the next one.",
        "by eye, a7c84c4"};
};
extern PageCount pageCount;

/// The cards of a suit laid on each other.
struct Alignment {
    Tuned<double> pxPerMm{"learning.alignment.px_per_mm", 2.5, "px per mm", {1, 5},
        "Of the pictures that are compared: digits of some mm are blurred enough for the frame "
        "Scale at which cards are compared: digits are blurred enough for the frame to lead.",
        "by eye, 91a3893"};
    Tuned<int> halfSmoothing{"learning.alignment.half_smoothing", 2, "px", {0, 10},
        "How far around a px the compared pictures are smoothed.",
        "by eye, 91a3893"};
    Tuned<double> farthestMm{"learning.alignment.farthest_mm", 2.5, "mm", {0.5, 8},
        "A card that would move further was not outlined at all, and stays.",
        "by eye, 91a3893"};
    Tuned<int> rounds{"learning.alignment.rounds", 2, "rounds", {1, 6},
        "Rounds of laying the cards on their mean: it is sharper the second time.",
        "by eye, 91a3893"};
};
extern Alignment alignment;

// clang-format on
} // namespace pocketmars::calibration::tuning
