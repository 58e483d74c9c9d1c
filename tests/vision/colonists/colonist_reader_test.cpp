#include "vision/colonists/colonist_reader.h"

#include "tests/vision/colonists/colonist_table.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

const ColonistPlace kGreenhouseOneStar{Kind::OneStar, engine::Suit::Greenhouse, {}};
const ColonistPlace kGreenhouseTwoStar{Kind::TwoStar, engine::Suit::Greenhouse, {}};
const ColonistPlace kEarth{Kind::Earth, {}, {}};

void standSevenEach(ColonistTable& table) {
    // Centres of the cards: greenhouse -120, -60; ships -120, 60 and -40, 60; Earth 40, 60.
    for (const cv::Point2d p : {cv::Point2d(-140, -40),
                                {-130, -39},
                                {-104, -40},
                                {-125, 60},
                                {-125, 72},
                                {40, 40},
                                {30, 55}}) {
        table.stand(p, kRedCube);
    }
    for (const cv::Point2d p :
         {cv::Point2d(-60, -40), {-40, 60}, {-45, 72}, {-30, 50}, {45, 60}, {34, 75}, {50, 80}}) {
        table.stand(p, kBlueCube);
    }
}

TEST(ColonistReader, CountsColonistsByPlaceAndColour) {
    ColonistTable table(true);
    standSevenEach(table);
    const auto reading = table.read();
    EXPECT_EQ(countOf(reading, kGreenhouseOneStar, "red"), 2);
    EXPECT_EQ(countOf(reading, kGreenhouseTwoStar, "red"), 1);
    EXPECT_EQ(countOf(reading, kGreenhouseOneStar, "blue"), 0);
    EXPECT_EQ(countOf(reading, {Kind::OneStar, engine::Suit::EnergyBank, {}}, "blue"), 1);
    EXPECT_EQ(countOf(reading, {Kind::Ship, {}, "red"}, "red"), 2);
    EXPECT_EQ(countOf(reading, {Kind::Ship, {}, "blue"}, "blue"), 3);
    EXPECT_EQ(countOf(reading, kEarth, "red"), 2);
    EXPECT_EQ(countOf(reading, kEarth, "blue"), 3);
    EXPECT_EQ(reading.pieces.size(), 14U);
    for (const auto& c : reading.counts) {
        EXPECT_GT(c.confidence, 0.9);
        EXPECT_EQ(c.posterior.size(), 8U);
    }
}

TEST(ColonistReader, APieceBesideBothFramesIsInTheNearer) {
    ColonistTable table(true);
    // The building's middle is -120, -60; two stars begin 60 % to the right, both 60 % down.
    table.stand({-104, -60}, kRedCube);   // above two stars
    table.stand({-135, -60}, kRedCube);   // above one star
    table.stand({-101.5, -19}, kRedCube); // hardly below two stars
    const auto reading = table.read();
    EXPECT_EQ(countOf(reading, kGreenhouseTwoStar, "red"), 2);
    EXPECT_EQ(countOf(reading, kGreenhouseOneStar, "red"), 1);
}

TEST(ColonistReader, HasNoCountsForCardsOutOfView) {
    ColonistTable table(true);
    standSevenEach(table);
    table.cards.buildings[0].reset();
    table.cards.earth.reset();
    const auto reading = table.read();
    EXPECT_EQ(findCount(reading, kGreenhouseOneStar, "red"), nullptr);
    EXPECT_EQ(findCount(reading, kEarth, "red"), nullptr);
    EXPECT_EQ(countOf(reading, {Kind::Ship, {}, "red"}, "red"), 2);
}

TEST(ColonistReader, IsUnsureWhenAColonistIsMissing) {
    ColonistTable table(true);
    standSevenEach(table);
    const auto sure = table.read();
    ColonistTable other(true);
    for (const cv::Point2d p : {cv::Point2d(-140, -40), {-104, -40}, {-125, 60}, {40, 40}}) {
        other.stand(p, kRedCube);
    }
    const auto unsure = other.read();
    EXPECT_EQ(countOf(unsure, kGreenhouseOneStar, "red"), 1);
    EXPECT_LT(findCount(unsure, kGreenhouseOneStar, "red")->confidence,
              findCount(sure, kGreenhouseOneStar, "red")->confidence - 0.2);
}

TEST(ColonistReader, TakesColonistsBesideTheCardsForEarthWithoutAnEarthCard) {
    ColonistTable table(false);
    standSevenEach(table);
    const auto reading = table.read();
    EXPECT_EQ(countOf(reading, kEarth, "red"), 2);
    EXPECT_EQ(countOf(reading, kEarth, "blue"), 3);
    EXPECT_EQ(countOf(reading, kGreenhouseOneStar, "red"), 2);
}

TEST(ColonistReader, TakesNoEnergyMarkerForAColonist) {
    ColonistTable table(true);
    standSevenEach(table);
    const cv::Point2d marker(-105, 40); // on red's ship, and red
    table.stand(marker, kRedCube);
    EXPECT_EQ(countOf(table.read(), {Kind::Ship, {}, "red"}, "red"), 3);
    table.occupied.markers = {table.around(marker, 5)};
    EXPECT_EQ(countOf(table.read(), {Kind::Ship, {}, "red"}, "red"), 2);
}

TEST(ColonistReader, NobodyIsOnEarthWhoseBaseIsOnAStack) {
    ColonistTable table(false);
    for (const cv::Point2d p :
         {cv::Point2d(-140, -40), {-130, -39}, {-104, -40}, {-125, 60}, {-125, 72}, {40, 40}}) {
        table.stand(p, kRedCube);
    }
    const cv::Point2d strip(120, 10);
    table.stand(strip, kRedCube);
    EXPECT_EQ(countOf(table.read(), kEarth, "red"), 2);
    table.occupied.stacks = {table.around(strip, 12)};
    EXPECT_EQ(countOf(table.read(), kEarth, "red"), 1);
}

TEST(ColonistReader, TellsWhichColoursPlay) {
    ColonistTable table(true);
    for (const cv::Point2d p : {cv::Point2d(-140, -40),
                                {-130, -39},
                                {-104, -40},
                                {-125, 60},
                                {-125, 72},
                                {40, 40},
                                {30, 55}}) {
        table.stand(p, kRedCube);
    }
    const auto reading = table.read({});
    ASSERT_EQ(reading.colours.size(), 2U);
    EXPECT_EQ(reading.colours[0].pieces, 7);
    EXPECT_GT(reading.colours[0].confidence, 0.95);
    EXPECT_LT(reading.colours[1].confidence, 0.05);
}

} // namespace
} // namespace pocketmars::vision
