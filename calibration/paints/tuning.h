#pragma once

#include "calibration/support/tuned.h"

/// What paints/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// Which colour a piece is of.
struct Colours {
    Tuned<double> lightness{"paints.colours.lightness", 0.5, "of a difference", {0, 2},
        "How much lightness counts against colour: a piece's sides differ in it more than paints "
        "do.",
        "by eye, 608e9b0"};
    Tuned<double> evenLight{"paints.colours.even_light", 300.0, "Lab units squared", {0, 3000},
        "How much a photo counts as another that is e times brighter or darker than paints are in "
        "even light.",
        "64 sets of 33 random decks: all colours called by their names at 0, 300 and 1000"};
    Tuned<double> printNoise{"paints.colours.print_noise", 5.0, "Lab units", {1, 40},
        "How far a photo shows a place of a ship off its print.",
        "32 sets of 16 random decks: all matched right at 5, 8 and 12, 31 at 3"};
};
extern Colours colours;

// clang-format on
} // namespace pocketmars::calibration::tuning
