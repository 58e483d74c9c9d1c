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

TEST(PlayerColour, ColoursWithoutANameOrAPieceAreGrey) {
    EXPECT_EQ(playerColour(nullptr, "no colour at all"), QColor(Qt::gray));
}

} // namespace
} // namespace pocketmars::app
