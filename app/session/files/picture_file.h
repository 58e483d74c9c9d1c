#pragma once

#include "app/session/support/session_error.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <string>

namespace pocketmars::session {

/// Whether the name asks for a format that there is, in a folder that there is: to be asked before
/// the work that makes a picture.
[[nodiscard]] tl::expected<void, SessionError> canSavePicture(const std::filesystem::path& file);

/// Writes a picture in the format that the file's name asks for (`.png`, `.jpg` or `.jpeg`). It is
/// written beside its place and moved there whole, so a failed write leaves an older file as it
/// was.
/// @param image  CV_8UC3 BGR
[[nodiscard]] tl::expected<void, SessionError> savePicture(const std::filesystem::path& file,
                                                           const cv::Mat& image);

/// How large a picture may become.
struct JpegLimits {
    int longestPx;         ///< of the longer side
    std::size_t mostBytes; ///< of the file
};

/// A picture as a JPEG file's bytes, scaled down where it is larger, and coarser where its file
/// would be; empty where it can't be encoded.
/// @param image  CV_8UC3 BGR
[[nodiscard]] std::string asJpeg(const cv::Mat& image, const JpegLimits& limits);

} // namespace pocketmars::session
