#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/ship/ship_check.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace pocketmars::to_mars {
namespace {

/// The complaint about the made-up ship after a change.
std::string faultAfter(const std::function<void(Ship&)>& change) {
    auto ship = madeUpShip();
    change(ship);
    const auto fault = firstFault(ship);
    return fault ? fault->toString() : "";
}

TEST(MarsShip, ThatComesWithTheProgramSaysThatItIsMadeUp) {
    EXPECT_TRUE(madeUpShip().isMadeUp);
    EXPECT_FALSE(firstFault(madeUpShip()));
}

TEST(MarsShip, IsWrittenAsItIsRead) {
    const auto again = shipFromJson(shipToJson(madeUpShip()));
    ASSERT_TRUE(again) << again.error().toString();
    EXPECT_EQ(*again, madeUpShip());
}

TEST(MarsShip, IsRefusedWithThePathOfTheFault) {
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.sections[1] = {}; }),
              "sections.1: has no space for a module");
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.sections[2][0][3].number = 1; }),
              "sections.2.upper.3.number: numbers of an area must not fall");
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.panels[1].id = "1"; }),
              "panels.1.id: 1 stands twice");
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.panels[3].beside = {}; }),
              "panels.3.beside: must name a section");
    EXPECT_EQ(faultAfter([](Ship& ship) {
                  ship.astronautSlots[0].beside = {{0, AreaName::Upper, 9}};
              }),
              "astronauts.0.beside: must name spaces of the ship");
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.astronautSlots[0].id = "two words"; }),
              "astronauts.0.id: must be 1 to 12 letters and digits");
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.panels[0].box.x = 1000; }),
              "panels.0.box: must have a size and lie on the board");
    EXPECT_EQ(faultAfter([](Ship& ship) { ship.name.clear(); }), "name: must not be empty");
}

TEST(MarsShip, SaysWhichFieldOfAFileIsWrong) {
    const auto errorOf = [](const std::string& text) {
        const auto ship = shipFromJson(text);
        return ship ? std::string() : ship.error().toString();
    };
    EXPECT_EQ(errorOf("[]"), "expected an object, found a list");
    EXPECT_EQ(errorOf("{}"), "format: missing, expected \"pocketmars.mars_ship/1\"");
    auto text = shipToJson(madeUpShip());
    const auto at = text.find("\"vp\":2");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 6, "\"vp\":-1");
    EXPECT_EQ(errorOf(text), "astronauts.0.vp: expected a number from 0 to 99, found -1");
}

TEST(MarsShip, GuessesNeighboursFromWhereThingsLie) {
    auto ship = madeUpShip();
    guessNeighbours(ship, 6.0);
    for (std::size_t i = 0; i < ship.panels.size(); ++i) {
        EXPECT_EQ(ship.panels[i].beside, madeUpShip().panels[i].beside) << ship.panels[i].id;
        EXPECT_EQ(ship.panels[i].atCorner, madeUpShip().panels[i].atCorner) << ship.panels[i].id;
    }
    for (std::size_t i = 0; i < ship.astronautSlots.size(); ++i) {
        EXPECT_EQ(ship.astronautSlots[i].beside, madeUpShip().astronautSlots[i].beside)
            << ship.astronautSlots[i].id;
    }
}

TEST(MarsShip, SpacesAreNamedFromOne) {
    EXPECT_EQ(toText(SpaceId{1, AreaName::Lower, 2}), "B.lower.3");
    EXPECT_EQ(spaceFromText("B.lower.3"), (SpaceId{1, AreaName::Lower, 2}));
    for (const auto* text : {"", "B", "B.", "B.lower", "B.lower.", "B.lower.0", "B.lower.17",
                             "E.lower.1", "b.lower.1", "B.lower.-1", "B.lower.1 "}) {
        EXPECT_FALSE(spaceFromText(text)) << text;
    }
}

} // namespace
} // namespace pocketmars::to_mars
