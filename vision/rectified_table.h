#pragma once

#include "vision/table_reading.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <vector>

namespace pocketmars::vision {

/// A table as if seen from straight above, and what was found on it.
struct RectifiedTable {
    cv::Mat picture;               ///< CV_8UC3 BGR; what the photo does not show is dark
    std::vector<Finding> findings; ///< px of the picture
    cv::Matx33d photoToPicture;    ///< homography, px to px
};

/// Rectifies what was found of a table, with some room around it, the building cards upright. The
/// picture is about as fine as the photo, and at most 2400 px wide or high.
/// @param photo         CV_8UC3 BGR
/// @param findings      px of the photo; without any the picture is empty
/// @param photoToTable  homography, px of the photo to table mm
[[nodiscard]] RectifiedTable rectifyTable(const cv::Mat& photo,
                                          const std::vector<Finding>& findings,
                                          const cv::Matx33d& photoToTable);

} // namespace pocketmars::vision
