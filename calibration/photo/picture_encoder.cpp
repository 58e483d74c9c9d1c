#include "calibration/photo/picture_encoder.h"

#include <opencv2/core.hpp>
#include <png.h>
#include <turbojpeg.h>

#include <cassert>
#include <memory>

namespace pocketmars::calibration {
namespace {

bool isEncodable(const cv::Mat& picture) {
    assert(picture.empty() || picture.type() == CV_8UC3 || picture.type() == CV_8UC1);
    return !picture.empty();
}

struct EncoderCloser {
    void operator()(void* handle) const { tjDestroy(handle); }
};
struct JpegFreer {
    void operator()(unsigned char* bytes) const { tjFree(bytes); }
};

} // namespace

std::string encodePng(const cv::Mat& picture) {
    if (!isEncodable(picture)) {
        return {};
    }
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.cols);
    image.height = static_cast<png_uint_32>(picture.rows);
    image.format = picture.channels() == 3 ? PNG_FORMAT_BGR : PNG_FORMAT_GRAY;
    image.flags = PNG_IMAGE_FLAG_FAST;
    const auto rowSize = static_cast<png_int_32>(picture.step);
    // Room for the worst case: asked for the size, libpng would pack it twice.
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, picture.data, rowSize, nullptr) ==
        0) {
        png_image_free(&image);
        return {};
    }
    bytes.resize(size);
    bytes.shrink_to_fit();
    return bytes;
}

std::string encodeJpeg(const cv::Mat& picture, int quality) {
    if (!isEncodable(picture)) {
        return {};
    }
    const std::unique_ptr<void, EncoderCloser> encoder(tjInitCompress());
    const bool coloured = picture.channels() == 3;
    unsigned char* data = nullptr;
    unsigned long size = 0;
    const int failed =
        encoder == nullptr
            ? -1
            : tjCompress2(encoder.get(), picture.data, picture.cols, static_cast<int>(picture.step),
                          picture.rows, coloured ? TJPF_BGR : TJPF_GRAY, &data, &size,
                          coloured ? TJSAMP_420 : TJSAMP_GRAY, quality, 0);
    const std::unique_ptr<unsigned char, JpegFreer> owned(data);
    return failed != 0 ? std::string() : std::string(reinterpret_cast<const char*>(data), size);
}

} // namespace pocketmars::calibration
