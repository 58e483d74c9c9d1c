#include "calibration/support/quad_geometry.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

Quad rectangle(float x, float y, float width, float height) {
    return {cv::Point2f(x, y), cv::Point2f(x + width, y), cv::Point2f(x + width, y + height),
            cv::Point2f(x, y + height)};
}

Quad reversed(const Quad& quad) { return {quad[0], quad[3], quad[2], quad[1]}; }

TEST(QuadGeometry, AreaIsPositiveClockwiseOnTheScreen) {
    EXPECT_DOUBLE_EQ(signedArea(rectangle(5, 7, 30, 20)), 600);
    EXPECT_DOUBLE_EQ(signedArea(reversed(rectangle(5, 7, 30, 20))), -600);
}

TEST(QuadGeometry, TellsConvexClockwiseQuads) {
    EXPECT_TRUE(isConvex(rectangle(0, 0, 30, 20)));
    EXPECT_FALSE(isConvex(reversed(rectangle(0, 0, 30, 20))));
    auto dented = rectangle(0, 0, 30, 20);
    dented[2] = {5, 5};
    EXPECT_FALSE(isConvex(dented));
    auto crossed = rectangle(0, 0, 30, 20);
    std::swap(crossed[1], crossed[2]);
    EXPECT_FALSE(isConvex(crossed));
}

TEST(QuadGeometry, MeasuresSidesFromTheFirstCorner) {
    const auto sides = sideLengths(rectangle(1, 2, 30, 20));
    EXPECT_EQ(sides, (std::array<double, 4>{30, 20, 30, 20}));
}

TEST(QuadGeometry, CentreIsWhereTheDiagonalsMeet) {
    EXPECT_EQ(centre(rectangle(10, 20, 30, 40)), cv::Point2f(25, 40));
    // A square seen at a slant: its middle lies nearer to the far side than the mean of corners.
    const Quad slanted{cv::Point2f(40, 0), cv::Point2f(60, 0), cv::Point2f(100, 50),
                       cv::Point2f(0, 50)};
    EXPECT_NEAR(centre(slanted).x, 50, 1e-4);
    EXPECT_NEAR(centre(slanted).y, 50.0 / 6, 1e-4);
}

TEST(QuadGeometry, OverlapIsAPartOfTheSmallerOne) {
    const auto big = rectangle(0, 0, 100, 100);
    EXPECT_NEAR(overlap(big, rectangle(10, 10, 20, 20)), 1.0, 1e-6);
    EXPECT_NEAR(overlap(rectangle(10, 10, 20, 20), big), 1.0, 1e-6);
    EXPECT_NEAR(overlap(big, rectangle(90, 0, 20, 20)), 0.5, 1e-6);
    EXPECT_NEAR(overlap(big, rectangle(200, 0, 20, 20)), 0.0, 1e-6);
    EXPECT_NEAR(overlap(big, rectangle(100, 0, 20, 20)), 0.0, 1e-6);
}

TEST(QuadGeometry, NearlyEqualQuadsOverlapWholly) {
    const auto quad = rectangle(3, 4, 63, 88);
    auto moved = quad;
    moved[2].x += 1e-3F;
    EXPECT_NEAR(overlap(quad, quad), 1.0, 1e-4);
    EXPECT_NEAR(overlap(quad, moved), 1.0, 1e-4);
}

TEST(QuadGeometry, LinesMeetUnlessTheyAreParallel) {
    const auto meet = intersection({0, 0}, {10, 10}, {0, 20}, {5, 15});
    ASSERT_TRUE(meet);
    EXPECT_NEAR(meet->x, 10, 1e-4);
    EXPECT_NEAR(meet->y, 10, 1e-4);
    EXPECT_FALSE(intersection({0, 0}, {10, 0}, {0, 5}, {10, 5}));
    EXPECT_FALSE(intersection({0, 0}, {0, 0}, {0, 5}, {10, 5}));
}

TEST(QuadGeometry, MakesRoundedCornersSharp) {
    const std::vector<cv::Point2f> rounded{{5, 0},   {95, 0}, {100, 5}, {100, 55},
                                           {95, 60}, {5, 60}, {0, 55},  {0, 5}};
    const auto quad = quadAround(rounded);
    ASSERT_TRUE(quad);
    EXPECT_NEAR(signedArea(*quad), 6000, 1e-2);
    EXPECT_NEAR(overlap(*quad, rectangle(0, 0, 100, 60)), 1.0, 1e-5);
    // It comes out clockwise from either direction.
    const std::vector<cv::Point2f> backwards(rounded.rbegin(), rounded.rend());
    EXPECT_NEAR(signedArea(quadAround(backwards).value()), 6000, 1e-2);
}

TEST(QuadGeometry, FindsNoQuadAroundATriangle) {
    const std::vector<cv::Point2f> triangle{{0, 0}, {50, 0}, {25, 40}};
    EXPECT_FALSE(quadAround(triangle));
    EXPECT_FALSE(quadAround({}));
}

TEST(QuadGeometry, TurnsUntilTheUpperLeftIsFirst) {
    const auto quad = rectangle(10, 10, 30, 20);
    const Quad turned{quad[2], quad[3], quad[0], quad[1]};
    EXPECT_EQ(fromUpperLeft(turned), quad);
    EXPECT_EQ(fromUpperLeft(quad), quad);
}

TEST(QuadGeometry, CarriesPointsThroughAHomography) {
    const cv::Matx33d homography(2, 0, 10, 0, 2, 20, 0.01, 0, 1);
    const auto point = carried(homography, cv::Point2f(100, 50));
    EXPECT_NEAR(point.x, 105, 1e-4);
    EXPECT_NEAR(point.y, 60, 1e-4);
    EXPECT_EQ(carried(homography, rectangle(100, 50, 1, 1))[0], point);
}

} // namespace
} // namespace pocketmars::calibration
