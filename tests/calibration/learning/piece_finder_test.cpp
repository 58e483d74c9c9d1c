#include "calibration/learning/piece_finder.h"

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
    const auto found = findPieces(photo, static_cast<int>(things.size()));
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

TEST(FindPieces, FindsNoMoreThanThereAre) {
    const std::vector<Thing> three(kPieces.begin(), kPieces.begin() + 3);
    EXPECT_EQ(findPieces(photoOf(cloth({70, 90, 95}), three), 5).size(), 3U);
    EXPECT_TRUE(findPieces(photoOf(cloth({70, 90, 95}), {}), 5).empty());
}

} // namespace
} // namespace pocketmars::calibration
