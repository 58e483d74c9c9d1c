#include "calibration/profile/layout_json.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

constexpr const char* kLayout = R"({
  "format": "pocketmars.layout/1",
  "card_mm": [63, 88],
  "ships": ["red", "yellow"],
  "earth_card": true,
  "colonists": ["red", "yellow"],
  "building": {"one_star": [0.05, 0.6, 0.55, 0.95], "two_star": [0.6, 0.6, 0.95, 0.95]},
  "ship": {"orientation": "portrait", "colonists": [0.05, 0.35, 0.75, 0.95],
           "energy": [[0.9, 0.9], [0.9, 0.8], [0.9, 0.7], [0.9, 0.6],
                      [0.9, 0.5], [0.9, 0.4], [0.9, 0.3], [0.9, 0.2]]},
  "project": {"value_left": [0.02, 0.02, 0.2, 0.14], "value_right": [0.8, 0.02, 0.98, 0.14]}
})";

std::string with(const std::string& from, const std::string& to) {
    std::string text = kLayout;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(LayoutJson, ReadsWhatTheUserMarked) {
    const auto layout = readLayout(kLayout);
    ASSERT_TRUE(layout) << layout.error().toString();
    EXPECT_EQ(layout->cardMm, cv::Size2d(63, 88));
    EXPECT_EQ(layout->ships, (std::vector<std::string>{"red", "yellow"}));
    EXPECT_TRUE(layout->earthCard);
    EXPECT_FALSE(layout->landscapeShips);
    EXPECT_NEAR(layout->twoStar.x, 0.6, 1e-12);
    EXPECT_NEAR(layout->twoStar.width, 0.35, 1e-12);
    ASSERT_EQ(layout->energyLevels.size(), 8U);
    EXPECT_EQ(layout->energyLevels[7], cv::Point2d(0.9, 0.2));
}

TEST(LayoutJson, ReadsBackWhatItWrites) {
    const auto layout = readLayout(with("portrait", "landscape"));
    ASSERT_TRUE(layout);
    const auto text = writeLayout(*layout);
    const auto again = readLayout(text);
    ASSERT_TRUE(again) << again.error().toString();
    EXPECT_EQ(writeLayout(*again), text);
    EXPECT_TRUE(again->landscapeShips);
}

TEST(LayoutJson, NamesTheFieldThatIsWrong) {
    const auto message = [](const std::string& from, const std::string& to) {
        const auto layout = readLayout(with(from, to));
        EXPECT_FALSE(layout) << to;
        return layout ? std::string() : layout.error().toString();
    };
    EXPECT_EQ(message("layout/1", "layout/9"),
              "format: expected \"pocketmars.layout/1\", found \"pocketmars.layout/9\"");
    EXPECT_EQ(message("\"earth_card\": true,", ""), "earth_card: missing, expected true or false");
    EXPECT_EQ(message("true", "1"), "earth_card: expected true or false, found 1");
    EXPECT_EQ(message("[63, 88]", "[63, -88]"),
              "card_mm: expected [width, height] in mm, 10 to 300, found a list");
    EXPECT_EQ(message("[\"red\", \"yellow\"]", "[\"red\", \"red\"]"),
              "ships.1: \"red\" stands there twice");
    EXPECT_EQ(message("[\"red\", \"yellow\"]", "[\"red\", \"blue\"]"),
              "ships.1: \"blue\" is not among the colonists");
    EXPECT_EQ(message("[\"red\", \"yellow\"]", "[]"), "ships: expected at least one colour");
    EXPECT_EQ(message("\"yellow\"", "7"), "ships.1: expected a text, found 7");
    EXPECT_EQ(message("[0.05, 0.6, 0.55, 0.95]", "[0.55, 0.6, 0.05, 0.95]"),
              "building.one_star: expected x0 < x1 and y0 < y1");
    EXPECT_EQ(message("[0.05, 0.6, 0.55, 0.95]", "[0.05, 0.6, 55, 0.95]"),
              "building.one_star: expected [x0, y0, x1, y1] as fractions of the card, 0 to 1, "
              "found a list");
    EXPECT_EQ(message("portrait", "upright"),
              "ship.orientation: expected \"portrait\" or \"landscape\", found \"upright\"");
    EXPECT_EQ(message("[0.9, 0.2]", "[0.9]"),
              "ship.energy.7: expected [x, y] as fractions of the card, 0 to 1, found a list");
    EXPECT_EQ(message("[0.9, 0.3], ", ""),
              "ship.energy: expected 8 points, the centres of levels 0 to 7");
    EXPECT_EQ(
        message("\"building\": {", "\"building\": {}, \"other\": {"),
        "building.one_star: missing, expected [x0, y0, x1, y1] as fractions of the card, 0 to 1");
}

TEST(LayoutJson, RefusesWhatIsNoObject) {
    EXPECT_EQ(readLayout("{").error().toString(), "not valid JSON at line 1, column 2");
    EXPECT_EQ(readLayout("").error().toString(), "not valid JSON at line 1, column 1");
    EXPECT_EQ(readLayout("[1, 2]").error().toString(), "expected an object, found a list");
}

} // namespace
} // namespace pocketmars::calibration
