#pragma once

#include "calibration/support/tuned.h"

/// What vision is tuned with. Each folder that has such numbers has a tuning.h with a struct for
/// each of its stages, and calibration::tunedNumbers() lists them all.
///
/// What is given and not tuned (how many channels a picture has, the box's seven pieces of a
/// colour, the size of an array) is a constexpr where it is used.
