#pragma once

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pocketmars::vision {

/// What pictures come from one after the other. Every call may block for seconds; none throws.
class CaptureDevice {
public:
    /// A picture as it comes: a JPEG not yet decoded, where the source sends such, or pixels.
    using Picture = std::variant<std::vector<std::uint8_t>, cv::Mat>;

    virtual ~CaptureDevice() = default;
    CaptureDevice(const CaptureDevice&) = delete;
    CaptureDevice& operator=(const CaptureDevice&) = delete;

    /// A camera or stream: it never ends, and may come back.
    [[nodiscard]] virtual bool isLive() const = 0;
    /// See FrameSource.
    [[nodiscard]] virtual bool isAwaited() const { return false; }
    /// See FrameSource.
    virtual void remark(const std::string& /*text*/) {}
    /// A film's frames a second; 0 where it does not say.
    [[nodiscard]] virtual double framesPerSecond() const { return 0.0; }

    /// Opens it, or opens it anew.
    [[nodiscard]] virtual bool open() = 0;
    /// Waits for the next frame; gives up after some 3 s (cameras: 10 s).
    [[nodiscard]] virtual bool grab() = 0;
    /// The frame that was grabbed last; pixels are empty if it does not decode.
    [[nodiscard]] virtual Picture retrieve() = 0;
    virtual void close() = 0;

protected:
    CaptureDevice() = default;
};

/// Decodes a picture and makes it at most 2400 px large.
/// @return CV_8UC3 BGR, no side under 32 px; nothing if it is broken or a mere strip
[[nodiscard]] std::optional<cv::Mat> decode(const CaptureDevice::Picture& picture);

} // namespace pocketmars::vision
