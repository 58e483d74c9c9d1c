#include "vision/colonists/shared_zones.h"

#include "tests/vision/colonists/colonist_table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

const ColonistPlace kOneStar{Kind::OneStar, engine::Suit::Greenhouse, {}};
const ColonistPlace kRedShip{Kind::Ship, {}, "red"};
const ColonistPlace kOnEarth{Kind::Earth, {}, {}};

const TestCamera kFromBelow{.lookAt = {0, 0}, .tilt = 32, .distanceMm = 560};
const TestCamera kFromAside{.lookAt = {0, 0}, .tilt = 32, .turn = 80, .distanceMm = 620};

/// Red: two on ★, three on the ship, two on Earth. Blue: seven on the ship.
void standAll(ColonistTable& table) {
    for (const cv::Point2d p : {cv::Point2d(-140, -40),
                                {-126, -39},
                                {-125, 48},
                                {-112, 60},
                                {-125, 72},
                                {40, 40},
                                {30, 55}}) {
        table.stand(p, kRedCube);
    }
    for (const cv::Point2d p :
         {cv::Point2d(-52, 45), {-40, 45}, {-28, 45}, {-52, 60}, {-40, 62}, {-28, 62}, {-40, 78}}) {
        table.stand(p, kBlueCube);
    }
}

TEST(SharedZones, CountsWhatBothPhotosShow) {
    ColonistTable below(true, kFromBelow);
    ColonistTable aside(true, kFromAside);
    standAll(below);
    standAll(aside);
    const auto reading = ColonistReader::read({below.view(), aside.view()});
    EXPECT_EQ(countOf(reading, kOneStar, "red"), 2);
    EXPECT_EQ(countOf(reading, kRedShip, "red"), 3);
    EXPECT_EQ(countOf(reading, kOnEarth, "red"), 2);
    EXPECT_EQ(countOf(reading, {Kind::Ship, {}, "blue"}, "blue"), 7);
    for (const auto& count : reading.counts) {
        EXPECT_GT(count.confidence, 0.9) << count.colour;
    }
    for (const std::size_t photo : {0U, 1U}) {
        EXPECT_EQ(std::count_if(reading.pieces.begin(), reading.pieces.end(),
                                [&](const auto& piece) { return piece.photo == photo; }),
                  14)
            << photo;
    }
}

/// One stain that a camera takes for an eighth piece lies flat in the other photo.
TEST(SharedZones, TakesNoPrintForAPiece) {
    const cv::Point2d stain(128, -40);
    ColonistTable below(true, kFromBelow);
    ColonistTable aside(true, kFromAside);
    for (auto* table : {&below, &aside}) {
        table->printLikeCube(stain, kRedCube, kFromBelow);
    }
    const ColonistPlace there{Kind::TwoStar, engine::Suit::Aqualab, {}};
    const auto one = below.read();
    const ColonistPlace place = countOf(one, there, "red") == 1
                                    ? there
                                    : ColonistPlace{Kind::OneStar, engine::Suit::Aqualab, {}};
    ASSERT_EQ(countOf(one, place, "red"), 1); // alone it looks like one
    const auto both = ColonistReader::read({below.view(), aside.view()});
    // Here lies no piece at all, and any that is found makes the seven lack fewer.
    const auto odds = [&](const ColonistReading& reading) {
        const auto& posterior = findCount(reading, place, "red")->posterior;
        return posterior[1] / posterior[0];
    };
    EXPECT_LT(odds(both), odds(one) / 50);
    standAll(below);
    standAll(aside);
    const auto full = ColonistReader::read({below.view(), aside.view()});
    EXPECT_EQ(countOf(full, place, "red"), 0);
}

TEST(SharedZones, WhatOnePhotoCutsOffTheOtherTells) {
    ColonistTable below(true, kFromBelow);
    ColonistTable aside(true, kFromAside);
    standAll(below);
    standAll(aside);
    below.cards.earth.reset();
    aside.cards.ships.erase(aside.cards.ships.begin());
    const auto reading = ColonistReader::read({below.view(), aside.view()});
    EXPECT_EQ(countOf(reading, kOnEarth, "red"), 2);
    EXPECT_EQ(countOf(reading, kRedShip, "red"), 3);
    EXPECT_GT(findCount(reading, kOnEarth, "red")->confidence, 0.9); // all seven are in view
}

} // namespace
} // namespace pocketmars::vision
