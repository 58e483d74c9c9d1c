#include "vision/viewing_side.h"

#include "tests/vision/test_picture.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

Side across(const TestCamera& camera, cv::Point2d mm) {
    const auto plane = camera.plane();
    return otherSide(plane.photoToTable, camera.picture, project(plane.tableToPhoto, mm));
}

// Tilted, the picture's upper edge is farther off: the camera stands at the near side.
TEST(ViewingSide, IsAcrossFromTheCamera) {
    EXPECT_EQ(across({.tilt = 35}, {0, 0}), Side::Far);
    EXPECT_EQ(across({.tilt = 35, .turn = 180}, {0, 0}), Side::Near);
    const auto one = across({.tilt = 35, .turn = 90}, {0, 0});
    const auto other = across({.tilt = 35, .turn = -90}, {0, 0});
    EXPECT_TRUE((one == Side::Left && other == Side::Right) ||
                (one == Side::Right && other == Side::Left));
}

TEST(ViewingSide, FromAboveWhatLiesAsideIsSeenFromTheMiddle) {
    EXPECT_EQ(across({}, {150, 0}), Side::Right);
    EXPECT_EQ(across({}, {-150, 0}), Side::Left);
}

} // namespace
} // namespace pocketmars::vision
