#pragma once

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>

namespace pocketmars::calibration {

enum class PhotoError {
    NotFound,    ///< no such file, or it may not be read
    NotAPicture, ///< none of the formats that OpenCV reads
    Damaged,     ///< it begins like a picture, but does not decode
    TooLarge,    ///< more than kMaxMegapixels; found out before decoding
    TooSmall,    ///< no side of a card could be told, under 64 px a side
};

inline constexpr double kMaxMegapixels = 200.0;

/// A photo as it is shown (EXIF rotation applied).
struct Photo {
    cv::Mat image;      ///< CV_8UC3 BGR, at most the longest side that was asked for
    double scale = 1.0; ///< image px per px of the photo as it is shown; at most 1
};

/// Reads a photo, at a smaller scale if it is large.
/// @param longestSide  px; a larger photo is read smaller
[[nodiscard]] tl::expected<Photo, PhotoError> loadPhoto(const std::filesystem::path& file,
                                                        int longestSide = 2400);

} // namespace pocketmars::calibration
