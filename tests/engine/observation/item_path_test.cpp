#include "engine/observation/item_path.h"

#include "tests/engine/example_table.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

std::string errorOf(const Observation& table, std::string_view path) {
    const auto item = findItem(table, path);
    return item ? "none" : item.error().message;
}

TEST(ItemPath, FindsEveryItemAndNamesItAgain) {
    const auto table = exampleTable();
    for (const auto* path :
         {"red.energy", "red.earth", "blue.ship", "blue.prep", "red.prep.1", "greenhouse.stack",
          "greenhouse.stack.1", "habitation.stack.0", "greenhouse.one_star.red",
          "comms_center.two_star.blue", "discard_top", "deck_top"}) {
        const auto item = findItem(table, path);
        ASSERT_TRUE(item.has_value()) << item.error().message;
        EXPECT_EQ(pathOf(table, *item), path);
    }
}

TEST(ItemPath, KnowsWhichPlayerBuildingAndCardAreMeant) {
    const auto table = exampleTable();
    EXPECT_EQ(findItem(table, "blue.prep.1"), (Item{ItemKind::CardInPrep, 1, {}, 1}));
    EXPECT_EQ(findItem(table, "aqualab.two_star.blue"),
              (Item{ItemKind::TwoStar, 1, Suit::Aqualab}));
    EXPECT_EQ(findItem(table, "greenhouse.stack.1"),
              (Item{ItemKind::CardInStack, 0, Suit::Greenhouse, 1}));
}

TEST(ItemPath, TakesThePathsOfTheFormatToo) {
    const auto table = exampleTable();
    const auto pathFor = [&table](std::string_view path) {
        return pathOf(table, findItem(table, path).value());
    };
    EXPECT_EQ(pathFor("players.1.energy"), "blue.energy");
    EXPECT_EQ(pathFor("players.blue.energy"), "blue.energy");
    EXPECT_EQ(pathFor("players.0.prep.1"), "red.prep.1");
    EXPECT_EQ(pathFor("buildings.greenhouse.two_star.red"), "greenhouse.two_star.red");
}

TEST(ItemPath, ColoursAreFreeText) {
    auto table = exampleTable();
    table.players[0].colour = "light blue.ish";
    table.players[1].colour = "light blue";
    EXPECT_EQ(findItem(table, "light blue.ish.energy")->player, 0U);
    EXPECT_EQ(findItem(table, "light blue.energy")->player, 1U);
    EXPECT_EQ(findItem(table, "aqualab.one_star.light blue.ish")->player, 0U);
    table.players[1].colour = "greenhouse";
    EXPECT_EQ(findItem(table, "greenhouse.energy")->kind, ItemKind::Energy);
    EXPECT_EQ(findItem(table, "greenhouse.stack")->kind, ItemKind::Stack);
}

TEST(ItemPath, SaysWhatIsPossible) {
    const auto table = exampleTable();
    EXPECT_EQ(errorOf(table, "green.energy"),
              "green.energy: no such item; expected one such as discard_top, deck_top, red.energy, "
              "greenhouse.one_star.COLOUR, of red, blue, greenhouse, energy_bank, comms_center, "
              "aqualab, habitation");
    EXPECT_EQ(errorOf(table, "red.cards"),
              "red.cards: no such item; a player has energy, ship, earth, prep, prep.0");
    EXPECT_EQ(errorOf(table, "greenhouse.three_star.red"),
              "greenhouse.three_star.red: no such item; greenhouse has stack, stack.0, "
              "one_star.COLOUR, two_star.COLOUR");
    EXPECT_EQ(errorOf(table, "habitation.one_star.red"),
              "habitation.one_star.red: no such item; habitation has stack, stack.0");
    EXPECT_EQ(errorOf(table, "greenhouse.two_star.green"),
              "greenhouse.two_star.green: expected a colour of this table after one_star or "
              "two_star: red, blue");
    EXPECT_EQ(errorOf(table, "greenhouse.two_star"),
              "greenhouse.two_star: expected a colour of this table after one_star or two_star: "
              "red, blue");
    EXPECT_EQ(errorOf(table, "greenhouse.stack.2"),
              "greenhouse.stack.2: expected a card from 0 to 1");
    EXPECT_EQ(errorOf(table, "greenhouse.stack.x"),
              "greenhouse.stack.x: expected a card from 0 to 1");
    EXPECT_EQ(errorOf(table, "aqualab.stack.0"), "aqualab.stack.0: no card lies there");
}

TEST(ItemPath, ACardOfAnUnknownStackCannotBeNamed) {
    auto table = exampleTable();
    table.building(Suit::Greenhouse).stack = {};
    EXPECT_EQ(errorOf(table, "greenhouse.stack.0"),
              "greenhouse.stack.0: it is not known how many cards lie there; set "
              "greenhouse.stack as a whole, cards parted by commas");
}

TEST(ItemPath, RefusesOddPaths) {
    const auto table = exampleTable();
    for (const auto* path :
         {"", ".", "..", "red", "red.", "red.energy.", "greenhouse", "greenhouse.",
          "greenhouse.stack.", "greenhouse.stack.-1", "greenhouse.stack.99999999999999999999",
          "greenhouse.one_star.", "players", "players.", "players.2.energy", "buildings",
          "discard_top.0", "Red.energy"}) {
        EXPECT_FALSE(findItem(table, path).has_value()) << path;
    }
}

TEST(ItemPath, AColourMayBeCalledAnything) {
    auto table = exampleTable();
    for (const auto* name : {"players", "dark.blue", "1", "greenhouse", "żółty ★", "red.energy",
                             "a=b", "players.1", "buildings", "discard_top"}) {
        table.players[0].colour = name;
        for (const auto kind : {ItemKind::Energy, ItemKind::CardInPrep, ItemKind::TwoStar}) {
            const Item item{kind, 0};
            const auto path = pathOf(table, item);
            const auto found = findItem(table, path);
            ASSERT_TRUE(found) << found.error().message;
            EXPECT_EQ(*found, item) << path;
        }
    }
    table.players[0].colour = "1";
    table.players[1].colour = "0";
    EXPECT_EQ(findItem(table, "players.0.energy")->player, 1U) << "by colour first";
    EXPECT_EQ(findItem(table, "players.1.energy")->player, 0U) << "by colour first";
}

TEST(ItemPath, MessagesKeepToOneLine) {
    auto table = exampleTable();
    table.players[0].colour = "r\ned";
    for (const auto* path :
         {"x", "a\nb", "greenhouse.one_star.x", "greenhouse.st\nack.0", "r\ned.prep.7"}) {
        const auto error = errorOf(table, path);
        EXPECT_EQ(error.find('\n'), std::string::npos) << error;
    }
}

TEST(ItemPath, ATableWithoutPlayersHasNoPlayersItems) {
    EXPECT_FALSE(findItem(Observation(), "red.energy").has_value());
    EXPECT_FALSE(findItem(Observation(), "greenhouse.one_star.red").has_value());
    EXPECT_TRUE(findItem(Observation(), "deck_top").has_value());
}

} // namespace
} // namespace pocketmars::engine
