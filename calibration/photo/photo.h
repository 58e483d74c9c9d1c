#pragma once

#include "calibration/photo/picture_header.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace pocketmars::calibration {

enum class PhotoError {
    NotFound,    ///< no such file, or it may not be read
    Folder,      ///< a folder was named
    NotAPicture, ///< neither JPEG, PNG, WebP nor BMP
    Damaged,     ///< it begins like a picture, but breaks off or does not decode
    TooLarge,    ///< more than kMaxMegapixels; found out before decoding
    TooSmall,    ///< no side of a card could be told, under kMinPhotoSide px a side
    TooNarrow,   ///< a strip: scaled down to what is looked at, nothing would be left of its width
};

inline constexpr double kMaxMegapixels = 200.0;
inline constexpr int kMinPhotoSide = 64;
inline constexpr int kMostPhotoAspect = 16; ///< longer side to shorter; a panorama has some 5

/// What went wrong and what to do, for people, to stand behind a file's name and a colon:
/// `it is damaged, perhaps cut off while being copied; copy it again`.
[[nodiscard]] std::string describe(PhotoError error);

/// A photo as it is shown (EXIF rotation applied).
struct Photo {
    cv::Mat image;      ///< CV_8UC3 BGR, at most the longest side that was asked for
    double scale = 1.0; ///< image px per px of the photo as it is shown; at most 1
};

/// What a file begins like; nothing if like none of these. Reads a few bytes.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const std::filesystem::path& file);

/// Reads a photo, at a smaller scale if it is large.
/// @param longestSide  px; a larger photo is read smaller
[[nodiscard]] tl::expected<Photo, PhotoError> loadPhoto(const std::filesystem::path& file,
                                                        int longestSide = 2400);

/// The same for a photo file's bytes; NotFound and Folder do not occur.
[[nodiscard]] tl::expected<Photo, PhotoError> decodePhoto(std::span<const std::uint8_t> bytes,
                                                          int longestSide = 2400);

} // namespace pocketmars::calibration
