#include "calibration/learning/page_turn.h"

#include "calibration/learning/usual_layout.h"
#include "calibration/support/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace pocketmars::calibration {
namespace {

const cv::Size kPhoto(900, 600);

CardQuad cardAt(float x, float y) {
    return {{cv::Point2f(x, y), cv::Point2f(x + 63, y), cv::Point2f(x + 63, y + 88),
             cv::Point2f(x, y + 88)},
            0.9};
}

/// Out of order, on an upright photo.
std::vector<CardQuad> fourAndThree() {
    return {cardAt(500, 400), cardAt(100, 100), cardAt(300, 110), cardAt(700, 100),
            cardAt(100, 400), cardAt(500, 95),  cardAt(300, 405)};
}

std::vector<CardQuad> rowOfFive() {
    return {cardAt(500, 100), cardAt(100, 100), cardAt(300, 110), cardAt(700, 100),
            cardAt(20, 105)};
}

/// As they lie on the photo after it was turned, their corners from another one.
std::vector<CardQuad> turnedCards(std::vector<CardQuad> cards, int turn) {
    for (auto& card : cards) {
        for (auto& corner : card.corners) {
            corner = turnedPoint(corner, kPhoto, turn);
        }
    }
    return cards;
}

const ProfilePage& pageOf(const std::vector<ProfilePage>& pages, const char* photo) {
    return *std::find_if(pages.begin(), pages.end(),
                         [&](const ProfilePage& each) { return each.photo == photo; });
}

std::vector<int> turnsOf(const std::vector<CardQuad>& cards, const char* photo,
                         ShipsStand ships = ShipsStand::AsTheLayoutSays) {
    const auto layout = usualLayout();
    return possibleTurns(cards, pageOf(profilePages(layout), photo), layout, ships);
}

TEST(PageTurn, SevenCardsTellIt) {
    for (int turn = 0; turn < 4; ++turn) {
        EXPECT_EQ(turnsOf(turnedCards(fourAndThree(), turn), "aqualab.jpg"),
                  std::vector<int>{(4 - turn) % 4})
            << turn;
    }
}

TEST(PageTurn, ARowOfFiveIsTheSameFromBehind) {
    EXPECT_EQ(turnsOf(rowOfFive(), "buildings.jpg"), (std::vector{0, 2}));
    EXPECT_EQ(turnsOf(turnedCards(rowOfFive(), 1), "buildings.jpg"), (std::vector{1, 3}));
}

TEST(PageTurn, CardsThatLieOnTheirSidesInRowsOfStandingOnesAreNotTurned) {
    std::vector<CardQuad> lying;
    for (const auto& card : fourAndThree()) {
        const auto at = card.corners[0];
        lying.push_back(
            {{at, at + cv::Point2f(88, 0), at + cv::Point2f(88, 63), at + cv::Point2f(0, 63)},
             0.9});
    }
    EXPECT_TRUE(turnsOf(lying, "aqualab.jpg").empty() ||
                turnsOf(lying, "aqualab.jpg") == (std::vector{1, 3}));
    EXPECT_FALSE(chosenTurn(turnsOf(lying, "aqualab.jpg"), std::nullopt));
}

TEST(PageTurn, EarthLiesBelowTheShips) {
    auto layout = usualLayout();
    setUsualShip(layout, false);
    ASSERT_TRUE(layout.earthCard);
    const auto pages = profilePages(layout);
    const std::vector<CardQuad> cards{cardAt(500, 100), cardAt(100, 100), cardAt(300, 110),
                                      cardAt(700, 100), cardAt(100, 400)};
    for (const int turn : {0, 2}) {
        EXPECT_EQ(possibleTurns(turnedCards(cards, turn), pageOf(pages, "ships.jpg"), layout,
                                ShipsStand::AsTheLayoutSays),
                  std::vector<int>{turn});
    }
}

TEST(PageTurn, ShipsMayStandAsTheyLie) {
    EXPECT_EQ(turnsOf(rowOfFive(), "ships.jpg", ShipsStand::AsTheyLie), (std::vector{0, 1, 2, 3}));
    // Against a layout that has them lying, they are not taken to be turned.
    auto layout = usualLayout();
    setUsualShip(layout, true);
    const std::vector<CardQuad> cards{cardAt(500, 100), cardAt(100, 100), cardAt(300, 110),
                                      cardAt(700, 100), cardAt(100, 400)};
    const auto turns = possibleTurns(cards, pageOf(profilePages(layout), "ships.jpg"), layout,
                                     ShipsStand::AsTheLayoutSays);
    EXPECT_FALSE(chosenTurn(turns, std::nullopt));
}

TEST(PageTurn, ReadsRowByRowWhicheverWayThePhotoLies) {
    for (int turn = 0; turn < 4; ++turn) {
        const auto cards = readTurned(turnedCards(fourAndThree(), turn), (4 - turn) % 4);
        std::vector<float> x;
        x.reserve(cards.size());
        for (const auto& card : cards) {
            x.push_back(turnedPoint(card.corners[0],
                                    turn % 2 == 0 ? kPhoto : cv::Size(kPhoto.height, kPhoto.width),
                                    (4 - turn) % 4)
                            .x);
        }
        EXPECT_EQ(x, (std::vector<float>{100, 300, 500, 700, 100, 300, 500})) << turn;
    }
}

TEST(PageTurn, TakesWhatIsKnownIfItMayBe) {
    EXPECT_EQ(chosenTurn({0, 2}, std::nullopt), 0);
    EXPECT_EQ(chosenTurn({0, 2}, 2), 2);
    EXPECT_EQ(chosenTurn({0, 2}, 1), 0);
    EXPECT_EQ(chosenTurn({1, 3}, 3), 3);
    EXPECT_EQ(chosenTurn({1, 3}, 0), std::nullopt);
    EXPECT_EQ(chosenTurn({2}, 0), 2);
    EXPECT_EQ(chosenTurn({}, 0), std::nullopt);
}

TEST(PageTurn, ThreePhotosAgreeOnOne) {
    EXPECT_EQ(commonTurn({{1}, {1, 3}, {1}, {}, {1}}), 1);
    EXPECT_EQ(commonTurn({{1}, {1, 3}, {1}}), std::nullopt) << "two tell little";
    EXPECT_EQ(commonTurn({{1}, {1}, {1}, {0}}), std::nullopt);
}

TEST(PageTurn, TurnsAPhotoAsItsPoints) {
    cv::Mat photo(4, 6, CV_8U, cv::Scalar(0));
    photo.at<std::uint8_t>(1, 4) = 255;
    for (int turn = 0; turn < 4; ++turn) {
        const auto turned = turnedPhoto(photo, turn);
        const auto at = turnedPoint({4.5F, 1.5F}, photo.size(), turn);
        EXPECT_EQ(turned.at<std::uint8_t>(static_cast<int>(at.y), static_cast<int>(at.x)), 255)
            << turn;
    }
}

} // namespace
} // namespace pocketmars::calibration
