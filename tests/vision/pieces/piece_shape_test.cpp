#include "vision/pieces/piece_shape.h"

#include "tests/vision/test_picture.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <numbers>

namespace pocketmars::vision {
namespace {

RaisedPlane straightDown() {
    const TestCamera camera;
    return TableCamera(camera.plane(), camera.picture).overTable();
}

TEST(PieceShape, ShowsTheFootprintFromStraightAbove) {
    const auto plane = straightDown();
    const auto cube = cubeShape(9.0);
    const auto outline = silhouette(cube.ways[0], {0, {0, 0}, 0.0}, plane);
    const double pxPerMm = cv::norm(plane.project(1, 0, 9) - plane.project(0, 0, 9));
    EXPECT_NEAR(cv::contourArea(outline), 81 * pxPerMm * pxPerMm, 0.02 * 81 * pxPerMm * pxPerMm);
}

TEST(PieceShape, LooksTheSameAfterItsTurn) {
    const auto plane = straightDown();
    for (const auto& shape : {helmetShape(15), cubeShape(9)}) {
        for (std::size_t w = 0; w < shape.ways.size(); ++w) {
            const PiecePose pose{static_cast<int>(w), {30, 20}, 0.3};
            PiecePose turned = pose;
            turned.angle += shape.ways[w].turn;
            EXPECT_NEAR(cv::contourArea(silhouette(shape.ways[w], pose, plane)),
                        cv::contourArea(silhouette(shape.ways[w], turned, plane)), 1.0);
        }
    }
}

TEST(PieceShape, CollidesOnlyWithWhatItReaches) {
    const auto helmet = helmetShape(15); // 15 x 8.25 mm where it stands
    const PiecePose a{0, {0, 0}, 0.0};
    EXPECT_TRUE(collide(helmet, a, {0, {0, 5}, 0.0}, 1.0));
    EXPECT_FALSE(collide(helmet, a, {0, {0, 8}, 0.0}, 1.0));
    EXPECT_TRUE(collide(helmet, a, {0, {0, 8}, std::numbers::pi / 2}, 1.0));
    EXPECT_FALSE(collide(helmet, a, {0, {14.5, 0}, 0.0}, 1.0));
}

} // namespace
} // namespace pocketmars::vision
