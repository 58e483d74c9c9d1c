#include "calibration/photo/photo.h"

#include "calibration/photo/orientation.h"
#include "calibration/photo/picture_decoder.h"
#include "calibration/photo/picture_header.h"
#include "engine/support/phrase.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <fstream>
#include <optional>
#include <system_error>
#include <vector>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

constexpr std::size_t kFirstBytes = 16; // what a format is known by
/// As many as the largest picture takes without being compressed, and something.
constexpr std::uintmax_t kMostBytes = 850'000'000;

std::optional<std::vector<std::uint8_t>> readFile(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) {
        return std::nullopt;
    }
    auto size = std::filesystem::file_size(file, error);
    std::ifstream in(file, std::ios::binary);
    if (error || !in) {
        return std::nullopt;
    }
    // A film of many gigabytes is no picture, as its first bytes say.
    if (size > kMostBytes || !pictureFormatOf(file)) {
        size = std::min<std::uintmax_t>(size, kFirstBytes);
    }
    std::vector<std::uint8_t> bytes(size);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    if (!in) {
        return std::nullopt;
    }
    return bytes;
}

} // namespace

std::string describe(PhotoError error) {
    switch (error) {
    case PhotoError::NotFound:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "there is no such file, or it may not be read; check the name");
    case PhotoError::Folder:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "this is a folder; name a photo in it");
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
    case PhotoError::TooNarrow:
        //: Why a photo can't be used, behind its name
        return phrase("Photo", "it is a narrow strip; take a photo of the whole table");
    }
    return {};
}

std::optional<PictureFormat> pictureFormatOf(const std::filesystem::path& file) {
    std::array<std::uint8_t, kFirstBytes> first{};
    std::ifstream in(file, std::ios::binary);
    in.read(reinterpret_cast<char*>(first.data()), first.size());
    return pictureFormat({first.data(), static_cast<std::size_t>(in.gcount())});
}

tl::expected<Photo, PhotoError> loadPhoto(const std::filesystem::path& file, int longestSide) {
    if (const auto bytes = readFile(file)) {
        return decodePhoto(*bytes, longestSide);
    }
    std::error_code error;
    return tl::unexpected(std::filesystem::is_directory(file, error) ? PhotoError::Folder
                                                                     : PhotoError::NotFound);
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
    if (header->megapixels() > kMaxMegapixels) {
        return tl::unexpected(PhotoError::TooLarge);
    }
    if (std::min(header->width, header->height) < kMinPhotoSide) {
        return tl::unexpected(PhotoError::TooSmall);
    }
    if (std::max(header->width, header->height) / std::min(header->width, header->height) >
        kMostPhotoAspect) {
        return tl::unexpected(PhotoError::TooNarrow);
    }
    if (!isComplete(bytes, *format)) {
        return tl::unexpected(PhotoError::Damaged);
    }
    try {
        Photo photo;
        photo.image = decodePicture(bytes, *header, Channels::Bgr, longestSide);
        if (photo.image.empty()) {
            return tl::unexpected(PhotoError::Damaged);
        }
        const int longest = std::max(photo.image.cols, photo.image.rows);
        if (longest > longestSide) {
            const double factor = static_cast<double>(longestSide) / longest;
            cv::resize(photo.image, photo.image, {}, factor, factor, cv::INTER_AREA);
        }
        // Last: turned at its full size a large picture would lie in memory three times.
        photo.image = upright(photo.image, exifOrientation(bytes, *format));
        // Sides round when scaled, so the ratio of the longest sides is the truest.
        photo.scale = static_cast<double>(std::max(photo.image.cols, photo.image.rows)) /
                      static_cast<double>(std::max(header->width, header->height));
        return photo;
    } catch (const cv::Exception&) {
        return tl::unexpected(PhotoError::Damaged);
    }
}

} // namespace pocketmars::calibration
