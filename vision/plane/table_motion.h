#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

namespace pocketmars::vision {

/// From table mm as one photo has them to table mm as another has them: rigid but for the errors of
/// both planes.
struct TableMotion {
    cv::Matx33d map = cv::Matx33d::eye(); ///< homography, mm to mm
    double turn = 0.0;                    ///< radians that it turns by, clockwise from above

    [[nodiscard]] cv::Point2d apply(cv::Point2d mm) const { return calibration::project(map, mm); }
    [[nodiscard]] TableMotion inverse() const { return {map.inv(), -turn}; }
    /// This, then another.
    [[nodiscard]] TableMotion then(const TableMotion& next) const {
        return {next.map * map, turn + next.turn};
    }
};

} // namespace pocketmars::vision
