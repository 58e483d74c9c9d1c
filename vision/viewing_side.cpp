#include "vision/viewing_side.h"

#include "calibration/support/geometry.h"
#include "vision/plane/table_camera.h"

#include <opencv2/core/matx.hpp>

#include <cmath>

namespace pocketmars::vision {

Side otherSide(const cv::Matx33d& photoToTable, cv::Size photo, cv::Point2d item) {
    const TablePlane plane{photoToTable.inv(), photoToTable, 0.0};
    // Upright lines meet in the point of the picture that lies straight below the camera.
    const cv::Vec3d below = photoToTable * TableCamera(plane, photo).overTable().up;
    const cv::Point2d camera(below[0] / below[2], below[1] / below[2]);
    const cv::Point2d away = calibration::project(photoToTable, item) - camera;
    if (std::abs(away.x) >= std::abs(away.y)) {
        return away.x > 0 ? Side::Right : Side::Left;
    }
    return away.y > 0 ? Side::Near : Side::Far;
}

} // namespace pocketmars::vision
