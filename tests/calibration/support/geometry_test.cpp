#include "calibration/support/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::calibration {
namespace {

Quad rectangle(float x, float y, float width, float height) {
    return {cv::Point2f(x, y), cv::Point2f(x + width, y), cv::Point2f(x + width, y + height),
            cv::Point2f(x, y + height)};
}

Quad reversed(const Quad& quad) { return {quad[0], quad[3], quad[2], quad[1]}; }

TEST(Geometry, AreaIsPositiveClockwiseOnTheScreen) {
    EXPECT_DOUBLE_EQ(signedArea(rectangle(5, 7, 30, 20)), 600);
    EXPECT_DOUBLE_EQ(signedArea(reversed(rectangle(5, 7, 30, 20))), -600);
}

TEST(Geometry, TellsConvexClockwiseQuads) {
    EXPECT_TRUE(isConvex(rectangle(0, 0, 30, 20)));
    EXPECT_FALSE(isConvex(reversed(rectangle(0, 0, 30, 20))));
    auto dented = rectangle(0, 0, 30, 20);
    dented[2] = {5, 5};
    EXPECT_FALSE(isConvex(dented));
    auto crossed = rectangle(0, 0, 30, 20);
    std::swap(crossed[1], crossed[2]);
    EXPECT_FALSE(isConvex(crossed));
}

TEST(Geometry, MeasuresSidesFromTheFirstCorner) {
    const auto sides = sideLengths(rectangle(1, 2, 30, 20));
    EXPECT_EQ(sides, (std::array<double, 4>{30, 20, 30, 20}));
}

TEST(Geometry, CentreIsWhereTheDiagonalsMeet) {
    EXPECT_EQ(centre(rectangle(10, 20, 30, 40)), cv::Point2f(25, 40));
    // A square seen at a slant: its middle lies nearer to the far side than the mean of corners.
    const Quad slanted{cv::Point2f(40, 0), cv::Point2f(60, 0), cv::Point2f(100, 50),
                       cv::Point2f(0, 50)};
    EXPECT_NEAR(centre(slanted).x, 50, 1e-4);
    EXPECT_NEAR(centre(slanted).y, 50.0 / 6, 1e-4);
}

TEST(Geometry, OverlapIsAPartOfTheSmallerOne) {
    const auto big = rectangle(0, 0, 100, 100);
    EXPECT_NEAR(overlap(big, rectangle(10, 10, 20, 20)), 1.0, 1e-6);
    EXPECT_NEAR(overlap(rectangle(10, 10, 20, 20), big), 1.0, 1e-6);
    EXPECT_NEAR(overlap(big, rectangle(90, 0, 20, 20)), 0.5, 1e-6);
    EXPECT_NEAR(overlap(big, rectangle(200, 0, 20, 20)), 0.0, 1e-6);
    EXPECT_NEAR(overlap(big, rectangle(100, 0, 20, 20)), 0.0, 1e-6);
}

TEST(Geometry, OverlapAsksForNoDirection) {
    const auto a = rectangle(0, 0, 100, 100);
    const auto b = rectangle(90, 0, 20, 20);
    EXPECT_NEAR(overlap(reversed(a), b), 0.5, 1e-6);
    EXPECT_NEAR(overlap(a, reversed(b)), 0.5, 1e-6);
    EXPECT_NEAR(overlap(reversed(a), reversed(b)), 0.5, 1e-6);
}

TEST(Geometry, PolygonsHaveAnAreaInCommon) {
    const std::vector<cv::Point2f> triangle{{0, 0}, {10, 0}, {0, 10}};
    EXPECT_NEAR(commonArea(triangle, rectangle(0, 0, 5, 5)), 25.0, 1e-6);
    EXPECT_NEAR(commonArea(rectangle(5, 0, 20, 20), triangle), 12.5, 1e-6);
    EXPECT_EQ(commonArea(triangle, rectangle(20, 20, 5, 5)), 0.0);
    EXPECT_EQ(overlap(triangle, {}), 0.0);
}

TEST(Geometry, NearlyEqualQuadsOverlapWholly) {
    const auto quad = rectangle(3, 4, 63, 88);
    auto moved = quad;
    moved[2].x += 1e-3F;
    EXPECT_NEAR(overlap(quad, quad), 1.0, 1e-4);
    EXPECT_NEAR(overlap(quad, moved), 1.0, 1e-4);
}

// Of such quads, found among random ones, cv::intersectConvexConvex says that they are apart.
TEST(Geometry, QuadsThatDifferInTheLastBitsOverlapWholly) {
    const Quad a{{{869.185181F, 1173.43604F},
                  {711.685181F, 1173.50781F},
                  {711.585022F, 953.507751F},
                  {869.085022F, 953.436096F}}};
    const Quad b{{{869.18512F, 1173.43604F},
                  {711.685181F, 1173.50769F},
                  {711.585022F, 953.507812F},
                  {869.084961F, 953.436096F}}};
    EXPECT_NEAR(overlap(a, b), 1.0, 1e-5);
    const Quad c{{{1259.21875F, 681.696228F},
                  {1416.71875F, 681.68927F},
                  {1416.72839F, 901.68927F},
                  {1259.22839F, 901.696228F}}};
    const Quad d{{{1259.21973F, 681.696594F},
                  {1416.71863F, 681.690125F},
                  {1416.72839F, 901.688293F},
                  {1259.22839F, 901.696045F}}};
    EXPECT_NEAR(overlap(c, d), 1.0, 1e-5);
}

TEST(Geometry, LiesInsideUnlessACornerIsOut) {
    const auto quad = rectangle(-2, 5, 30, 20);
    EXPECT_FALSE(isInside(quad, {100, 100}));
    EXPECT_TRUE(isInside(quad, {100, 100}, 3.0F));
    EXPECT_FALSE(isInside(quad, {100, 21}, 3.0F));
}

TEST(Geometry, LinesMeetUnlessTheyAreParallel) {
    const auto meet = intersection({0, 0}, {10, 10}, {0, 20}, {5, 15});
    ASSERT_TRUE(meet);
    EXPECT_NEAR(meet->x, 10, 1e-4);
    EXPECT_NEAR(meet->y, 10, 1e-4);
    EXPECT_FALSE(intersection({0, 0}, {10, 0}, {0, 5}, {10, 5}));
    EXPECT_FALSE(intersection({0, 0}, {0, 0}, {0, 5}, {10, 5}));
}

TEST(Geometry, MakesRoundedCornersSharp) {
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

TEST(Geometry, FindsNoQuadAroundATriangle) {
    const std::vector<cv::Point2f> triangle{{0, 0}, {50, 0}, {25, 40}};
    EXPECT_FALSE(quadAround(triangle));
    EXPECT_FALSE(quadAround({}));
}

TEST(Geometry, TurnsUntilTheUpperLeftIsFirst) {
    const auto quad = rectangle(10, 10, 30, 20);
    const Quad turned{quad[2], quad[3], quad[0], quad[1]};
    EXPECT_EQ(fromUpperLeft(turned), quad);
    EXPECT_EQ(fromUpperLeft(quad), quad);
}

TEST(Geometry, StandsAQuadUprightByWholeQuarters) {
    const Quad leaning{cv::Point2f(20, 0), {60, 30}, {40, 60}, {0, 30}}; // its top falls by 37°
    EXPECT_EQ(upright(leaning), leaning);
    for (int quarters = 1; quarters < 4; ++quarters) {
        auto turned = leaning;
        std::rotate(turned.begin(), turned.begin() + quarters, turned.end());
        EXPECT_EQ(upright(turned), leaning) << quarters;
    }
}

TEST(Geometry, CarriesPointsThroughAHomography) {
    const cv::Matx33d homography(2, 0, 10, 0, 2, 20, 0.01, 0, 1);
    const auto point = project(homography, {100, 50});
    EXPECT_NEAR(point.x, 105, 1e-4);
    EXPECT_NEAR(point.y, 60, 1e-4);
    EXPECT_EQ(project(homography, rectangle(100, 50, 1, 1))[0], cv::Point2f(point));
}

} // namespace
} // namespace pocketmars::calibration
