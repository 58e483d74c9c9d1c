#include "calibration/support/median.h"

#include <gtest/gtest.h>

#include <span>
#include <vector>

namespace pocketmars::calibration {
namespace {

TEST(Median, IsTheMiddleOne) {
    EXPECT_EQ(median(std::vector<double>{7}), 7);
    EXPECT_EQ(median(std::vector<double>{9, 1, 5}), 5);
}

TEST(Median, OfAnEvenNumberIsTheUpperOfTheTwo) {
    EXPECT_EQ(median(std::vector<int>{4, 1, 3, 2}), 3);
}

TEST(Median, InPlaceIsTheSame) {
    std::vector<float> values{3, 8, 1, 9, 2};
    EXPECT_EQ(medianInPlace(std::span(values)), 3);
}

} // namespace
} // namespace pocketmars::calibration
