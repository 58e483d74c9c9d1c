#include "engine/to_mars/rules/begin.h"

#include "engine/to_mars/format/game_json.h"
#include "tests/engine/to_mars/mars_table.h"

#include <string>
#include <vector>

namespace pocketmars::to_mars {
namespace {

tl::expected<Game, std::string> begin(const std::vector<std::string>& names,
                                      const Choices& choices = {}) {
    return beginGame(madeUpShip(), choices, playersNamed(names));
}

TEST(BeginMars, TakesOneToFourPlayers) {
    EXPECT_FALSE(begin({}));
    EXPECT_TRUE(begin({"A", "B", "C", "D"}));
    EXPECT_FALSE(begin({"A", "B", "C", "D", "E"}));
}

TEST(BeginMars, TakesNamesThatAFileTakesAgain) {
    for (const std::string& name : std::vector<std::string>{
             "Fabio", "飛船", "a b", "60 bytes are just about enough for this name of a player!"}) {
        const auto game = begin({name});
        ASSERT_TRUE(game) << name << ": " << game.error();
        EXPECT_TRUE(gameFromJson(gameToJson(*game))) << name;
    }
    for (const std::string& name :
         {std::string(), std::string("a: b"), std::string("a\nb"), std::string(61, 'x')}) {
        EXPECT_FALSE(begin({name})) << name;
    }
}

TEST(BeginMars, SaysWhichNameIsThereTwice) {
    const auto game = begin({"Anna", "Bo", "Anna"});
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error(), "Two players are called Anna; give one another name.");
}

TEST(BeginMars, ARivalOfTheSameNameIsRefusedLikeAnyOther) {
    Choices choices;
    choices.set(Choice::Solo, true);
    EXPECT_TRUE(begin({"Anna"}, choices));
    EXPECT_FALSE(begin({"Rival"}, choices));
}

TEST(BeginMars, ChoicesAreReadByTheirWords) {
    Choices choices;
    EXPECT_FALSE(choose(choices, "corner_panels", "beside"));
    EXPECT_FALSE(choose(choices, "corners", "adjacent"));
    EXPECT_EQ(choices, Choices());
    EXPECT_TRUE(choose(choices, "corner_panels", "adjacent"));
    EXPECT_TRUE(choices.second(Choice::CornerPanels));
    EXPECT_TRUE(choose(choices, "corner_panels", "apart"));
    EXPECT_EQ(choices, Choices());
}

} // namespace
} // namespace pocketmars::to_mars
