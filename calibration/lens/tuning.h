#pragma once

#include "calibration/support/tuned.h"

/// What lens/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// A camera's lens from views of the chessboard.
struct Learner {
    Tuned<double> sameShape{"lens.learner.same_shape", 0.01, "of the aspect ratio", {0.001, 0.05},
        "How far a picture's shape may be off that of the pictures a lens was learnt from.",
        "rows or columns that resizing leaves out"};
    Tuned<double> worstFocalShare{"lens.learner.worst_focal_share",
        0.03, "of the focal length", {0.003, 0.2},
        "How unsure a focal length may be: a lens that is known less well unbends little.",
        "by eye, 89a684a"};
    Tuned<double> leastAngle{"lens.learner.least_angle", 15.0, "degrees", {3, 45},
        "How far two views must differ at least: boards that all lie alike fit any lens.",
        "by eye, 89a684a"};
};
extern Learner learner;

// clang-format on
} // namespace pocketmars::calibration::tuning
