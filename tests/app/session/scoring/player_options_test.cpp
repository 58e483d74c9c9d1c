#include "app/session/scoring/player_options.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

calibration::Profile fourColours() {
    calibration::Profile profile;
    profile.name = "mine";
    profile.layout.colonists = {"red", "yellow", "green", "blue"};
    return profile;
}

std::string errorOf(const PlayerOptions& said) {
    const auto options = readOptions(said, fourColours());
    return options ? "" : options.error().message;
}

TEST(PlayerOptions, LeavesThePlayersToTheReaderWhenNothingIsSaid) {
    const auto options = readOptions({}, fourColours());
    ASSERT_TRUE(options);
    EXPECT_FALSE(options->mode);
    EXPECT_TRUE(options->players.empty());
}

TEST(PlayerOptions, SoloIsTheHumanThenDa) {
    const auto options = readOptions({"solo", "red", "blue", {}}, fourColours());
    ASSERT_TRUE(options);
    EXPECT_EQ(options->mode, engine::Mode::Solo);
    EXPECT_EQ(options->players, (std::vector<std::string>{"red", "blue"}));
}

TEST(PlayerOptions, TheModeFollowsFromTheColours) {
    EXPECT_EQ(readOptions({"", "red", "blue", {}}, fourColours())->mode, engine::Mode::Solo);
    EXPECT_EQ(readOptions({"", "", "", {"green", "blue", "red"}}, fourColours())->mode,
              engine::Mode::Versus);
}

TEST(PlayerOptions, NamesTheMissingOption) {
    EXPECT_NE(errorOf({"solo", "red", "", {}}).find("--da"), std::string::npos);
    EXPECT_NE(errorOf({"solo", "", "red", {}}).find("--human"), std::string::npos);
    EXPECT_NE(errorOf({"versus", "", "", {}}).find("--players"), std::string::npos);
}

TEST(PlayerOptions, RefusesOptionsOfTheOtherMode) {
    EXPECT_NE(errorOf({"solo", "red", "blue", {"green", "red"}}), "");
    EXPECT_NE(errorOf({"versus", "red", "", {"green", "blue"}}), "");
}

TEST(PlayerOptions, RefusesAColourThatTheProfileDoesNotHave) {
    EXPECT_EQ(errorOf({"solo", "purple", "blue", {}}),
              "'purple' is no colour of the card profile 'mine', which has red, yellow, green, "
              "blue");
}

TEST(PlayerOptions, RefusesTheSameColourTwice) {
    EXPECT_NE(errorOf({"versus", "", "", {"red", "blue", "red"}}), "");
}

TEST(PlayerOptions, RefusesOnePlayerAndFive) {
    EXPECT_NE(errorOf({"versus", "", "", {"red"}}), "");
    EXPECT_NE(errorOf({"versus", "", "", {"red", "blue", "green", "yellow", "red"}}), "");
}

} // namespace
} // namespace pocketmars::session
