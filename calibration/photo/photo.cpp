#include "calibration/photo/photo.h"

#include "calibration/photo/picture_header.h"
#include "engine/support/phrase.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <fstream>
#include <optional>
#include <system_error>
#include <vector>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

std::optional<std::vector<std::uint8_t>> readFile(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) {
        return std::nullopt;
    }
    const auto size = std::filesystem::file_size(file, error);
    std::ifstream in(file, std::ios::binary);
    if (error || !in) {
        return std::nullopt;
    }
    std::vector<std::uint8_t> bytes(size);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    if (!in) {
        return std::nullopt;
    }
    return bytes;
}

/// A JPEG decodes at 1/2, 1/4 or 1/8 for a fraction of the time and memory; the others can't.
int decodeFlags(const PictureHeader& header, int longestSide) {
    if (header.format == PictureFormat::Jpeg) {
        const auto longest = std::max(header.width, header.height);
        if (longest >= 8LL * longestSide) {
            return cv::IMREAD_REDUCED_COLOR_8;
        }
        if (longest >= 4LL * longestSide) {
            return cv::IMREAD_REDUCED_COLOR_4;
        }
        if (longest >= 2LL * longestSide) {
            return cv::IMREAD_REDUCED_COLOR_2;
        }
    }
    return cv::IMREAD_COLOR;
}

} // namespace

std::string describe(PhotoError error) {
    switch (error) {
    case PhotoError::NotFound:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "there is no such file, or it may not be read; check the name");
    case PhotoError::NotAPicture:
        //: Why a photo can't be used, behind its name
        return phrase("Photo",
                      "this is no JPEG, PNG, WebP or BMP picture; save the photo as a JPEG");
    case PhotoError::Damaged:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "it is damaged, perhaps cut off while being copied; copy it again");
    case PhotoError::TooLarge:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "it has more than 200 megapixels; scale it down");
    case PhotoError::TooSmall:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "it is smaller than 64 x 64 pixels; take a larger photo");
    }
    return {};
}

tl::expected<Photo, PhotoError> loadPhoto(const std::filesystem::path& file, int longestSide) {
    const auto bytes = readFile(file);
    return bytes ? decodePhoto(*bytes, longestSide) : tl::unexpected(PhotoError::NotFound);
}

tl::expected<Photo, PhotoError> decodePhoto(std::span<const std::uint8_t> bytes, int longestSide) {
    assert(longestSide >= kMinPhotoSide);
    const auto format = pictureFormat(bytes);
    if (!format) {
        return tl::unexpected(PhotoError::NotAPicture);
    }
    const auto header = readPictureHeader(bytes);
    if (!header) {
        return tl::unexpected(PhotoError::Damaged);
    }
    if (static_cast<double>(header->width) * static_cast<double>(header->height) >
        kMaxMegapixels * 1e6) {
        return tl::unexpected(PhotoError::TooLarge);
    }
    if (std::min(header->width, header->height) < kMinPhotoSide) {
        return tl::unexpected(PhotoError::TooSmall);
    }
    if (!isComplete(bytes, *format)) {
        return tl::unexpected(PhotoError::Damaged);
    }
    try {
        Photo photo;
        photo.image = cv::imdecode(cv::Mat(1, static_cast<int>(bytes.size()), CV_8U,
                                           const_cast<std::uint8_t*>(bytes.data())),
                                   decodeFlags(*header, longestSide));
        if (photo.image.empty()) {
            return tl::unexpected(PhotoError::Damaged);
        }
        const int longest = std::max(photo.image.cols, photo.image.rows);
        if (longest > longestSide) {
            const double factor = static_cast<double>(longestSide) / longest;
            cv::resize(photo.image, photo.image, {}, factor, factor, cv::INTER_AREA);
        }
        // Sides round when scaled, so the ratio of the longest sides is the truest.
        photo.scale = static_cast<double>(std::max(photo.image.cols, photo.image.rows)) /
                      static_cast<double>(std::max(header->width, header->height));
        return photo;
    } catch (const cv::Exception&) {
        return tl::unexpected(PhotoError::Damaged);
    }
}

} // namespace pocketmars::calibration
