#include "calibration/paints/colour_guess.h"
#include "tests/calibration/paints/painted_pieces.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <set>

namespace pocketmars::calibration {
namespace {

TEST(GuessColours, NamesPaintedWood) {
    EXPECT_EQ(guessColours({piece(kBlue), piece(kRed), piece(kYellow), piece(kGreen)}),
              (std::vector<std::string>{"blue", "red", "yellow", "green"}));
    EXPECT_EQ(guessColours({piece(kBlack), piece({235, 240, 240}), piece({120, 120, 120})}),
              (std::vector<std::string>{"black", "white", "grey"}));
    EXPECT_TRUE(guessColours({}).empty());
}

TEST(GuessColours, KnowsWoodWithoutPaint) {
    EXPECT_EQ(guessColours({piece(kYellow), piece({150, 195, 220}), piece({235, 240, 240})}),
              (std::vector<std::string>{"yellow", "natural", "white"}));
}

/// A paint of sRGB 0..255, seen in a light that makes it so much brighter.
PieceFace lit(double brightness, double red, double green, double blue) {
    return piece(cv::Scalar(blue, green, red) * brightness);
}

TEST(GuessColours, SeesThroughTooLittleAndTooMuchLight) {
    for (const double light : {0.65, 0.8, 1.0, 1.2, 1.4}) {
        EXPECT_EQ(guessColours({lit(light, 134, 134, 136), lit(light, 228, 116, 32),
                                lit(light, 164, 198, 58), lit(light, 100, 62, 40)}),
                  (std::vector<std::string>{"grey", "orange", "lime", "brown"}))
            << light;
    }
}

TEST(GuessColours, GivesEachNameOnce) {
    const auto names = guessColours({piece(kRed), piece(kRed), piece(kRed)});
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), 3U);
    EXPECT_EQ(names[0], "red");
}

TEST(GuessColours, MindsThePieceAndNotItsTable) {
    auto red = piece(kGreen);
    red.mask.setTo(0);
    red.mask(cv::Rect(5, 5, 10, 10)).setTo(255);
    red.image(cv::Rect(5, 5, 10, 10)).setTo(kRed);
    EXPECT_EQ(guessColours({red}), (std::vector<std::string>{"red"}));
}

} // namespace
} // namespace pocketmars::calibration
