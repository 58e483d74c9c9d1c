#pragma once

#include "calibration/support/tuned.h"

/// What profile/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// What cards are recognised by; kept with a profile when it is learnt.
struct Features {
    Tuned<double> pxPerMm{"profile.features.px_per_mm", 3.0, "px per mm", {1, 5},
        "Scale at which features are found: those of finer print are never found again.",
        "a photo of a whole table shows cards at 2 to 3 px per mm"};
    Tuned<int> most{"profile.features.most", 6000, "features", {500, 50000},
        "Features of a card at most; far more than one has.",
        "by eye, 9bed286: it guards against a photo of noise"};
    Tuned<int> octaveLayers{"profile.features.octave_layers", 3, "layers", {1, 6},
        "Layers of each octave of SIFT.",
        "D. Lowe, IJCV 2004"};
    Tuned<double> contrast{"profile.features.contrast", 0.03, "ratio", {0.005, 0.1},
        "What has less contrast is no feature to SIFT.",
        "D. Lowe, IJCV 2004"};
    Tuned<double> edge{"profile.features.edge", 15.0, "ratio", {4, 40},
        "What is more like an edge than a point is no feature to SIFT.",
        "by eye, 9bed286"};
    Tuned<double> sigma{"profile.features.sigma", 1.6, "px", {0.8, 3},
        "Smoothing of SIFT's first layer.",
        "D. Lowe, IJCV 2004"};
};
extern Features features;

// clang-format on
} // namespace pocketmars::calibration::tuning
