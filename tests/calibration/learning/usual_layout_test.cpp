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
