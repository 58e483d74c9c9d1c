#pragma once

#include "calibration/support/tuned.h"

/// What support/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// What changed between two frames, on a small picture.
struct Change {
    Tuned<int> smallWidth{"support.change.small_width", 400, "px of the longer side", {100, 1600},
        "Of the small picture.",
        "a colonist is some 1/80 of a picture of the whole table: 5 px of this"};
    Tuned<double> sameGrey{"support.change.same_grey", 8.0, "grey levels", {1, 60},
        "That are no change.",
        "JPEG's blocks, flicker of lamps"};
    Tuned<double> noiseFactor{"support.change.noise_factor",
        9.0, "times the median difference", {1, 60},
        "That is no change where it is noisy.",
        "1.48 of which are a standard deviation"};
    Tuned<double> mostNoise{"support.change.most_noise", 20.0, "grey levels", {2, 120},
        "That are no change.",
        "no noise is as large: there, half of the picture has changed"};
    Tuned<double> tremble{"support.change.tremble", 0.3, "px of the small picture", {0, 3},
        "That an edge may move.",
        "by eye, fc545e0"};
};
extern Change change;

// clang-format on
} // namespace pocketmars::vision::tuning
