#pragma once

#include "calibration/support/tuned.h"

/// What calibration is tuned with. Each folder that has such numbers has a tuning.h with a struct
/// for each of its stages, and tunedNumbers() lists them all.
///
/// What is given and not tuned (how a tile is printed, what a file may hold, the size of an array)
/// is a constexpr where it is used.
