#include "vision/sources/capture_entry.h"

#include "vision/sources/camera_device.h"
#include "vision/sources/ffmpeg_device.h"

using namespace pocketmars::vision;

extern "C" CaptureDevice* pocketmars_capture_device(CaptureKind kind, const char* address,
                                                    int timeOutMs);

CaptureDevice* pocketmars_capture_device(CaptureKind kind, const char* address, int timeOutMs) {
    if (kind == CaptureKind::Camera) {
        return new CameraDevice(address);
    }
    return new FfmpegDevice(kind, address, timeOutMs);
}
