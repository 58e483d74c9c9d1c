#pragma once

#include "vision/sources/capture_library.h"

#include <opencv2/videoio.hpp>

#include <string>

namespace pocketmars::vision {

/// OpenCV's capture, in the library that captureDevice() loads.
class OpenCvDevice : public CaptureDevice {
public:
    /// @param address    a camera's number or device file, a URL or a film's file
    /// @param timeOutMs  that a stream may be silent
    OpenCvDevice(CaptureKind kind, std::string address, int timeOutMs);

    [[nodiscard]] bool isLive() const override { return m_kind != CaptureKind::Film; }
    [[nodiscard]] double framesPerSecond() const override { return m_framesPerSecond; }
    [[nodiscard]] bool open() override;
    [[nodiscard]] bool grab() override;
    [[nodiscard]] Picture retrieve() override;
    void close() override;

private:
    CaptureKind m_kind;
    std::string m_address;
    int m_timeOutMs;
    cv::VideoCapture m_capture;
    bool m_sendsJpegs = false;
    double m_framesPerSecond = 0.0;
};

} // namespace pocketmars::vision
