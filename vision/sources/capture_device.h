#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/videoio.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pocketmars::vision {

/// OpenCV's capture of a camera, a stream or a film. Every call may block for seconds; none throws.
class CaptureDevice {
public:
    enum class Kind { Camera, Stream, Film };

    /// A picture as it comes: a JPEG not yet decoded, where the source sends such, or pixels.
    using Picture = std::variant<std::vector<std::uint8_t>, cv::Mat>;

    /// @param address  a camera's number or device file, a URL or a film's file
    CaptureDevice(Kind kind, std::string address) : m_kind(kind), m_address(std::move(address)) {}

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// A film's frames a second; 0 where it does not say.
    [[nodiscard]] double framesPerSecond() const { return m_framesPerSecond; }

    /// Opens it, or opens it anew.
    [[nodiscard]] bool open();
    /// Waits for the next frame; gives up after some 3 s (cameras: 10 s).
    [[nodiscard]] bool grab();
    /// The frame that was grabbed last; pixels are empty if it does not decode.
    [[nodiscard]] Picture retrieve();
    void close();

private:
    Kind m_kind;
    std::string m_address;
    cv::VideoCapture m_capture;
    bool m_sendsJpegs = false;
    double m_framesPerSecond = 0.0;
};

/// Decodes a picture and makes it at most 2400 px large.
/// @return CV_8UC3 BGR; nothing if it is broken
[[nodiscard]] std::optional<cv::Mat> decode(const CaptureDevice::Picture& picture);

} // namespace pocketmars::vision
