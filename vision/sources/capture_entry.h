#pragma once

#include "vision/sources/capture_library.h"

namespace pocketmars::vision {

/// What the library of cameras is entered by; see captureDevice().
/// @param timeOutMs  that a stream may be silent
/// @return a new device
using CaptureEntry = CaptureDevice* (*)(CaptureKind kind, const char* address, int timeOutMs);

/// The entry's name in the library.
constexpr const char* kCaptureEntry = "pocketmars_capture_device";

} // namespace pocketmars::vision
