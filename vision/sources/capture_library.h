#pragma once

#include "vision/sources/capture_device.h"

#include <memory>
#include <string>

namespace pocketmars::vision {

/// What an address names.
enum class CaptureKind { Camera, Stream, Film };

/// A camera, a stream or a film, from a library beside the program that is loaded at the first
/// call: with OpenCV's videoio come some two hundred others (FFmpeg, GStreamer, GDAL), which a
/// program that reads photos never needs (docs/decisions/0034).
/// @param address  a camera's number or device file, a URL or a film's file
/// @return nothing if that library is not there or does not load
[[nodiscard]] std::unique_ptr<CaptureDevice> captureDevice(CaptureKind kind,
                                                           const std::string& address);

} // namespace pocketmars::vision
