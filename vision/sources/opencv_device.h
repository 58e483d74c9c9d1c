#pragma once

#include "vision/sources/capture_device.h"

#include <opencv2/videoio.hpp>

#include <string>

namespace pocketmars::vision {

/// OpenCV's capture of a camera, a stream or a film.
class OpenCvDevice : public CaptureDevice {
public:
    enum class Kind { Camera, Stream, Film };

    /// @param address  a camera's number or device file, a URL or a film's file
    OpenCvDevice(Kind kind, std::string address);

    [[nodiscard]] bool isLive() const override { return m_kind != Kind::Film; }
    [[nodiscard]] double framesPerSecond() const override { return m_framesPerSecond; }
    [[nodiscard]] bool open() override;
    [[nodiscard]] bool grab() override;
    [[nodiscard]] Picture retrieve() override;
    void close() override;

private:
    Kind m_kind;
    std::string m_address;
    int m_timeOutMs;
    cv::VideoCapture m_capture;
    bool m_sendsJpegs = false;
    double m_framesPerSecond = 0.0;
};

} // namespace pocketmars::vision
