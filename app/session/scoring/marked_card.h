#pragma once

#include "app/session/support/session_error.h"
#include "calibration/profile/profile.h"
#include "vision/table_reader.h"

#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <array>
#include <string>

namespace pocketmars::session {

/// Whether corners go clockwise round a convex shape that is more than a line.
[[nodiscard]] bool boundsACard(const std::array<cv::Point2f, 4>& corners);

/// Checks a card that a person marked.
/// @return an error where the profile has no such card, or its corners bound no card: they go
///         clockwise from its upper left, and it is seen from above
[[nodiscard]] tl::expected<void, SessionError> checkMarked(const vision::MarkedCard& marked,
                                                           const calibration::Profile& profile);

/// Reads `greenhouse=52,13,60,13,60,27,52,27`: a card and its corners, clockwise from its own upper
/// left, in percent of the photo's width and height.
/// @return an error as of checkMarked, or that says how to write it
[[nodiscard]] tl::expected<vision::MarkedCard, SessionError>
markedCardFrom(const std::string& text, const calibration::Profile& profile);

} // namespace pocketmars::session
