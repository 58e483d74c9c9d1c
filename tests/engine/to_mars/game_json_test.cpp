#include "engine/to_mars/format/game_json.h"
#include "tests/engine/to_mars/mars_table.h"

namespace pocketmars::to_mars {
namespace {

const std::string kPlayers = R"("players":[{"name":"Fabio"},{"name":"Nestore"}])";

/// A game with some fields besides format and players.
std::string gameWith(const std::string& fields) {
    return R"({"format":"pocketmars.to_mars/1",)" + kPlayers + (fields.empty() ? "" : ",") +
           fields + "}";
}

std::string gameErrorOf(const std::string& text) {
    const auto game = gameFromJson(text);
    return game ? "" : game.error().toString();
}

TEST(MarsGameFile, MayLeaveOutAllButThePlayers) {
    const auto game = gameFromJson(gameWith(""));
    ASSERT_TRUE(game) << game.error().toString();
    EXPECT_TRUE(game->table().ship.isMadeUp);
    EXPECT_EQ(game->state().players[1].name, "Nestore");
    EXPECT_EQ(game->state().players[1].onPlayerBoard[index(kDome)], 6);
}

TEST(MarsGameFile, TakesAPositionAndMovesFromThere) {
    const auto game = gameFromJson(gameWith(
        R"("modules":[{"player":"Fabio","structure":"laboratory","at":"A.upper.1"},)"
        R"({"player":"Nestore","structure":"laboratory"}],"panels":["1"],)"
        R"("astronauts":[{"player":"Fabio","slot":"a"}],"goals":[{"player":"Nestore","goal":1}],)"
        R"("moves":["Fabio: token","Fabio: build dome","Fabio: ship dome A.upper.4"])"));
    ASSERT_TRUE(game) << game.error().toString();
    const auto& state = game->state();
    EXPECT_EQ(state.modules.size(), 3U);
    EXPECT_EQ(state.modules[1].at, (SpaceId{0, AreaName::Lower, 0}));
    const auto result = score(game->table(), state);
    EXPECT_EQ(result.players[0].total(), 2);
    EXPECT_EQ(result.players[1].total(), 4);
}

TEST(MarsGameFile, CountsPointsThatTheBoardDoesNotShow) {
    const auto game =
        gameFromJson(R"({"format":"pocketmars.to_mars/1","players":[{"name":"P","elsewhere":40,)"
                     R"("scored":{"robotic_arm":5,"lunar_shuttle":4,"astronauts":3}}]})");
    ASSERT_TRUE(game) << game.error().toString();
    EXPECT_EQ(score(game->table(), game->state()).players[0].total(), 52);
}

TEST(MarsGameFile, SaysWhichFieldIsWrong) {
    EXPECT_EQ(gameErrorOf("{}"), "format: missing, expected \"pocketmars.to_mars/1\"");
    EXPECT_EQ(gameErrorOf(R"({"format":"pocketmars.to_mars/1","players":[]})"),
              "players: expected 1 to 4 players, found a list");
    EXPECT_EQ(gameErrorOf(gameWith(R"("modules":[{"player":"X","structure":"dome"}])")),
              "modules.0.player: expected the name of a player, found \"X\"");
    EXPECT_EQ(
        gameErrorOf(
            gameWith(R"("modules":[{"player":"Fabio","structure":"dome","at":"B.upper.1"}])")),
        "modules.0.at: expected \"A.upper.1\", the lowest number furthest left that fits, found "
        "\"B.upper.1\"");
    EXPECT_EQ(gameErrorOf(gameWith(R"("panels":["7"])")),
              "panels.0: expected the id of a solar panel of the ship, found \"7\"");
    EXPECT_EQ(gameErrorOf(gameWith(R"("panels":["1"])")),
              "panels.0: has no module in a section beside it");
    const std::string inA = R"("modules":[{"player":"Fabio","structure":"dome"}],)";
    EXPECT_EQ(gameErrorOf(gameWith(inA + R"("panels":["1","1"])")), "panels.1: stands already");
    EXPECT_EQ(gameErrorOf(gameWith(inA + R"("astronauts":[{"player":"Fabio","slot":"b"}])")),
              "astronauts.0.slot: has no module of the player beside it");
    EXPECT_EQ(gameErrorOf(gameWith(R"("goals":[{"player":"Fabio","goal":1}])")),
              "goals.0: Fabio does not have what it takes: a module in one section");
    EXPECT_EQ(gameErrorOf(gameWith(R"("moves":["Fabio: token","Fabio: ship dome A.upper.1"])")),
              "moves.1: Fabio has none on the main board: dome");
    EXPECT_EQ(gameErrorOf(gameWith(R"("choices":{"tokens":"never"})")),
              "choices.tokens: expected \"once\" or \"every_round\", found \"never\"");
    EXPECT_EQ(gameErrorOf(R"({"format":"pocketmars.to_mars/1","players":[{"name":"a:b"}]})"),
              "players.0.name: expected a short name without a colon, found \"a:b\"");
    EXPECT_EQ(
        gameErrorOf(R"({"format":"pocketmars.to_mars/1","players":[{"name":"P"},{"name":"P"}]})"),
        "players.1.name: is another player's name");
    EXPECT_EQ(gameErrorOf(R"({"format":"pocketmars.to_mars/1","players":[)"
                          R"({"name":"P","projects":["robotic_arm"]},)"
                          R"({"name":"Q","projects":["robotic_arm"]}]})"),
              "players.1.projects: names a project of another player");
}

TEST(MarsScoreFile, HasPointsAndReasons) {
    MarsTable table({"P"});
    table.lay(0, {kDome});
    table.play("P: astronaut a");
    const auto text = scoreToJson(score(table.table, table.state), table.state);
    EXPECT_TRUE(text.starts_with(R"({"format":"pocketmars.to_mars_score/1","over":false,)"
                                 R"("players":[{"name":"P","total":2,"lines":[{"for":"astronaut",)"
                                 R"("points":2,"reason":"an astronaut sent to slot a"}]}],)"))
        << text;
    EXPECT_TRUE(text.ends_with(R"("leaders":["P"]})")) << text;
}

} // namespace
} // namespace pocketmars::to_mars
