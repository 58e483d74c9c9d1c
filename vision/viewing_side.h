#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

namespace pocketmars::vision {

/// A side of the table; near is the one that the buildings face.
enum class Side { Left, Right, Near, Far };

/// The side from which a photo shows an item least: across from the camera. One that is taken from
/// straight above shows no side; the left is as good as any.
/// @param photoToTable  homography, px to table mm (x right, y towards the near side)
/// @param photo         its size, px
/// @param item          px
[[nodiscard]] Side otherSide(const cv::Matx33d& photoToTable, cv::Size photo, cv::Point2d item);

} // namespace pocketmars::vision
