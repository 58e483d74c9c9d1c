#include "calibration/learning/usual_layout.h"

#include "calibration/profile/layout_json.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

TEST(UsualLayout, IsALayoutThatCanBeStored) {
    auto layout = usualLayout();
    for (const bool landscape : {false, true}) {
        setUsualShip(layout, landscape);
        const auto again = readLayout(writeLayout(layout));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->landscapeShips, landscape);
    }
}

TEST(UsualCardSize, IsTheUsualOneOfThatShape) {
    EXPECT_EQ(usualCardSize(63.0 / 88), cv::Size2d(63, 88));
    EXPECT_EQ(usualCardSize(0.720), cv::Size2d(63, 88)) << "photos tell shapes to half a percent";
    EXPECT_EQ(usualCardSize(57.0 / 87 * 1.004), cv::Size2d(57, 87));
    EXPECT_EQ(usualCardSize(70.0 / 120), cv::Size2d(70, 120));
    EXPECT_EQ(usualCardSize(1.0), cv::Size2d(63, 63)) << "square cards";
}

TEST(UsualLayout, KeepsSpacesApart) {
    auto layout = usualLayout();
    EXPECT_TRUE((layout.oneStar & layout.twoStar).empty());
    EXPECT_LT(layout.oneStar.x, layout.twoStar.x) << "★ is on the left";
    for (const bool landscape : {false, true}) {
        setUsualShip(layout, landscape);
        for (const auto& level : layout.energyLevels) {
            EXPECT_FALSE(layout.shipColonists.contains(level));
        }
        EXPECT_GT(layout.energyLevels.front().y, layout.energyLevels.back().y) << "0 is below";
    }
}

} // namespace
} // namespace pocketmars::calibration
