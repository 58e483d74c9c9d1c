#include "calibration/photo/picture_decoder.h"

#include "calibration/photo/format_decoders.h"

namespace pocketmars::calibration {

cv::Mat decodePicture(std::span<const std::uint8_t> bytes, const PictureHeader& header,
                      Channels channels, int longestSide) {
    switch (header.format) {
    case PictureFormat::Jpeg:
        return decodeJpeg(bytes, header, channels, longestSide);
    case PictureFormat::Png:
        return decodePng(bytes, channels);
    case PictureFormat::WebP:
        return decodeWebP(bytes, channels);
    case PictureFormat::Bmp:
        return decodeBmp(bytes, channels);
    }
    return {};
}

} // namespace pocketmars::calibration
