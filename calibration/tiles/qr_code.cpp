#include "calibration/tiles/qr_code.h"

#define ZX_USE_UTF8 1 // ZXing 1.4: texts as UTF-8, as later versions have them
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>
#if __has_include(<ZXing/ReaderOptions.h>)
#include <ZXing/ReaderOptions.h>
#endif

#include <cassert>
#include <exception>

namespace pocketmars::calibration {
namespace {

#if __has_include(<ZXing/ReaderOptions.h>)
using ZXing::ReaderOptions;
#else // before ZXing 2.2
using ReaderOptions = ZXing::DecodeHints;
#endif

} // namespace

cv::Mat drawQrCode(const std::string& text, QrStrength strength) {
    const int level = strength == QrStrength::Low ? 2 : 4; // of 8
    const auto modules = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                             .setEncoding(ZXing::CharacterSet::UTF8)
                             .setEccLevel(level)
                             .setMargin(0)
                             .encode(text, 0, 0);
    cv::Mat out(modules.height(), modules.width(), CV_8UC1);
    for (int y = 0; y < out.rows; ++y) {
        for (int x = 0; x < out.cols; ++x) {
            out.at<uchar>(y, x) = modules.get(x, y) ? 0 : 255;
        }
    }
    return out;
}

std::optional<std::string> readQrCode(const cv::Mat& grey) {
    assert(grey.type() == CV_8UC1);
    const ZXing::ImageView view(grey.data, grey.cols, grey.rows, ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.step));
    const auto options = ReaderOptions()
                             .setFormats(ZXing::BarcodeFormat::QRCode)
                             .setTryHarder(true)
                             .setTryRotate(false);
    try {
        const auto result = ZXing::ReadBarcode(view, options);
        return result.isValid() ? std::optional(result.text()) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace pocketmars::calibration
