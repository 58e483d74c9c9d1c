#include "vision/sources/opencv_device.h"

#include "vision/sources/capture_entry.h"
#include "vision/sources/ffmpeg_options.h"

#include <opencv2/core/utils/logger.hpp>

#include <mutex>
#include <utility>

namespace pocketmars::vision {
namespace {

const cv::Size kWantedSize(1600, 1200);
/// Of a film or stream, which a file of a few bytes may claim to have: each of its frames lies in
/// memory several times. Twice what any camera films.
constexpr double kMostPixels = 8192.0 * 8192.0;

/// What a lost camera makes OpenCV and FFmpeg print is told by ourselves, once and in words.
void setUpBackends() {
    static std::once_flag once;
    std::call_once(once, [] {
        setFfmpegOptions(); // done by the program; not by a test
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    });
}

bool openCamera(cv::VideoCapture& capture, const std::string& address) {
    const bool isNumber = address.find_first_not_of("0123456789") == std::string::npos;
    const bool opened = isNumber ? capture.open(std::stoi(address), cv::CAP_V4L2)
                                 : capture.open(address, cv::CAP_V4L2);
    if (opened) {
        // Uncompressed, USB 2 has room for some 5 such frames a second only. A camera takes what is
        // nearest to it.
        capture.set(cv::CAP_PROP_FOURCC, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'));
        capture.set(cv::CAP_PROP_FRAME_WIDTH, kWantedSize.width);
        capture.set(cv::CAP_PROP_FRAME_HEIGHT, kWantedSize.height);
    }
    return opened;
}

double pixels(const cv::VideoCapture& capture) {
    return capture.get(cv::CAP_PROP_FRAME_WIDTH) * capture.get(cv::CAP_PROP_FRAME_HEIGHT);
}

/// FFmpeg patches up a broken JPEG with grey, so JPEGs are taken as they are and decoded by
/// ourselves; and only those that are looked at.
bool sendsJpegs(cv::VideoCapture& capture) {
    const auto codec = static_cast<int>(capture.get(cv::CAP_PROP_FOURCC));
    // The second: how OpenCV cuts FFmpeg's `mjpeg`, where a container names no codec.
    return (codec == cv::VideoWriter::fourcc('M', 'J', 'P', 'G') ||
            codec == cv::VideoWriter::fourcc('m', 'j', 'p', 'e')) &&
           capture.set(cv::CAP_PROP_FORMAT, -1);
}

} // namespace

OpenCvDevice::OpenCvDevice(CaptureKind kind, std::string address, int timeOutMs)
    : m_kind(kind), m_address(std::move(address)), m_timeOutMs(timeOutMs) {}

bool OpenCvDevice::open() {
    setUpBackends();
    try {
        m_sendsJpegs = false;
        if (m_kind == CaptureKind::Camera) {
            return openCamera(m_capture, m_address);
        }
        const std::vector<int> timeOuts{cv::CAP_PROP_OPEN_TIMEOUT_MSEC, m_timeOutMs,
                                        cv::CAP_PROP_READ_TIMEOUT_MSEC, m_timeOutMs};
        if (!m_capture.open(m_address, cv::CAP_FFMPEG, timeOuts)) {
            return false;
        }
        const double fps = m_capture.get(cv::CAP_PROP_FPS);
        m_framesPerSecond = fps > 0.0 && fps < 1000.0 ? fps : 0.0;
        m_sendsJpegs = sendsJpegs(m_capture);
        if (!m_sendsJpegs && pixels(m_capture) > kMostPixels) {
            m_capture.release();
            return false;
        }
        return true;
    } catch (const cv::Exception&) {
        return false;
    }
}

bool OpenCvDevice::grab() {
    try {
        return m_capture.grab();
    } catch (const cv::Exception&) {
        return false;
    }
}

CaptureDevice::Picture OpenCvDevice::retrieve() {
    try {
        cv::Mat image;
        if (!m_capture.retrieve(image)) {
            return cv::Mat();
        }
        if (m_sendsJpegs && image.isContinuous()) {
            return std::vector<std::uint8_t>(image.datastart, image.dataend);
        }
        return image.clone();        // the capture's own buffer is used again
    } catch (const cv::Exception&) { // no memory for it, for one
        return cv::Mat();
    }
}

void OpenCvDevice::close() { m_capture.release(); }

} // namespace pocketmars::vision

extern "C" pocketmars::vision::CaptureDevice*
pocketmars_capture_device(pocketmars::vision::CaptureKind kind, const char* address, int timeOutMs);

pocketmars::vision::CaptureDevice* pocketmars_capture_device(pocketmars::vision::CaptureKind kind,
                                                             const char* address, int timeOutMs) {
    return new pocketmars::vision::OpenCvDevice(kind, address, timeOutMs);
}
