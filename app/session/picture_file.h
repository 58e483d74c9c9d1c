#pragma once

#include "app/session/session_error.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>

namespace pocketmars::session {

/// Writes a picture in the format that the file's name asks for (`.png`, `.jpg`, …). It is written
/// beside its place and moved there whole, so a failed write leaves an older file as it was.
/// @param image  CV_8UC3 BGR
[[nodiscard]] tl::expected<void, SessionError> savePicture(const std::filesystem::path& file,
                                                           const cv::Mat& image);

} // namespace pocketmars::session
