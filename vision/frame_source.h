#pragma once

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <string>
#include <variant>

/// Where pictures of a table come from: a camera, a stream, a film or a folder of photos.
namespace pocketmars::vision {

struct Frame {
    cv::Mat image;        ///< CV_8UC3 BGR, at most 2400 px a side
    std::string name;     ///< the photo's file name, or the frame's number from 0
    double seconds = 0.0; ///< live: since the source was opened; film: place in it; photos: 1 apart
    bool settled = false; ///< a photo that was taken of a table at rest: it need not be waited for
};

/// Something is wrong with the source. It is said once, when it begins, and the source goes on
/// trying: the next Frame says that it is over.
struct SourceTrouble {
    enum class Kind {
        Gone,     ///< it can't be opened any more: unplugged, switched off, no network
        Frozen,   ///< it is open, but sends nothing, or the same picture bit for bit
        Broken,   ///< what it sends does not decode
        BadPhoto, ///< a single photo of a folder can't be read; the next is another photo
    };
    Kind kind = Kind::Gone;
    std::string name;   ///< BadPhoto: the file's name
    std::string reason; ///< BadPhoto: why and what to do, as calibration::describe says it
};

struct NothingYet {};  ///< the patience is over; nothing is wrong so far
struct SourceEnded {}; ///< the last photo, or the film's last frame, has been given

using SourceReport = std::variant<Frame, SourceTrouble, NothingYet, SourceEnded>;

class FrameSource {
public:
    virtual ~FrameSource() = default;
    FrameSource(const FrameSource&) = delete;
    FrameSource& operator=(const FrameSource&) = delete;

    /// Waits for the next picture. A live source gives its newest and drops what nobody asked for;
    /// photos and films give all there is, films at most some 12 frames a second of their time.
    /// @param patience  how long to wait at most; a photo or frame being decoded may take longer
    [[nodiscard]] virtual SourceReport next(std::chrono::milliseconds patience) = 0;

    /// A camera or stream: it never ends, and may come back.
    [[nodiscard]] virtual bool isLive() const = 0;

    /// It may begin minutes later, as a phone does that is to be paired first.
    [[nodiscard]] virtual bool isAwaited() const { return false; }

    /// Tells who holds the camera what is wrong with its pictures, where it can be told; from any
    /// thread.
    /// @param text  one line; empty: all is well again
    virtual void remark(const std::string& /*text*/) {}

protected:
    FrameSource() = default;
};

} // namespace pocketmars::vision
