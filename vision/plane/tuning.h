#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>

/// What plane/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// The plane of the table from its cards.
struct PlaneFit {
    Tuned<std::size_t> maxPointsPerCard{"plane.plane_fit.max_points_per_card",
        24, "features", {4, 500},
        "That are used.",
        "more cost time and add nothing"};
    Tuned<double> maxMedianErrorMm{"plane.plane_fit.max_median_error_mm", 2.0, "mm", {0.3, 15},
        "A card whose features are further off is no flat card of this table.",
        "by eye, c71142e"};
    Tuned<int> firstCards{"plane.plane_fit.first_cards", 7, "cards", {2, 40},
        "That make the first plane, best seen first.",
        "by eye"};
    Tuned<double> strayFeature{"plane.plane_fit.stray_feature", 3.0, "median errors", {1.5, 20},
        "A feature that is further off a plane of tiles is none of its card's.",
        "of errors that are normal 1 of 500 is"};
    Tuned<std::size_t> leastTiles{"plane.plane_fit.least_tiles", 2, "tiles", {2, 8},
        "That make a plane without a card.",
        "one is too small to tell the perspective of a table"};
};
extern PlaneFit planeFit;

/// Least squares of the plane and a pose for each card.
struct Solver {
    Tuned<int> iterations{"plane.solver.iterations", 50, "rounds", {5, 1000},
        "At most.",
        "it ends by itself long before"};
    Tuned<double> step{"plane.solver.step", 1e-7, "of parameters of the size of 1", {1e-10, 0.001},
        "Of differences that stand for derivatives.",
        "about the root of the precision of a double"};
    Tuned<double> firstDamping{"plane.solver.first_damping", 1e-3, "of the diagonal", {1e-09, 10},
        "Levenberg and Marquardt's, at first.",
        "the usual; D. Marquardt, SIAM J. 1963"};
    Tuned<double> dampingDown{"plane.solver.damping_down", 0.2, "factor", {0.01, 0.9},
        "After a step that is better.",
        "by eye"};
    Tuned<double> dampingUp{"plane.solver.damping_up", 5.0, "factor", {1.5, 100},
        "After a step that is worse.",
        "by eye"};
    Tuned<double> leastGain{"plane.solver.least_gain", 1e-6, "of the cost", {1e-12, 0.1},
        "A smaller gain is the end.",
        "by eye"};
};
extern Solver solver;

/// Corner tiles that lie on the table.
struct Tiles {
    Tuned<std::size_t> mostTiles{"plane.tiles.most_tiles", 8, "tiles", {1, 100},
        "The largest are used.",
        "two sheets; more add nothing but time"};
    Tuned<double> cornerErrorPx{"plane.tiles.corner_error_px", 0.2, "px", {0.02, 3},
        "To which a tile's corners are found.",
        "measured in tests/calibration/tiles/tile_finder_test.cpp"};
    Tuned<double> cornerErrorShare{"plane.tiles.corner_error_share",
        0.003, "of a tile's side", {0.0001, 0.1},
        "The same of a large one.",
        "paper is not quite flat; by eye, b9b9e8a"};
    Tuned<double> toleranceOfError{"plane.tiles.tolerance_of_error", 2.5, "errors", {1, 20},
        "A tile that is further off is not flat.",
        "by eye, b9b9e8a"};
    Tuned<double> mostWeight{"plane.tiles.most_weight", 4.0, "features of a card", {0.5, 100},
        "That a tile's corner counts for.",
        "features of cards err alike; their number must not mislead"};
    Tuned<double> leastCardErrorPx{"plane.tiles.least_card_error_px", 0.2, "px", {0.01, 3},
        "That features of cards are wrong by at least.",
        "by eye, b9b9e8a"};
    Tuned<double> sizeTolerance{"plane.tiles.size_tolerance",
        0.03, "of a tile's size", {0.002, 0.3},
        "A tile whose size is further from what it says is not trusted.",
        "by eye, b9b9e8a"};
    Tuned<double> printerError{"plane.tiles.printer_error",
        0.005, "of a print at 100 %", {0.0005, 0.1},
        "How far all tiles may be too large.",
        "by eye, b9b9e8a"};
    Tuned<double> worseShare{"plane.tiles.worse_share", 1.15, "factor", {1, 3},
        "How much worse the cards may fit with tiles than without.",
        "by eye, b9b9e8a"};
    Tuned<double> worsePx{"plane.tiles.worse_px", 0.1, "px", {0, 3},
        "And by so much more.",
        "by eye, b9b9e8a"};
};
extern Tiles tiles;

/// The camera that the plane is seen with.
struct Camera {
    Tuned<double> usualFocalShare{"plane.camera.usual_focal_share",
        0.65, "of the photo's diagonal", {0.3, 1.5},
        "The usual focal length.",
        "main cameras of phones have 23 to 30 mm of 35 mm film, so 0.53 to 0.70; other cameras "
        "and zooms reach further"};
    Tuned<double> focalSpread{"plane.camera.focal_spread", 0.2, "natural logarithm", {0.02, 2},
        "Standard deviation of it.",
        "by eye, 555d31e"};
    Tuned<double> constraintError{"plane.camera.constraint_error",
        0.012, "of a length", {0.001, 0.2},
        "How well a homography of cards holds the two constraints of a camera.",
        "by eye, 555d31e"};
};
extern Camera camera;

// clang-format on
} // namespace pocketmars::vision::tuning
