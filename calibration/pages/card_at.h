#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// The card around a point, as large as others of its page and on the same table: where its outline
/// shows best nearby, or, where nothing shows, around the point itself.
/// @param photo  CV_8UC3 BGR
/// @param known  px, from the upper left as they lie; the point may lie in one: it is measured anew
/// @param size   mm, short and long side
/// @return px; nothing where there is none known, the corners of a known one cross or meet, or the
///         card would reach out of the photo
[[nodiscard]] std::optional<Quad> cardAt(const cv::Mat& photo, cv::Point2f point,
                                         const std::vector<Quad>& known, cv::Size2d size);

} // namespace pocketmars::calibration
