#include "app/support/player_colour.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

// CSS has one that is a dark red.
TEST(PlayerColour, BrownWoodIsNotTakenForRed) {
    const auto brown = playerColour(nullptr, "brown");
    EXPECT_GT(brown.hslHue(), playerColour(nullptr, "red").hslHue() + 15);
    EXPECT_LT(brown.hslHue(), playerColour(nullptr, "orange").hslHue());
}

// Charts darken both.
TEST(PlayerColour, PinkIsNoLightRed) {
    EXPECT_NEAR(playerColour(nullptr, "pink").hslHue(), 330, 10);
    EXPECT_LT(playerColour(nullptr, "red").hslHue(), 10);
}

TEST(PlayerColour, ColoursWithoutANameOrAPieceAreGrey) {
    EXPECT_EQ(playerColour(nullptr, "no colour at all"), QColor(Qt::gray));
}

} // namespace
} // namespace pocketmars::app
