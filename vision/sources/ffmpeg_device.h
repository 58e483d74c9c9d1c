#pragma once

#include "vision/sources/capture_library.h"

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <memory>
#include <string>

struct AVCodecContext;
struct AVFormatContext;
struct AVFrame;
struct AVPacket;
struct SwsContext;

namespace pocketmars::vision {

/// A stream or a film by FFmpeg itself, in the library that captureDevice() loads. It may be made
/// of the usual formats and come by the usual protocols: none names other files or addresses, as
/// playlists, `concat`, `subfile` or `sdp` do (docs/decisions/0039).
class FfmpegDevice : public CaptureDevice {
public:
    /// @param address    a URL or a film's file
    /// @param timeOutMs  that it may be silent, while it is opened and for each frame
    FfmpegDevice(CaptureKind kind, std::string address, int timeOutMs);
    ~FfmpegDevice() override;
    FfmpegDevice(const FfmpegDevice&) = delete;
    FfmpegDevice& operator=(const FfmpegDevice&) = delete;

    [[nodiscard]] bool isLive() const override { return m_kind != CaptureKind::Film; }
    [[nodiscard]] double framesPerSecond() const override { return m_framesPerSecond; }
    [[nodiscard]] bool open() override;
    [[nodiscard]] bool grab() override;
    [[nodiscard]] Picture retrieve() override;
    void close() override;

private:
    template <auto Free> struct Freer {
        template <class T> void operator()(T* what) const { Free(what); }
    };
    static void freeFormat(AVFormatContext* format);
    static void freeCodec(AVCodecContext* codec);
    static void freePacket(AVPacket* packet);
    static void freeFrame(AVFrame* frame);
    static void freeScaler(SwsContext* scaler);
    static int isTooLate(void* device);

    [[nodiscard]] bool openFormat();
    [[nodiscard]] bool openCodec();
    /// The next packet of the pictures.
    /// @return less than 0 at the end, or where none comes in time: FFmpeg's code
    [[nodiscard]] int readPacket();
    [[nodiscard]] bool decodeNext();
    [[nodiscard]] cv::Mat converted();

    using Clock = std::chrono::steady_clock;

    CaptureKind m_kind;
    std::string m_address;
    std::chrono::milliseconds m_timeOut;
    Clock::time_point m_deadline; ///< of what is waited for
    std::unique_ptr<AVFormatContext, Freer<freeFormat>> m_format;
    std::unique_ptr<AVCodecContext, Freer<freeCodec>> m_codec; ///< none where JPEGs are handed over
    std::unique_ptr<AVPacket, Freer<freePacket>> m_packet;
    std::unique_ptr<AVFrame, Freer<freeFrame>> m_frame;
    std::unique_ptr<SwsContext, Freer<freeScaler>> m_scaler;
    int m_stream = -1;      ///< of the pictures
    int m_quarterTurns = 0; ///< clockwise, by which the pictures are to be turned
    double m_framesPerSecond = 0.0;
};

} // namespace pocketmars::vision
