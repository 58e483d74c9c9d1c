#pragma once

#include "vision/frame_source.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace pocketmars::vision {

/// Why a source can't be opened at all.
enum class SourceError {
    NotFound,   ///< no such file, folder or camera
    NoPhotos,   ///< a folder without a picture in it
    Unreadable, ///< a file that is neither a photo nor a film
    NoCapture,  ///< the program's own library for cameras and films is missing
};

/// Opens a source.
/// @param address  `0` or `/dev/video0`: a camera; `phone://NAME`: the one that leaves its pictures
///                 in that box of FrameMailboxes; else with `://` in it: a stream (MJPEG over HTTP,
///                 RTSP, and what else docs/decisions/0039 names); a folder: its photos in the
///                 order of their names, numbers by value; a photo; else a film
/// A stream that does not answer is no error yet: it is reported by next() and tried again.
[[nodiscard]] tl::expected<std::unique_ptr<FrameSource>, SourceError>
openSource(const std::string& address);

} // namespace pocketmars::vision
