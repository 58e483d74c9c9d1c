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

/// The wooden pieces of a photo.
struct Pieces {
    Tuned<int> workingSide{"learning.pieces.working_side", 1200, "px", {400, 4000},
        "Longest side of the picture that is searched for pieces.",
        "by eye, b0c6d39"};
    Tuned<double> sigma{"learning.pieces.sigma", 1.5, "px", {0.3, 5},
        "Smoothing of that picture before its gradients are taken.",
        "by eye, b0c6d39"};
    Tuned<double> minArea{"learning.pieces.min_area", 0.0003, "of the picture", {2e-05, 0.005},
        "The smallest piece.",
        "by eye, b0c6d39"};
    Tuned<double> maxArea{"learning.pieces.max_area", 0.06, "of the picture", {0.01, 0.5},
        "The largest piece.",
        "by eye, b0c6d39"};
    Tuned<double> strongest{"learning.pieces.strongest", 12.0, "L units per px", {3, 60},
        "A stronger outline says no more.",
        "by eye, 1cb6605"};
    Tuned<double> solidity{"learning.pieces.solidity", 0.8, "of the hull", {0.4, 0.99},
        "How much of its convex hull a piece fills at least.",
        "by eye, 1cb6605"};
    Tuned<double> solidityCost{"learning.pieces.solidity_cost", 4.0, "exponent", {0, 12},
        "How much a ragged thing loses: the power of what it fills.",
        "by eye, b0c6d39"};
    Tuned<int> levels{"learning.pieces.levels", 16, "steps", {3, 60},
        "Thresholds that each channel's range is cut at.",
        "by eye, 1cb6605"};
    Tuned<double> sameColour{"learning.pieces.same_colour", 8.0, "Lab units", {1, 40},
        "Things whose colours are nearer look alike.",
        "by eye, 1cb6605"};
    Tuned<double> sameArea{"learning.pieces.same_area", 0.4, "ln", {0.05, 2},
        "Things whose areas differ less look alike.",
        "by eye, 1cb6605"};
    Tuned<int> mostAlike{"learning.pieces.most_alike", 3, "things", {1, 20},
        "More things that look alike are a pattern of the cloth: each piece has a colour of its "
        "own.",
        "by eye, 1cb6605"};
    Tuned<double> largerWins{"learning.pieces.larger_wins", 0.15, "exponent", {0, 1},
        "How much a larger thing wins where two overlap: a side in the shade belongs to its piece.",
        "by eye, 1cb6605"};
    Tuned<double> leastScore{"learning.pieces.least_score", 1.0, "L units per px", {0.1, 10},
        "A weaker outline is no piece.",
        "by eye, b0c6d39"};
    Tuned<double> smallest{"learning.pieces.smallest", 0.12, "of the largest", {0.02, 0.8},
        "How small a marker may be beside the largest colonist, by area.",
        "by eye, 1cb6605"};
};
extern Pieces pieces;

/// What the table looks like under the pieces.
struct TableColour {
    Tuned<double> side{"learning.table_colour.side", 200.0, "px", {60, 1000},
        "Longest side of the small picture that the table's colour is taken from.",
        "by eye, b0c6d39"};
    Tuned<int> halfWindow{"learning.table_colour.half_window", 25, "px of it", {5, 100},
        "How far around a px of it the median is taken: so far that no piece fills it.",
        "by eye, b0c6d39"};
    Tuned<double> sigma{"learning.table_colour.sigma", 3.0, "px of it", {0.5, 20},
        "Smoothing of the table's colour.",
        "by eye, b0c6d39"};
    Tuned<float> deepestShadow{"learning.table_colour.deepest_shadow",
        0.6F, "cube root of light", {0.2, 0.95},
        "How much light a shadow leaves at least.",
        "by eye, b0c6d39"};
    Tuned<int> rounds{"learning.table_colour.rounds", 4, "rounds", {1, 12},
        "Rounds of measuring the table's pattern without what stands on it.",
        "by eye, b0c6d39"};
    Tuned<float> standsOut{"learning.table_colour.stands_out",
        3.0F, "standard deviations", {1.5, 8},
        "What is further from the table stands on it.",
        "by eye, b0c6d39"};
    Tuned<double> grainL{"learning.table_colour.grain_l", 1.0, "square L units", {0.1, 20},
        "How much the lightness of a plain table varies, even where this picture shows less.",
        "by eye, b0c6d39"};
    Tuned<double> grainColour{"learning.table_colour.grain_colour",
        0.5, "square Lab units of a and b", {0.05, 10},
        "How much its colour varies.",
        "by eye, b0c6d39"};
};
extern TableColour tableColour;

/// Which colour a piece is of.
struct Colours {
    Tuned<double> lightness{"learning.colours.lightness", 0.5, "of a difference", {0, 2},
        "How much lightness counts against colour: a piece's sides differ in it more than paints "
        "do.",
        "by eye, 608e9b0"};
    Tuned<double> leastChroma{"learning.colours.least_chroma", 14.0, "Lab units", {3, 50},
        "A duller colour has no hue.",
        "by eye, 608e9b0"};
    Tuned<double> sameHue{"learning.colours.same_hue", 0.9, "ratio", {0.5, 0.99},
        "Cosine between two hues that are one.",
        "by eye, 608e9b0: some 25°"};
};
extern Colours colours;

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
