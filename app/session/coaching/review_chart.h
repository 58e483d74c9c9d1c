#pragma once

#include "app/session/coaching/review.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// The curve of the odds to win, turn by turn, as an SVG picture; turning points are marked.
/// @param colours  by seat; those that CSS has no such colour for are drawn grey
[[nodiscard]] std::string reviewChart(const Review& review,
                                      const std::vector<std::string>& colours);

} // namespace pocketmars::session
