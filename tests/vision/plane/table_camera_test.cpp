#include "vision/plane/table_camera.h"

#include "tests/vision/test_picture.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

TEST(TableCamera, TellsTheFocalLengthFromATiltedTable) {
    const TestCamera camera{.tilt = 40};
    const TableCamera seen(camera.plane(), camera.picture);
    EXPECT_NEAR(seen.focalLength(), camera.focalPx, 0.03 * camera.focalPx);
}

TEST(TableCamera, RaisesPointsTowardsTheCamera) {
    const TestCamera camera{.lookAt = {10, 20}, .tilt = 35, .turn = 20};
    const auto table = TableCamera(camera.plane(), camera.picture).overTable();
    // A pole of 20 mm where the camera looks: seen from 35° off it is 20 * sin(35°) mm long, at a
    // distance that is shorter by 20 * cos(35°).
    const cv::Point2d foot = table.project(10, 20, 0);
    const cv::Point2d top = table.project(10, 20, 20);
    const double expected = camera.focalPx * 20 * 0.5736 / (camera.distanceMm - 20 * 0.8192);
    EXPECT_NEAR(cv::norm(top - foot), expected, 0.05 * expected);
    EXPECT_NEAR(top.x, foot.x, 1.0);
    EXPECT_LT(top.y, foot.y);
}

TEST(TableCamera, LeansNothingStraightBelowTheCamera) {
    const TestCamera camera{.lookAt = {0, 0}};
    const auto table = TableCamera(camera.plane(), camera.picture).overTable();
    EXPECT_NEAR(cv::norm(table.project(0, 0, 15) - table.project(0, 0, 0)), 0.0, 0.5);
    // Farther out tops lean away from the middle.
    EXPECT_GT(table.project(100, 0, 15).x, table.project(100, 0, 0).x + 3);
}

} // namespace
} // namespace pocketmars::vision
