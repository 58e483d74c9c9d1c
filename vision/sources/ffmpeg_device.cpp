#include "vision/sources/ffmpeg_device.h"

#include <opencv2/core.hpp>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/log.h>
#include <libavutil/mem.h>
#include <libswscale/swscale.h>
}

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr const char* kProtocols = "file,http,https,tcp,tls,udp,rtp,rtsp";
constexpr const char* kFormats =
    "mov,matroska,webm,avi,asf,ogg,mpegts,mpegvideo,h264,hevc,m4v,yuv4mpegpipe,mjpeg"
    ",mpjpeg,rtsp,rtp";
// A file of a few bytes may claim to have frames of any size, of which decoders keep up to 16, and
// each thread one more.
constexpr std::int64_t kMostPixels = 8192LL * 4320LL;        // what cinemas show
constexpr std::int64_t kMostProbed = 8192LL * 8192LL;        // of JPEGs, which come to us whole
constexpr std::size_t kMostAtOnce = std::size_t{128} << 20U; // bytes
constexpr std::int64_t kManyPixels = 4096LL * 2304LL;
constexpr int kMostThreads = 4;
constexpr int kMostTries = 4096; // packets without a frame, and broken frames

/// What a lost camera makes FFmpeg print is told by ourselves, once and in words.
void setUpFfmpeg() {
    static std::once_flag once;
    std::call_once(once, [] {
        av_log_set_level(AV_LOG_QUIET);
        av_max_alloc(kMostAtOnce);
        avformat_network_init();
    });
}

/// How phones say that they were held upright.
int quarterTurnsOf(const AVStream& stream) {
#if LIBAVCODEC_VERSION_MAJOR >= 61
    const auto* parameters = stream.codecpar;
    const auto* side = av_packet_side_data_get(
        parameters->coded_side_data, parameters->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX);
    const auto* matrix = side == nullptr ? nullptr : side->data;
#else
    const auto* matrix = av_stream_get_side_data(&stream, AV_PKT_DATA_DISPLAYMATRIX, nullptr);
#endif
    if (matrix == nullptr) {
        return 0;
    }
    const double anticlockwise =
        av_display_rotation_get(reinterpret_cast<const std::int32_t*>(matrix));
    if (!std::isfinite(anticlockwise)) {
        return 0;
    }
    constexpr int kQuarter = 90;
    return ((static_cast<int>(std::lround(-anticlockwise / kQuarter)) % 4) + 4) % 4;
}

cv::Mat turned(const cv::Mat& picture, int quarterTurns) {
    constexpr std::array kTurns{cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180,
                                cv::ROTATE_90_COUNTERCLOCKWISE};
    if (quarterTurns == 0) {
        return picture;
    }
    cv::Mat out;
    cv::rotate(picture, out, kTurns.at(static_cast<std::size_t>(quarterTurns) - 1));
    return out;
}

} // namespace

void FfmpegDevice::freeFormat(AVFormatContext* format) { avformat_close_input(&format); }
void FfmpegDevice::freeCodec(AVCodecContext* codec) { avcodec_free_context(&codec); }
void FfmpegDevice::freePacket(AVPacket* packet) { av_packet_free(&packet); }
void FfmpegDevice::freeFrame(AVFrame* frame) { av_frame_free(&frame); }
void FfmpegDevice::freeScaler(SwsContext* scaler) { sws_freeContext(scaler); }

int FfmpegDevice::isTooLate(void* device) {
    return Clock::now() > static_cast<FfmpegDevice*>(device)->m_deadline ? 1 : 0;
}

FfmpegDevice::FfmpegDevice(CaptureKind kind, std::string address, int timeOutMs)
    : m_kind(kind), m_address(std::move(address)), m_timeOut(timeOutMs) {}

FfmpegDevice::~FfmpegDevice() = default;

bool FfmpegDevice::open() {
    close();
    setUpFfmpeg();
    m_packet.reset(av_packet_alloc());
    m_frame.reset(av_frame_alloc());
    if (m_packet && m_frame && openFormat() && openCodec()) {
        return true;
    }
    close();
    return false;
}

bool FfmpegDevice::openFormat() {
    auto* format = avformat_alloc_context();
    if (format == nullptr) {
        return false;
    }
    format->interrupt_callback = {isTooLate, this};
    m_deadline = Clock::now() + m_timeOut;
    AVDictionary* options = nullptr;
    av_dict_set(&options, "protocol_whitelist", kProtocols, 0);
    av_dict_set(&options, "format_whitelist", kFormats, 0);
    av_dict_set(&options, "rtsp_transport", "tcp", 0);
    const int failed = avformat_open_input(&format, m_address.c_str(), nullptr, &options);
    av_dict_free(&options);
    if (failed < 0) {
        return false; // which has freed the format
    }
    m_format.reset(format);
    // It tries decoders on the first frames.
    std::vector<AVDictionary*> decoders(format->nb_streams);
    for (auto*& decoder : decoders) {
        av_dict_set_int(&decoder, "max_pixels", kMostProbed, 0);
        av_dict_set_int(&decoder, "threads", 1, 0);
    }
    const bool isKnown = avformat_find_stream_info(format, decoders.data()) >= 0;
    for (auto*& decoder : decoders) {
        av_dict_free(&decoder);
    }
    m_stream = av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, nullptr, 0);
    return isKnown && m_stream >= 0;
}

bool FfmpegDevice::openCodec() {
    for (unsigned i = 0; i < m_format->nb_streams; ++i) { // the sound, for one
        if (static_cast<int>(i) != m_stream) {
            m_format->streams[i]->discard = AVDISCARD_ALL;
        }
    }
    auto* stream = m_format->streams[m_stream];
    const auto& parameters = *stream->codecpar;
    const auto pixels = std::int64_t{parameters.width} * parameters.height;
    const double fps = av_q2d(av_guess_frame_rate(m_format.get(), stream, nullptr));
    m_framesPerSecond = fps > 0.0 && fps < 1000.0 ? fps : 0.0;
    m_quarterTurns = quarterTurnsOf(*stream);
    // It patches up a broken JPEG with grey: they are taken as they are and decoded by ourselves;
    // and only those that are looked at.
    const auto tag = parameters.codec_tag; // QuickTime has JPEGs of two half pictures, too
    if (parameters.codec_id == AV_CODEC_ID_MJPEG && m_quarterTurns == 0 &&
        (tag == 0 || tag == MKTAG('M', 'J', 'P', 'G'))) {
        return pixels <= kMostProbed;
    }
    if (pixels > kMostPixels) {
        return false;
    }
    const auto* decoder = avcodec_find_decoder(parameters.codec_id);
    m_codec.reset(decoder == nullptr ? nullptr : avcodec_alloc_context3(decoder));
    if (!m_codec || avcodec_parameters_to_context(m_codec.get(), &parameters) < 0) {
        return false;
    }
    m_codec->max_pixels = kMostPixels;
    m_codec->thread_count =
        pixels > kManyPixels ? 1 : std::min(kMostThreads, cv::getNumberOfCPUs());
    return avcodec_open2(m_codec.get(), decoder, nullptr) >= 0;
}

int FfmpegDevice::readPacket() {
    if (!isLive()) { // it may take longer to decode than a camera may be silent
        m_deadline = Clock::now() + m_timeOut;
    }
    for (;;) {
        av_packet_unref(m_packet.get());
        const int read = av_read_frame(m_format.get(), m_packet.get());
        if (read >= 0 && m_packet->stream_index == m_stream && m_packet->size > 0) {
            return read;
        }
        if (read < 0 && read != AVERROR(EAGAIN)) {
            return read;
        }
        if (Clock::now() > m_deadline) {
            return AVERROR_EXIT;
        }
    }
}

bool FfmpegDevice::decodeNext() {
    for (int tries = 0; tries < kMostTries; ++tries) {
        const int got = avcodec_receive_frame(m_codec.get(), m_frame.get());
        if (got == 0) {
            return true;
        }
        if (got == AVERROR_EOF) {
            return false;
        }
        if (got != AVERROR(EAGAIN)) {
            continue; // a broken frame: another may come
        }
        const int read = readPacket();
        if (read == AVERROR_EXIT || (read < 0 && isLive())) {
            return false;
        }
        // At the end the decoder still has some frames.
        (void)avcodec_send_packet(m_codec.get(), read < 0 ? nullptr : m_packet.get());
    }
    return false;
}

bool FfmpegDevice::grab() {
    if (!m_format) {
        return false;
    }
    m_deadline = Clock::now() + m_timeOut;
    return m_codec ? decodeNext() : readPacket() >= 0;
}

cv::Mat FfmpegDevice::converted() {
    // Conversions write beyond a row's end, and count on a border.
    constexpr int kBorder = 64;
    const cv::Size size(m_frame->width, m_frame->height);
    m_scaler.reset(sws_getCachedContext(
        m_scaler.release(), size.width, size.height, static_cast<AVPixelFormat>(m_frame->format),
        size.width, size.height, AV_PIX_FMT_BGR24, SWS_BICUBIC, nullptr, nullptr, nullptr));
    if (!m_scaler) {
        return {};
    }
    cv::Mat bordered(size.height + 1, size.width + kBorder, CV_8UC3);
    const std::array<std::uint8_t*, 4> planes{bordered.data};
    const std::array<int, 4> steps{static_cast<int>(bordered.step)};
    if (sws_scale(m_scaler.get(), m_frame->data, m_frame->linesize, 0, size.height, planes.data(),
                  steps.data()) != size.height) {
        return {};
    }
    return bordered(cv::Rect({}, size)).clone();
}

CaptureDevice::Picture FfmpegDevice::retrieve() {
    try {
        if (m_codec) {
            return turned(converted(), m_quarterTurns);
        }
        return std::vector<std::uint8_t>(m_packet->data, m_packet->data + m_packet->size);
    } catch (const cv::Exception&) { // no memory for it, for one
        return cv::Mat();
    } catch (const std::bad_alloc&) {
        return cv::Mat();
    }
}

void FfmpegDevice::close() {
    m_scaler.reset();
    m_codec.reset();
    m_format.reset();
    m_stream = -1;
}

} // namespace pocketmars::vision
