#pragma once

#include "vision/sources/capture_library.h"

#include <opencv2/videoio.hpp>

#include <string>

namespace pocketmars::vision {

/// A camera at this computer by OpenCV's V4L2 reader, in the library that captureDevice() loads.
class CameraDevice : public CaptureDevice {
public:
    /// @param address  its number or device file
    explicit CameraDevice(std::string address);

    [[nodiscard]] bool isLive() const override { return true; }
    [[nodiscard]] bool open() override;
    [[nodiscard]] bool grab() override;
    [[nodiscard]] Picture retrieve() override;
    void close() override;

private:
    std::string m_address;
    cv::VideoCapture m_capture;
};

} // namespace pocketmars::vision
