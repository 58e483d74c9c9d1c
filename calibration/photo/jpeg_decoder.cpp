#include "calibration/photo/format_decoders.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <turbojpeg.h>

#include <algorithm>
#include <memory>

namespace pocketmars::calibration {
namespace {

struct Closer {
    void operator()(void* handle) const { tjDestroy(handle); }
};
using Decoder = std::unique_ptr<void, Closer>;

/// 1, 2, 4 or 8: how much smaller it may be decoded and still be as long as asked for.
int reduction(const PictureHeader& header, int longestSide) {
    const auto longest = std::max(header.width, header.height);
    for (const int by : {8, 4, 2}) {
        if (longest >= static_cast<std::int64_t>(by) * longestSide) {
            return by;
        }
    }
    return 1;
}

/// Fills the picture; false if the data are none of this pixel format. Progressive pictures of
/// hundreds of passes, which take minutes, are declined.
bool decodeInto(cv::Mat& picture, std::span<const std::uint8_t> bytes, int pixelFormat) {
    const Decoder decoder(tjInitDecompress());
    if (!decoder) {
        return false;
    }
    // libjpeg picks the largest of its scales that fits into this size, so it never writes beyond.
    const int failed =
        tjDecompress2(decoder.get(), bytes.data(), bytes.size(), picture.data, picture.cols,
                      static_cast<int>(picture.step), picture.rows, pixelFormat, TJFLAG_LIMITSCANS);
    // A warning (stray bytes between segments) comes with a picture.
    return failed == 0 || tjGetErrorCode(decoder.get()) == TJERR_WARNING;
}

/// Printers' JPEGs; Adobe's, and so nearly all, store the amount of ink inverted.
cv::Mat fromInk(const cv::Mat& cmyk) {
    std::vector<cv::Mat> inks;
    cv::split(cmyk, inks);
    std::vector<cv::Mat> bgr(3);
    for (std::size_t i = 0; i < bgr.size(); ++i) {
        cv::multiply(inks[2 - i], inks[3], bgr[i], 1.0 / 255.0);
    }
    cv::Mat picture;
    cv::merge(bgr, picture);
    return picture;
}

} // namespace

cv::Mat decodeJpeg(std::span<const std::uint8_t> bytes, const PictureHeader& header,
                   Channels channels, int longestSide) {
    const tjscalingfactor scale{1, reduction(header, longestSide)};
    const cv::Size size(TJSCALED(static_cast<int>(header.width), scale),
                        TJSCALED(static_cast<int>(header.height), scale));
    const bool grey = channels == Channels::Grey;
    cv::Mat picture(size, grey ? CV_8UC1 : CV_8UC3, cv::Scalar::all(0));
    if (decodeInto(picture, bytes, grey ? TJPF_GRAY : TJPF_BGR)) {
        return picture;
    }
    cv::Mat cmyk(size, CV_8UC4, cv::Scalar::all(0));
    if (!decodeInto(cmyk, bytes, TJPF_CMYK)) {
        return {};
    }
    picture = fromInk(cmyk);
    if (grey) {
        cv::cvtColor(picture, picture, cv::COLOR_BGR2GRAY);
    }
    return picture;
}

} // namespace pocketmars::calibration
