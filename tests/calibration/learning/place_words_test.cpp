#include "calibration/learning/place_words.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

TEST(PlaceWords, NamesTheNinthOfThePicture) {
    const cv::Size picture(900, 600);
    EXPECT_EQ(placeWords({10, 10}, picture), "at the upper left");
    EXPECT_EQ(placeWords({450, 10}, picture), "at the top");
    EXPECT_EQ(placeWords({890, 190}, picture), "at the upper right");
    EXPECT_EQ(placeWords({10, 300}, picture), "at the left");
    EXPECT_EQ(placeWords({310, 390}, picture), "in the middle");
    EXPECT_EQ(placeWords({610, 300}, picture), "at the right");
    EXPECT_EQ(placeWords({290, 410}, picture), "at the lower left");
    EXPECT_EQ(placeWords({450, 590}, picture), "at the bottom");
    EXPECT_EQ(placeWords({890, 590}, picture), "at the lower right");
}

TEST(PlaceWords, TakesWhatLiesOutsideForTheEdge) {
    EXPECT_EQ(placeWords({-50, 700}, {900, 600}), "at the lower left");
    EXPECT_EQ(placeWords({2000, -1}, {900, 600}), "at the upper right");
}

} // namespace
} // namespace pocketmars::calibration
