#include "calibration/learning/piece_finder.h"

#include "calibration/learning/page_turn.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

const cv::Scalar kRed(40, 40, 200);
const cv::Scalar kYellow(50, 200, 230);
const cv::Scalar kGreen(60, 140, 50);
const cv::Scalar kBlue(190, 90, 40);
const cv::Scalar kWood(120, 175, 210);
const cv::Scalar kWhite(236, 238, 240);
const cv::Size kPiece(110, 60);

struct Thing {
    cv::Point at; ///< upper left
    cv::Size size;
    cv::Scalar colour;
};

const std::vector<Thing> kPieces{{{150, 300}, kPiece, kRed},
                                 {{350, 330}, kPiece, kYellow},
                                 {{550, 290}, kPiece, kGreen},
                                 {{750, 310}, kPiece, kBlue},
                                 {{980, 320}, {44, 44}, kWood}};

cv::Mat cloth(const cv::Scalar& colour) { return {900, 1200, CV_8UC3, colour}; }

cv::Mat chequered() {
    auto photo = cloth({215, 215, 220});
    for (int y = 0; y < photo.rows; y += 90) {
        for (int x = (y / 90 % 2) * 90; x < photo.cols; x += 180) {
            cv::rectangle(photo, cv::Rect(x, y, 90, 90), cv::Scalar(150, 110, 90), cv::FILLED);
        }
    }
    return photo;
}

/// Draws pieces with soft shadows onto a table, and takes a photo.
cv::Mat photoOf(cv::Mat table, const std::vector<Thing>& things) {
    cv::Mat light(table.size(), CV_32F, cv::Scalar(1));
    for (const auto& [at, size, colour] : things) {
        cv::rectangle(light, cv::Rect(at + cv::Point(10, 10), size), cv::Scalar(0.65), cv::FILLED);
    }
    cv::GaussianBlur(light, light, {}, 6);
    cv::merge(std::vector<cv::Mat>(3, light), light);
    cv::multiply(table, light, table, 1, CV_8U);
    for (const auto& [at, size, colour] : things) {
        cv::rectangle(table, cv::Rect(at, size), colour, cv::FILLED);
    }
    cv::GaussianBlur(table, table, {}, 1.0);
    cv::Mat noise(table.size(), CV_16SC3);
    cv::RNG(5).fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(2));
    cv::add(table, noise, table, cv::noArray(), CV_8U);
    return table;
}

void expectPieces(const cv::Mat& photo, const std::vector<Thing>& things) {
    const auto found = findPieces(photo, static_cast<int>(things.size())).pieces;
    ASSERT_EQ(found.size(), things.size());
    for (std::size_t i = 0; i < things.size(); ++i) {
        const cv::Rect truth(things[i].at, things[i].size);
        const auto& [box, mask] = found[i];
        EXPECT_GT((box & truth).area(), 0.85 * (box | truth).area()) << i << ": " << box;
        ASSERT_EQ(mask.size(), box.size());
        // Some px of the deepest shadow may pass for the piece.
        EXPECT_NEAR(cv::countNonZero(mask), truth.area(), 0.2 * truth.area()) << i;
    }
}

TEST(FindPieces, FindsThemFromLeftToRight) {
    expectPieces(photoOf(cloth({70, 90, 95}), kPieces), kPieces);
}

TEST(FindPieces, FindsAPieceOfTheTablesHue) {
    expectPieces(photoOf(cloth({110, 150, 180}), kPieces), kPieces);
}

TEST(FindPieces, FindsThemOnAChequeredCloth) {
    expectPieces(photoOf(chequered(), kPieces), kPieces);
}

TEST(FindPieces, ReadsTwoRows) {
    auto things = kPieces;
    things[3].at = {200, 620};
    things[4].at = {420, 630};
    expectPieces(photoOf(cloth({70, 90, 95}), things), things);
}

TEST(FindPieces, ReadsARowThatRises) {
    const std::vector<Thing> things{{{120, 700}, {60, 50}, kRed},
                                    {{330, 590}, {60, 50}, kYellow},
                                    {{550, 470}, {60, 50}, kGreen},
                                    {{760, 360}, {60, 50}, kBlue},
                                    {{985, 240}, {44, 44}, kWood}};
    expectPieces(photoOf(cloth({70, 90, 95}), things), things);
}

TEST(FindPieces, FindsNoMoreThanThereAre) {
    const std::vector<Thing> three(kPieces.begin(), kPieces.begin() + 3);
    EXPECT_EQ(findPieces(photoOf(cloth({70, 90, 95}), three), 5).pieces.size(), 3U);
    EXPECT_TRUE(findPieces(photoOf(cloth({70, 90, 95}), {}), 5).pieces.empty());
}

TEST(FindPieces, FindsAWhitePieceOnAWhiteTable) {
    auto things = kPieces;
    things[2].colour = kWhite;
    expectPieces(photoOf(cloth({222, 224, 226}), things), things);
}

TEST(FindPieces, FindsARing) {
    const cv::Scalar table(70, 90, 95);
    auto photo = photoOf(cloth(table), kPieces);
    cv::circle(photo, {1002, 342}, 12, table, cv::FILLED);
    expectPieces(photo, kPieces);
}

TEST(FindPieces, TakesNoStrangeThingForOneThatHardlyShows) {
    const cv::Scalar table(200, 202, 204);
    auto things = kPieces;
    things[1].colour = {206, 208, 210};
    auto photo = photoOf(cloth(table), things);
    cv::rectangle(photo, {300, 700, 100, 65}, {30, 120, 180}, cv::FILLED); // off the row
    const auto found = findPieces(photo, 5);
    for (const auto& piece : found.pieces) {
        EXPECT_LT(piece.box.y, 600);
    }
    ASSERT_EQ(found.pieces.size(), 5U);
    EXPECT_TRUE(found.pieces[1].box.contains({405, 360})) << found.pieces[1].box;
}

TEST(FindPieces, AFaintMarkerWithASharpOutlineIsNotDoubted) {
    auto things = kPieces;
    things[4] = {{980, 320}, {34, 34}, cv::Scalar::all(213)};
    const auto found = findPieces(photoOf(cloth({200, 200, 200}), things), 5);
    ASSERT_EQ(found.pieces.size(), 5U);
    EXPECT_TRUE(found.pieces[4].box.contains({997, 337})) << found.pieces[4].box;
    EXPECT_FALSE(found.doubtful);
}

TEST(FindPieces, SaysWhereOneIsMissing) {
    auto things = kPieces;
    things.erase(things.begin() + 2);
    const auto found = findPieces(photoOf(cloth({70, 90, 95}), things), 5);
    EXPECT_EQ(found.pieces.size(), 4U);
    ASSERT_EQ(found.missing.size(), 1U);
    EXPECT_NEAR(found.missing[0].x, 605, 60);
    EXPECT_NEAR(found.missing[0].y, 330, 60);
}

TEST(FindPieces, DoubtsWhereOneTooManyStandsInTheRow) {
    auto things = kPieces;
    EXPECT_FALSE(findPieces(photoOf(cloth({70, 90, 95}), things), 5).doubtful);
    things.pop_back();
    things.push_back({{950, 310}, kPiece, kWhite});
    EXPECT_TRUE(findPieces(photoOf(cloth({70, 90, 95}), things), 4).doubtful);
}

TEST(FindPieces, DoubtsARowBesideWhichThereIsAnother) {
    auto things = kPieces;
    for (auto thing : kPieces) {
        thing.at += cv::Point(20, 300);
        std::swap(thing.colour[0], thing.colour[2]);
        things.push_back(thing);
    }
    const auto found = findPieces(photoOf(cloth({70, 90, 95}), things), 5);
    EXPECT_TRUE(found.doubtful);
    EXPECT_TRUE(found.isGuessed) << "either may be the pieces";
}

TEST(FindPieces, ARowIsTheSameFromBehind) {
    const auto photo = photoOf(cloth({70, 90, 95}), kPieces);
    const auto found = findPieces(photo, 5).pieces;
    EXPECT_EQ(possibleTurns(found), (std::vector{0, 2}));
    const auto fromBehind = readTurned(found, photo.size(), 2);
    ASSERT_EQ(fromBehind.size(), found.size());
    EXPECT_EQ(fromBehind.front().box, found.back().box);
    const auto upwards = findPieces(turnedPhoto(photo, 3), 5).pieces;
    EXPECT_EQ(possibleTurns(upwards), (std::vector{1, 3}));
    const auto righted = readTurned(upwards, {photo.rows, photo.cols}, 1);
    ASSERT_EQ(righted.size(), found.size());
    for (std::size_t i = 0; i + 1 < righted.size(); ++i) {
        EXPECT_GT(righted[i].box.y, righted[i + 1].box.y) << "the first one is the lowest";
    }
}

TEST(PiecesAt, CutsThePieceOutOfItsTable) {
    const auto pieces =
        piecesAt(photoOf(cloth({70, 90, 95}), kPieces), {{{205, 330}, 66}, {{405, 360}, 70}});
    ASSERT_EQ(pieces.size(), 2U);
    EXPECT_NEAR(cv::countNonZero(pieces[0].mask), kPiece.area(), 0.2 * kPiece.area());
    EXPECT_NEAR(cv::countNonZero(pieces[1].mask), kPiece.area(), 0.2 * kPiece.area());
}

TEST(PiecesAt, TakesTheWholeCircleWhereNothingShows) {
    const auto pieces = piecesAt(photoOf(cloth({70, 90, 95}), kPieces), {{{600, 700}, 50}});
    ASSERT_EQ(pieces.size(), 1U);
    EXPECT_NEAR(cv::countNonZero(pieces[0].mask), CV_PI * 50 * 50, 300);
}

} // namespace
} // namespace pocketmars::calibration
