#include "app/support/percent_text.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

TEST(PercentText, OnlyNothingIsNothingAndOnlyAllIsAll) {
    EXPECT_EQ(percentText(0), "0");
    EXPECT_EQ(percentText(0.001), "<1");
    EXPECT_EQ(percentText(0.006), "1");
    EXPECT_EQ(percentText(0.43), "43");
    EXPECT_EQ(percentText(0.994), "99");
    EXPECT_EQ(percentText(0.9951), ">99");
    EXPECT_EQ(percentText(0.99999), ">99");
    EXPECT_EQ(percentText(1), "100");
}

} // namespace
} // namespace pocketmars::app
