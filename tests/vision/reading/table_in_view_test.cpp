#include "vision/reading/table_in_view.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

PlacedCard likeItsPrint(double similarity) {
    PlacedCard out;
    out.confidence = similarity;
    return out;
}

/// What a chequered cloth was taken for: three cards, none of them much like its print.
TableCards cloth() {
    TableCards out;
    out.buildings[2] = likeItsPrint(0.71);
    out.ships = {likeItsPrint(0.62)};
    out.backs = {likeItsPrint(0.51)};
    return out;
}

TEST(TableInView, IsNoCloth) {
    EXPECT_FALSE(isTableInView(cloth(), true));
    // Unless the player says that these are the cards.
    EXPECT_TRUE(isTableInView(cloth(), false));
}

TEST(TableInView, NeedsOneCardThatIsLikeItsPrintWhicheverItIs) {
    auto building = cloth();
    building.buildings[2] = likeItsPrint(0.97);
    EXPECT_TRUE(isTableInView(building, true));
    auto earth = cloth();
    earth.earth = likeItsPrint(0.97);
    EXPECT_TRUE(isTableInView(earth, true));
    auto project = cloth();
    project.projects = {likeItsPrint(0.97)};
    EXPECT_TRUE(isTableInView(project, true));
}

TEST(TableInView, NeedsABuildingAndThreeCards) {
    TableCards ships;
    ships.ships = {likeItsPrint(0.97), likeItsPrint(0.97), likeItsPrint(0.97)};
    EXPECT_FALSE(isTableInView(ships, true));
    TableCards two;
    two.buildings[0] = likeItsPrint(0.97);
    two.ships = {likeItsPrint(0.97)};
    EXPECT_FALSE(isTableInView(two, true));
    two.backs = {likeItsPrint(0.5)};
    EXPECT_TRUE(isTableInView(two, true));
}

} // namespace
} // namespace pocketmars::vision
