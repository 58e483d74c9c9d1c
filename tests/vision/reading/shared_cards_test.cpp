#include "vision/reading/shared_cards.h"

#include "tests/vision/colonists/colonist_table.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pocketmars::vision {
namespace {

/// A photo of the same table whose table mm begin elsewhere and are turned.
struct Photo {
    explicit Photo(const TestCamera& camera, cv::Point2d origin = {}, double turn = 0)
        : table(true, camera), plane(camera.plane()), size(camera.picture) {
        const cv::Matx33d motion(std::cos(turn), -std::sin(turn), origin.x, std::sin(turn),
                                 std::cos(turn), origin.y, 0, 0, 1);
        plane.photoToTable = motion * plane.photoToTable;
        plane.tableToPhoto = plane.photoToTable.inv();
        const auto moved = [&](PlacedCard& card) {
            card.pose.centre = project(motion, card.pose.centre);
            card.pose.angle += turn;
        };
        for (auto& building : table.cards.buildings) {
            if (building) {
                moved(*building);
            }
        }
        for (auto& ship : table.cards.ships) {
            moved(ship);
        }
        moved(*table.cards.earth);
    }
    [[nodiscard]] CardsInPhoto cards() { return {&plane, &table.cards, size}; }

    ColonistTable table;
    TablePlane plane;
    cv::Size size;
};

const TestCamera kAbove{.lookAt = {0, 0}, .distanceMm = 560};
const TestCamera kAside{.lookAt = {0, 0}, .tilt = 30, .turn = 60, .distanceMm = 640};

TEST(SharedCards, TellsHowTheTableLies) {
    Photo first(kAbove);
    Photo second(kAside, {70, -30}, 0.2);
    const auto motions = motionsToFirst({first.cards(), second.cards()});
    ASSERT_TRUE(motions);
    for (const cv::Point2d mm : {cv::Point2d(0, 0), {100, -80}, {-120, 60}}) {
        const cv::Point2d inSecond(70 + mm.x * std::cos(0.2) - mm.y * std::sin(0.2),
                                   -30 + mm.x * std::sin(0.2) + mm.y * std::cos(0.2));
        EXPECT_LT(cv::norm((*motions)[1].apply(inSecond) - mm), 0.5);
    }
    EXPECT_NEAR((*motions)[1].turn, -0.2, 0.01);
}

TEST(SharedCards, KnowsAnotherTable) {
    Photo first(kAbove);
    Photo second(kAside);
    for (int i = 0; i < 4; ++i) {
        auto& building = *second.table.cards.buildings[static_cast<std::size_t>(i)];
        building.pose.centre += cv::Point2d(25.0 * (i * i % 3), -30.0 * i);
    }
    second.table.cards.earth->pose.centre.x += 50;
    second.table.cards.ships[0].pose.centre.y += 60;
    EXPECT_FALSE(motionsToFirst({first.cards(), second.cards()}));
}

TEST(SharedCards, OneCardInCommonIsNotEnough) {
    Photo first(kAbove);
    Photo second(kAside);
    second.table.cards = TableCards();
    second.table.cards.earth = first.table.cards.earth;
    EXPECT_FALSE(motionsToFirst({first.cards(), second.cards()}));
}

TEST(SharedCards, PutsDownWhatOnlyTheOtherPhotoShows) {
    Photo first(kAbove);
    Photo second(kAside, {70, -30}, 0.2);
    const auto where = photoCorners(*first.table.cards.earth);
    first.table.cards.earth.reset();
    second.table.cards.buildings[2].reset();
    const auto motions = motionsToFirst({first.cards(), second.cards()});
    ASSERT_TRUE(motions);
    shareCards({first.cards(), second.cards()}, *motions,
               [](std::size_t /*photo*/, const PlacedCard& /*card*/) { return true; });
    ASSERT_TRUE(first.table.cards.earth);
    ASSERT_TRUE(second.table.cards.buildings[2]);
    const auto there = photoCorners(*first.table.cards.earth);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_LT(cv::norm(there[i] - where[i]), 2.0);
    }
}

TEST(SharedCards, PutsDownNothingWhereTheCardIsCovered) {
    Photo first(kAbove);
    Photo second(kAside);
    first.table.cards.earth.reset();
    const auto motions = motionsToFirst({first.cards(), second.cards()});
    ASSERT_TRUE(motions);
    shareCards({first.cards(), second.cards()}, *motions,
               [](std::size_t photo, const PlacedCard& /*card*/) { return photo != 0; });
    EXPECT_FALSE(first.table.cards.earth);
}

TEST(SharedCards, BelievesTheSurerPhoto) {
    Photo first(kAbove);
    Photo second(kAside);
    const auto right = second.table.cards.earth->pose.centre;
    auto& wrong = *second.table.cards.earth;
    wrong.pose.centre += cv::Point2d(0, 90);
    wrong.confidence = 0.5;
    first.table.cards.earth->confidence = 0.95;
    const auto motions = motionsToFirst({first.cards(), second.cards()});
    ASSERT_TRUE(motions);
    shareCards({first.cards(), second.cards()}, *motions,
               [](std::size_t /*photo*/, const PlacedCard& /*card*/) { return true; });
    EXPECT_LT(cv::norm(second.table.cards.earth->pose.centre - right), 1.0);
}

} // namespace
} // namespace pocketmars::vision
