#include "calibration/photo/format_decoders.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <png.h>

#include <cstddef>

namespace pocketmars::calibration {

cv::Mat decodePng(std::span<const std::uint8_t> bytes, Channels channels) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
        return {};
    }
    // Without this, 16 bits a channel are taken for linear light.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    const bool coloured = (image.format & PNG_FORMAT_FLAG_COLOR) != 0;
    image.format = coloured ? PNG_FORMAT_BGR : PNG_FORMAT_GRAY;
    cv::Mat picture(static_cast<int>(image.height), static_cast<int>(image.width),
                    coloured ? CV_8UC3 : CV_8UC1);
    const png_color white{255, 255, 255};
    const auto rowSize = static_cast<png_int_32>(picture.step);
    if (png_image_finish_read(&image, &white, picture.data, rowSize, nullptr) == 0) {
        png_image_free(&image);
        return {};
    }
    if (coloured && channels == Channels::Grey) {
        cv::cvtColor(picture, picture, cv::COLOR_BGR2GRAY);
    } else if (!coloured && channels == Channels::Bgr) {
        cv::cvtColor(picture, picture, cv::COLOR_GRAY2BGR);
    }
    return picture;
}

} // namespace pocketmars::calibration
