#include "vision/plane/placed_card.h"

#include <gtest/gtest.h>

#include <numbers>

namespace pocketmars::vision {
namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kTiny = 1e-9; // mm
const cv::Size2d kCard(63, 88);

void expectNear(cv::Point2d actual, cv::Point2d expected, double tolerance = kTiny) {
    EXPECT_NEAR(actual.x, expected.x, tolerance);
    EXPECT_NEAR(actual.y, expected.y, tolerance);
}

TEST(TablePose, PutsTheCardsMiddleOnItsCentre) {
    expectNear(TablePose{{100, -40}, 1.2}.toTable({31.5, 44}, kCard), {100, -40});
}

TEST(TablePose, TurnsClockwiseAsSeenFromAbove) {
    // Turned by a quarter, the card's right side points down the table.
    const TablePose pose{{0, 0}, kPi / 2};
    expectNear(pose.toTable({63, 44}, kCard), {0, 31.5});
    expectNear(pose.toTable({31.5, 0}, kCard), {44, 0});
}

TEST(TablePose, ToCardUndoesToTable) {
    for (const double angle : {-3.0, -1.0, 0.0, 0.4, 2.2}) {
        const TablePose pose{{57, 213}, angle};
        for (const cv::Point2d p : {cv::Point2d(0, 0), {63, 0}, {12, 80}, {-20, 130}}) {
            expectNear(pose.toCard(pose.toTable(p, kCard), kCard), p);
        }
    }
}

TEST(TablePose, KeepsDistances) {
    const TablePose pose{{-7, 3}, 0.9};
    const auto a = pose.toTable({2, 5}, kCard);
    const auto b = pose.toTable({50, 41}, kCard);
    EXPECT_NEAR(cv::norm(a - b), 60.0, kTiny);
}

TEST(PlacedCard, CornersGoClockwiseFromTheCardsOwnUpperLeft) {
    PlacedCard card;
    card.sizeMm = kCard;
    card.cardToPhoto = {2, 0, 10, 0, 2, 20, 0, 0, 1};
    const auto corners = photoCorners(card);
    expectNear(corners[0], {10, 20}, 1e-4);
    expectNear(corners[1], {136, 20}, 1e-4);
    expectNear(corners[2], {136, 196}, 1e-4);
    expectNear(corners[3], {10, 196}, 1e-4);
}

TEST(Project, DividesByTheThirdCoordinate) {
    const cv::Matx33d h(4, 0, 2, 0, 4, 6, 0.5, 0, 1);
    expectNear(project(h, {2, 3}), {5, 9});
}

TEST(FaceSize, OnlyShipsOfALandscapeLayoutLieAcross) {
    calibration::Layout layout;
    const calibration::CardFace ship{calibration::ShipFace{"red"}, {}};
    const calibration::CardFace back{calibration::BackFace{engine::Suit::Aqualab}, {}};
    EXPECT_EQ(faceSizeMm(ship, layout), cv::Size2d(63, 88));
    layout.landscapeShips = true;
    EXPECT_EQ(faceSizeMm(ship, layout), cv::Size2d(88, 63));
    EXPECT_EQ(faceSizeMm(back, layout), cv::Size2d(63, 88));
    EXPECT_EQ(faceSizeMm({calibration::EarthFace{}, {}}, layout), cv::Size2d(63, 88));
}

TEST(FaceSize, EarthStandsAsItWasLearnt) {
    const calibration::Layout layout;
    const cv::Mat wide(315, 440, CV_8UC3);
    const cv::Mat tall(440, 315, CV_8UC3);
    EXPECT_EQ(faceSizeMm({calibration::EarthFace{}, wide}, layout), cv::Size2d(88, 63));
    EXPECT_EQ(faceSizeMm({calibration::EarthFace{}, tall}, layout), cv::Size2d(63, 88));
}

} // namespace
} // namespace pocketmars::vision
