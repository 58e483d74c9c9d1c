#include "vision/plane/table_plane.h"

#include "tests/vision/test_picture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace pocketmars::vision {
namespace {

constexpr double kPi = std::numbers::pi;
const cv::Size2d kCard(63, 88);

double between(std::mt19937& rng, double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(rng);
}

/// A card as features would find it: points anywhere on it, some px beside where they are.
CardSighting sighting(std::mt19937& rng, const cv::Matx33d& tableToPhoto, const TablePose& pose,
                      double noisePx, int points = 24) {
    std::normal_distribution<double> noise(0.0, noisePx);
    CardSighting out;
    out.sizeMm = kCard;
    for (int i = 0; i < points; ++i) {
        const cv::Point2d mm(between(rng, 4, 59), between(rng, 4, 84));
        out.cardMm.push_back(mm);
        out.photoPx.push_back(project(tableToPhoto, pose.toTable(mm, kCard)) +
                              cv::Point2d(noise(rng), noise(rng)));
    }
    return out;
}

/// Ten cards in two rows, none of them quite straight.
std::vector<TablePose> tablePoses(std::mt19937& rng) {
    std::vector<TablePose> out;
    out.reserve(10);
    for (int i = 0; i < 10; ++i) {
        const int row = i / 5;
        out.push_back(
            {{75.0 * (i % 5) - 150 + between(rng, -4, 4), 110.0 * row - 55 + between(rng, -9, 9)},
             between(rng, -0.2, 0.2) + (i % 3 == 2 ? kPi / 2 : 0.0)});
    }
    return out;
}

/// The largest error of a distance between two cards' middles, mm. The table's own frame is free.
double worstDistanceError(const TablePlane& plane, const cv::Matx33d& truth,
                          const std::vector<TablePose>& poses) {
    double worst = 0;
    for (const auto& a : poses) {
        for (const auto& b : poses) {
            const auto seenA = project(plane.photoToTable, project(truth, a.centre));
            const auto seenB = project(plane.photoToTable, project(truth, b.centre));
            worst =
                std::max(worst, std::abs(cv::norm(seenA - seenB) - cv::norm(a.centre - b.centre)));
        }
    }
    return worst;
}

double angleBetween(double a, double b) { return std::abs(std::remainder(a - b, 2 * kPi)); }

class TablePlaneTilted : public testing::TestWithParam<int> {};

TEST_P(TablePlaneTilted, RecoversTheGeometry) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        std::mt19937 rng(seed);
        TestCamera camera;
        camera.tilt = GetParam();
        camera.turn = between(rng, -180, 180);
        const auto truth = camera.tableToPhoto();
        const auto poses = tablePoses(rng);
        std::vector<CardSighting> seen;
        seen.reserve(poses.size());
        for (const auto& pose : poses) {
            seen.push_back(sighting(rng, truth, pose, 0.7));
        }
        const auto plane = estimateTablePlane(seen);
        ASSERT_TRUE(plane) << "seed " << seed;
        // 0.7 px are some 0.3 mm in the middle of the picture, more at its far side.
        EXPECT_LT(plane->errorMm, 0.8) << "seed " << seed;
        EXPECT_LT(worstDistanceError(*plane, truth, poses), 2.0) << "seed " << seed;
        const auto there = project(plane->photoToTable, {300, 200});
        EXPECT_LT(cv::norm(project(plane->tableToPhoto, there) - cv::Point2d(300, 200)), 1e-6);
    }
}

INSTANTIATE_TEST_SUITE_P(Degrees, TablePlaneTilted, testing::Values(0, 15, 30, 40, 50));

TEST(TablePlane, OneCardIsEnoughToSeeItsOwnSize) {
    std::mt19937 rng(3);
    const auto truth = TestCamera{.tilt = 20}.tableToPhoto();
    const TablePose pose{{10, 20}, 0.3};
    const auto plane = estimateTablePlane({sighting(rng, truth, pose, 0.0)});
    ASSERT_TRUE(plane);
    const auto corner = project(plane->photoToTable, project(truth, pose.toTable({0, 0}, kCard)));
    const auto other = project(plane->photoToTable, project(truth, pose.toTable({63, 88}, kCard)));
    EXPECT_NEAR(cv::norm(corner - other), std::hypot(63, 88), 0.05);
}

TEST(TablePlane, LeavesOutACardThatFitsNowhere) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        std::mt19937 rng(seed);
        const auto truth = TestCamera{.tilt = 35}.tableToPhoto();
        auto poses = tablePoses(rng);
        poses.resize(6);
        std::vector<CardSighting> seen;
        seen.reserve(poses.size());
        for (const auto& pose : poses) {
            seen.push_back(sighting(rng, truth, pose, 0.5));
        }
        // A picture of a card on a screen: far too small for this table, and not flat on it.
        for (auto& p : seen[3].photoPx) {
            const cv::Point2d d = p - seen[3].photoPx.front();
            p = seen[3].photoPx.front() + cv::Point2d(0.55 * d.x + 0.2 * d.y, 0.5 * d.y);
        }
        const auto plane = estimateTablePlane(seen);
        ASSERT_TRUE(plane) << "seed " << seed;
        poses.erase(poses.begin() + 3);
        EXPECT_LT(worstDistanceError(*plane, truth, poses), 2.0) << "seed " << seed;
        EXPECT_LT(plane->errorMm, 0.6) << "seed " << seed;
    }
}

TEST(TablePlane, StandsAsTheBuildingsStand) {
    std::mt19937 rng(11);
    TestCamera camera;
    camera.tilt = 25;
    camera.turn = 70;
    const auto truth = camera.tableToPhoto();
    std::vector<CardSighting> seen;
    for (const auto& pose :
         {TablePose{{-80, 0}, 2.0}, TablePose{{0, 0}, 0.5}, TablePose{{80, 10}, 0.5}}) {
        seen.push_back(sighting(rng, truth, pose, 0.2));
    }
    seen[1].upright = true;
    seen[2].upright = true;
    const auto plane = estimateTablePlane(seen);
    ASSERT_TRUE(plane);
    EXPECT_LT(angleBetween(fitPose(*plane, seen[1]).angle, 0.0), 0.03);
    EXPECT_LT(angleBetween(fitPose(*plane, seen[0]).angle, 1.5), 0.03);
}

TEST(TablePlane, NeedsPoints) {
    std::mt19937 rng(5);
    const auto truth = TestCamera{}.tableToPhoto();
    EXPECT_FALSE(estimateTablePlane({}));
    EXPECT_FALSE(estimateTablePlane({sighting(rng, truth, {{0, 0}, 0}, 0.0, 3)}));
}

TEST(TablePlane, NeedsPointsThatSpanAPlane) {
    CardSighting line;
    line.sizeMm = kCard;
    for (int i = 0; i < 8; ++i) {
        line.cardMm.emplace_back(5.0 + 6 * i, 10.0 + 9 * i);
        line.photoPx.emplace_back(100.0 + 12 * i, 200.0 + 18 * i);
    }
    EXPECT_FALSE(estimateTablePlane({line}));
}

TEST(FitPose, FindsWhereACardLies) {
    std::mt19937 rng(9);
    const auto plane = TestCamera{.tilt = 30}.plane();
    for (const double angle : {-2.5, 0.0, 0.7, 3.0}) {
        const TablePose pose{{40, -60}, angle};
        const auto found = fitPose(plane, sighting(rng, plane.tableToPhoto, pose, 0.0));
        EXPECT_LT(cv::norm(found.centre - pose.centre), 1e-6);
        EXPECT_LT(angleBetween(found.angle, angle), 1e-9);
    }
}

} // namespace
} // namespace pocketmars::vision
