#include "calibration/learning/place_words.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

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

TEST(PlaceWords, CountsARowFromTheLeft) {
    const std::vector<cv::Point2f> row{{500, 320}, {100, 300}, {300, 310}, {700, 330}};
    EXPECT_EQ(placeInRow({102, 299}, row), 1);
    EXPECT_EQ(placeInRow({310, 330}, row), 2);
    EXPECT_EQ(placeInRow({500, 320}, row), 3);
    EXPECT_EQ(placeInRow({900, 330}, row), 4);
}

TEST(PlaceWords, CountNoTwoRowsAndNoColumn) {
    EXPECT_EQ(placeInRow({100, 100}, std::vector<cv::Point2f>{{100, 100}, {200, 100}, {110, 300}}),
              std::nullopt);
    EXPECT_EQ(placeInRow({100, 100}, std::vector<cv::Point2f>{{100, 100}, {105, 200}}),
              std::nullopt);
    EXPECT_EQ(placeInRow({100, 100}, {}), std::nullopt);
}

} // namespace
} // namespace pocketmars::calibration
