#include "calibration/tiles/tile.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

TEST(Tile, SaysWhatItIsAndIsUnderstood) {
    const TileCode code{2, 37.5, kTileVersion, "my Żetony deck"};
    EXPECT_EQ(toText(code), "PMT1 C 37.5 my Żetony deck");
    const auto read = tileCodeFrom(toText(code));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tile, 2);
    EXPECT_EQ(read->sizeMm, 37.5);
    EXPECT_EQ(read->profile, "my Żetony deck");
}

TEST(Tile, NeedsNoProfile) {
    const auto read = tileCodeFrom(toText({0, 40.0, kTileVersion, ""}));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->profile, "");
}

TEST(Tile, IsNoOtherCode) {
    for (const auto* text :
         {"", "PMT", "PMT1", "PMT1 A", "PMT1 A mine", "PMT1 E 40 mine", "PMT2 A 40 mine",
          "PMT1 A 0 mine", "PMT1 A -40 mine", "PMT1 A nan mine", "PMT1 A inf mine",
          "PMT1 A 4e9 mine", "PMT1 A 40mm mine", "https://example.org/PMT1 A 40 mine"}) {
        EXPECT_FALSE(tileCodeFrom(text)) << text;
    }
}

} // namespace
} // namespace pocketmars::calibration
