#pragma once

#include "app/session/support/session_error.h"
#include "app/session/watching/watch_event.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <functional>
#include <string>

namespace pocketmars::session {

/// What looking through a camera calls, on the caller's thread.
struct LookCalls {
    /// Each picture, without the bend of the camera's lens where that was learnt.
    /// @param image    CV_8UC3 BGR
    /// @param isStill  nothing moves in it
    std::function<void(const cv::Mat& image, bool isStill)> show;
    std::function<void(const WatchWarning&)> warn;
    std::function<bool()> stopped; ///< asked some five times a second
};

/// Shows what a camera sees, without reading it, until it is stopped; photos and films until their
/// last picture.
/// @param address  as vision::openSource takes it
[[nodiscard]] tl::expected<void, SessionError> lookThrough(const std::string& address,
                                                           const LookCalls& calls);

} // namespace pocketmars::session
