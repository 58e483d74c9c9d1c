#include "vision/cards/stack_columns.h"

#include "tests/vision/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

namespace pocketmars::vision {
namespace {

const cv::Size2d kSize(63, 88); // mm

const calibration::CardFace& projectOf(engine::Suit suit) {
    const auto& faces = sampleProfile().faces;
    return *std::find_if(faces.begin(), faces.end(), [&](const calibration::CardFace& face) {
        const auto* project = std::get_if<calibration::ProjectFace>(&face.kind);
        return project != nullptr && project->card.suit() == suit;
    });
}

PlacedCard cardAt(TablePose pose) {
    PlacedCard card;
    card.sizeMm = kSize;
    card.pose = pose;
    card.confidence = 0.8;
    return card;
}

/// A project card so far beside and below a building, mm, turned with it.
PlacedCard below(const PlacedCard& building, engine::Suit suit, double aside, double mm) {
    auto card = cardAt(building.pose);
    card.face = &projectOf(suit);
    card.pose.centre =
        building.pose.toTable({kSize.width / 2 + aside, 1.5 * kSize.height + mm}, kSize);
    return card;
}

TEST(StackColumnsTest, CardsBelowABuildingSpeakForTheirSuitHoweverItIsTurned) {
    for (const double angle : {0.0, 1.2, 3.1, -2.0}) {
        const auto building = cardAt({{100, 40}, angle});
        const auto one = below(building, engine::Suit::Aqualab, 5, 4);
        const auto two = below(building, engine::Suit::Greenhouse, -5, 60);
        const auto says = suitsBelow(building, {one, two, one});
        EXPECT_NEAR(says[engine::index(engine::Suit::Aqualab)], 2 / 3.0, 1e-9) << angle;
        EXPECT_NEAR(says[engine::index(engine::Suit::Greenhouse)], 1 / 3.0, 1e-9) << angle;
        EXPECT_EQ(says[engine::index(engine::Suit::Habitation)], 0) << angle;
    }
}

TEST(StackColumnsTest, CardsElsewhereSayNothing) {
    const auto building = cardAt({{100, 40}, 0.3});
    auto turned = below(building, engine::Suit::Aqualab, 0, 4);
    turned.pose.angle += 1.5;
    for (const auto& card : {below(building, engine::Suit::Aqualab, 40, 4), turned,
                             below(building, engine::Suit::Aqualab, 0, 300),
                             below(building, engine::Suit::Aqualab, 0, -2 * kSize.height)}) {
        for (const double says : suitsBelow(building, {card})) {
            EXPECT_EQ(says, 0);
        }
    }
}

TEST(StackColumnsTest, ALoneCardSaysAsMuchAsItIsSure) {
    const auto building = cardAt({{100, 40}, 0.3});
    auto card = below(building, engine::Suit::Aqualab, 5, 4);
    card.confidence = 0.8;
    EXPECT_NEAR(suitsBelow(building, {card})[engine::index(engine::Suit::Aqualab)], 0.6, 1e-9);
    card.confidence = 0.4;
    EXPECT_EQ(suitsBelow(building, {card})[engine::index(engine::Suit::Aqualab)], 0);
}

TEST(StackColumnsTest, TheBuildingLiesInTheColumnAboveItsCards) {
    for (const double angle : {0.0, 0.2, 1.6, -2.5}) {
        const auto building = cardAt({{-300, 140}, angle});
        for (const double mm : {3.0, 90.0}) {
            const auto column = columnAbove(below(building, engine::Suit::Aqualab, 8, mm));
            for (const auto corner : {cv::Point2d(0, 0), cv::Point2d(kSize.width, kSize.height)}) {
                EXPECT_TRUE(column.contains(building.pose.toTable(corner, kSize)))
                    << angle << " " << mm;
            }
        }
    }
}

} // namespace
} // namespace pocketmars::vision
