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
        "Scale at which cards are compared: digits are blurred enough for the frame to lead.",
        "by eye, 91a3893"};
    Tuned<int> halfSmoothing{"learning.alignment.half_smoothing", 2, "px", {0, 10},
        "How far around a px the compared pictures are smoothed.",
        "by eye, 91a3893"};
    Tuned<double> farthestMm{"learning.alignment.farthest_mm", 2.5, "mm", {0.5, 8},
        "A card that would move further was not outlined at all, and stays.",
        "by eye, 91a3893"};
    Tuned<double> leastBefore{"learning.alignment.least_before", 0.3, "correlation", {0, 1},
        "Of a card with the suit's mean as they were cut out: below, they share too little.",
        "by eye, decks 7451, 7453, 7455, 7457"};
    Tuned<double> leastAfter{"learning.alignment.least_after", 0.75, "correlation", {0, 1},
        "The same once it was moved: where cards share less, each one's own picture moves it.",
        "by eye, decks 7451, 7453, 7455, 7457: below, moves of 1 mm of cards that lay right"};
    Tuned<double> leastGain{"learning.alignment.least_gain", 0.05, "share", {0, 0.5},
        "Of what a card lacked to be the suit's mean, how much moving it must bring.",
        "by eye, decks 7451, 7453, 7455, 7457"};
    Tuned<int> rounds{"learning.alignment.rounds", 2, "rounds", {1, 6},
        "Rounds of laying the cards on their mean: it is sharper the second time.",
        "by eye, 91a3893"};
};
extern Alignment alignment;

// clang-format on
} // namespace pocketmars::calibration::tuning
