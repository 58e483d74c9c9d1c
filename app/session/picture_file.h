#pragma once

#include "app/session/session_error.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <string>

namespace pocketmars::session {

/// Writes a picture in the format that the file's name asks for (`.png`, `.jpg`, …). It is written
/// beside its place and moved there whole, so a failed write leaves an older file as it was.
/// @param image  CV_8UC3 BGR
[[nodiscard]] tl::expected<void, SessionError> savePicture(const std::filesystem::path& file,
                                                           const cv::Mat& image);

/// A picture as the bytes of a JPEG file; null where it can't be encoded.
/// @param image  CV_8UC3 BGR
[[nodiscard]] std::shared_ptr<const std::string> jpegOf(const cv::Mat& image);

} // namespace pocketmars::session
