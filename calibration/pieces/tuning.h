#pragma once

#include "calibration/support/tuned.h"

/// What pieces/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

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
    Tuned<double> alike{"learning.pieces.alike", 0.3, "of its worth", {0, 1},
        "What a colonist counts for that has the colour of another one.",
        "seeds 21-60"};
    Tuned<double> patterned{"learning.pieces.patterned", 0.5, "of its worth", {0, 1},
        "What a thing counts for that looks like many others.",
        "seeds 21-60"};
    Tuned<double> pitchSpread{"learning.pieces.pitch_spread", 0.18, "of the pitch", {0.03, 0.5},
        "How far off its place in the row a piece stands, as a standard deviation.",
        "seeds 21-60"};
    Tuned<double> sizeSpread{"learning.pieces.size_spread", 0.4, "ln", {0.05, 2},
        "How much the areas of colonists differ, as a standard deviation.",
        "seeds 21-60"};
    Tuned<double> scattered{"learning.pieces.scattered", 0.65, "of its worth", {0.3, 1},
        "What pieces count for that stand in no single row of one pitch.",
        "seeds 21-60"};
    Tuned<double> leastWorth{"learning.pieces.least_worth", 0.05, "of a clear piece", {0.01, 0.9},
        "What a piece must be worth to be taken at all.",
        "seeds 21-60"};
    Tuned<double> clearWorth{"learning.pieces.clear_worth", 0.06, "of a clear piece", {0.01, 1},
        "A piece that is worth less is shown as one to look at.",
        "seeds 21-60, 6001-6045"};
    Tuned<double> clearMargin{"learning.pieces.clear_margin", 0.1, "of a clear piece", {0.0, 1},
        "How much worse the page must be without a piece, for it to be beyond doubt.",
        "seeds 21-60"};
    Tuned<double> faintSolidity{"learning.pieces.faint_solidity", 0.7, "of the hull", {0.3, 0.99},
        "The same as solidity, where the row wants a piece.",
        "seeds 21-60"};
    Tuned<double> faintScore{"learning.pieces.faint_score", 0.3, "L units per px", {0.05, 10},
        "The same as least_score, where the row wants a piece.",
        "seeds 21-60"};
    Tuned<double> leastFaint{"learning.pieces.least_faint", 0.01, "of a clear piece", {0.001, 0.5},
        "What a thing must be worth to be shown as a piece because the row wants one there.",
        "seeds 21-60"};
    Tuned<double> otherEnd{"learning.pieces.other_end", 0.5, "of how well it suits", {0, 1},
        "A faint piece at an end of the row is doubted where one at the other end suits it so well.",
        "by eye"};
    Tuned<double> shadowHue{"learning.pieces.shadow_hue", 3.0, "Lab units", {0.5, 20},
        "How far a shadow's colour is from that of the table, as dark as it makes it.",
        "seeds 21-60"};
    Tuned<double> shadow{"learning.pieces.shadow", 0.6, "of its worth", {0, 1},
        "What a thing counts for that might be a shadow.",
        "seeds 21-60"};
    Tuned<double> faintArea{"learning.pieces.faint_area", 0.4, "of a colonist", {0.05, 0.9},
        "The smallest colonist that is looked for where the row wants one.",
        "seeds 21-60"};
    Tuned<double> clearPart{"learning.pieces.clear_part", 0.6, "of its worth", {0, 1},
        "A piece is doubted that something else could stand in for by more than what this leaves.",
        "seeds 21-60"};
    Tuned<double> rivalRow{"learning.pieces.rival_row", 0.35, "of the row", {0.05, 2},
        "From there on things beside it that make a row of their own cast doubt on it.",
        "easy and mid pages of seeds 7801-7840 stay below 0.22, right hard ones below 0.49"};
    Tuned<double> equalRow{"learning.pieces.equal_row", 0.55, "of the row", {0.05, 2},
        "And from there on it is hardly more than a guess which of them it is.",
        "seeds 7801-7840: all of them wrong"};
    Tuned<double> clearSize{"learning.pieces.clear_size", 0.5, "ln", {0.05, 2},
        "How much the area of a faint piece differs from other colonists', if it is beyond doubt.",
        "a cube below the camera shows its top alone, others a side as well; seeds 21-60, 8526"};
    Tuned<double> sliver{"learning.pieces.sliver", 2.2, "long over short side", {1.2, 10},
        "What is longer is doubted: one side of a piece whose top has the table's colour.",
        "2.9 of the side of a black cube on a dark table (6809); figures standing up have less than 2"};
    Tuned<double> clearOutline{"learning.pieces.clear_outline", 1.12, "ratio", {0.3, 10},
        "How much sharper its outline is than what lies around it, if it is beyond doubt.",
        "seeds 21-90"};
    Tuned<double> likelyOutline{"learning.pieces.likely_outline", 0.32, "ratio", {0.1, 10},
        "And if it is a piece, but somebody should look.",
        "right ones of 7885, 8414 and 8501-8570 have 0.35 and more, the only wrong one that stands "
        "in a clear row 0.28"};
    Tuned<double> samePiece{"learning.pieces.same_piece", 0.8, "of both", {0.5, 0.99},
        "How much of each other two outlines of one piece share, box and area.",
        "by eye"};
    Tuned<double> overCircle{"learning.pieces.over_circle", 1.25, "of its radius", {1, 2},
        "How far a piece may reach over the circle that a person drew around it.",
        "by eye"};
    Tuned<double> leastOfCircle{"learning.pieces.least_of_circle", 0.25, "of its area", {0.05, 0.9},
        "What fills less of it is a part of the piece.",
        "by eye"};
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

// clang-format on
} // namespace pocketmars::calibration::tuning
