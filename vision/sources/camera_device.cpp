#include "vision/sources/camera_device.h"

#include <opencv2/core/utils/logger.hpp>

#include <mutex>
#include <utility>

namespace pocketmars::vision {
namespace {

const cv::Size kWantedSize(1600, 1200);

/// What a lost camera makes OpenCV print is told by ourselves, once and in words.
void silenceOpenCv() {
    static std::once_flag once;
    std::call_once(once,
                   [] { cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT); });
}

} // namespace

CameraDevice::CameraDevice(std::string address) : m_address(std::move(address)) {}

bool CameraDevice::open() {
    silenceOpenCv();
    try {
        const bool isNumber = m_address.find_first_not_of("0123456789") == std::string::npos;
        const bool opened = isNumber ? m_capture.open(std::stoi(m_address), cv::CAP_V4L2)
                                     : m_capture.open(m_address, cv::CAP_V4L2);
        if (opened) {
            // Uncompressed, USB 2 has room for some 5 such frames a second only. A camera takes
            // what is nearest to it.
            m_capture.set(cv::CAP_PROP_FOURCC, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'));
            m_capture.set(cv::CAP_PROP_FRAME_WIDTH, kWantedSize.width);
            m_capture.set(cv::CAP_PROP_FRAME_HEIGHT, kWantedSize.height);
        }
        return opened;
    } catch (const cv::Exception&) {
        return false;
    }
}

bool CameraDevice::grab() {
    try {
        return m_capture.grab();
    } catch (const cv::Exception&) {
        return false;
    }
}

CaptureDevice::Picture CameraDevice::retrieve() {
    try {
        cv::Mat image;
        if (!m_capture.retrieve(image)) {
            return cv::Mat();
        }
        return image.clone();        // the capture's own buffer is used again
    } catch (const cv::Exception&) { // no memory for it, for one
        return cv::Mat();
    }
}

void CameraDevice::close() { m_capture.release(); }

} // namespace pocketmars::vision
