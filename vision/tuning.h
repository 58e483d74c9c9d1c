#pragma once

#include "vision/support/tuned.h"

/// What vision is tuned with. Each folder has a tuning.h with a struct for each of its stages, and
/// tunedNumbers() lists them all, in the order of the flow from a photo to what is written down.
///
/// What is not tuned but given (how many channels a picture has, the box's seven pieces of a
/// colour, the size of an array) is a constexpr where it is used.
