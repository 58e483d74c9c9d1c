#include "calibration/photo/orientation.h"

#include <libexif/exif-data.h>
#include <libexif/exif-utils.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <limits>
#include <memory>
#include <string_view>
#include <vector>

namespace pocketmars::calibration {
namespace {

struct Unref {
    void operator()(ExifData* data) const { exif_data_unref(data); }
};

/// What libexif reads: a whole JPEG, or a block that begins with this mark.
constexpr std::string_view kExifMark("Exif\0\0", 6);

std::vector<std::uint8_t> marked(std::span<const std::uint8_t> block) {
    const auto begins = std::string_view(reinterpret_cast<const char*>(block.data()), block.size())
                            .starts_with(kExifMark);
    const auto bare = begins ? block.subspan(kExifMark.size()) : block;
    std::vector<std::uint8_t> bytes(kExifMark.size() + bare.size());
    std::copy(bare.begin(), bare.end(),
              std::copy(kExifMark.begin(), kExifMark.end(), bytes.begin()));
    return bytes;
}

int orientationIn(std::span<const std::uint8_t> exif) {
    if (exif.size() > std::numeric_limits<unsigned int>::max()) {
        return 1;
    }
    const std::unique_ptr<ExifData, Unref> data(
        exif_data_new_from_data(exif.data(), static_cast<unsigned int>(exif.size())));
    if (!data) {
        return 1;
    }
    const auto* entry = exif_content_get_entry(data->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
    if (entry == nullptr || entry->format != EXIF_FORMAT_SHORT || entry->size < 2) {
        return 1;
    }
    const int orientation = exif_get_short(entry->data, exif_data_get_byte_order(data.get()));
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

} // namespace

int exifOrientation(std::span<const std::uint8_t> file, PictureFormat format) {
    switch (format) {
    case PictureFormat::Jpeg:
        return orientationIn(file);
    case PictureFormat::Png:
        return orientationIn(marked(pngChunk(file, "eXIf")));
    case PictureFormat::WebP:
        return orientationIn(marked(webpChunk(file, "EXIF")));
    case PictureFormat::Bmp:
        return 1;
    }
    return 1;
}

cv::Mat upright(const cv::Mat& stored, int orientation) {
    // 5 to 8 are 1, 2, 3 and 4 with rows for columns.
    cv::Mat turned = orientation >= 5 ? cv::Mat(stored.t()) : stored;
    constexpr int kAcross = 1;
    constexpr int kDown = 0;
    constexpr int kBoth = -1;
    cv::Mat shown;
    switch (orientation) {
    case 2:
    case 6:
        cv::flip(turned, shown, kAcross);
        return shown;
    case 3:
    case 7:
        cv::flip(turned, shown, kBoth);
        return shown;
    case 4:
    case 8:
        cv::flip(turned, shown, kDown);
        return shown;
    default:
        return turned;
    }
}

} // namespace pocketmars::calibration
