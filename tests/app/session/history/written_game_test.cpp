#include "app/session/history/written_game.h"

#include "tests/app/session/written_games.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using Colours = std::vector<std::string>;

TEST(WrittenGame, ASoloTieIsTheAutomatonsOwn) {
    auto game = soloGame();
    EXPECT_EQ(mayHaveWon(game), Colours{"blue"});
    game.sheet.players[0].ship = 4;
    EXPECT_EQ(mayHaveWon(game), Colours{"red"});
}

TEST(WrittenGame, PeopleWhoTieMayAllHaveWon) {
    const Colours tied{"blue", "green"};
    EXPECT_EQ(mayHaveWon(bareGame()), tied);
    EXPECT_EQ(totalsOf(bareGame()).players[1].total(), 21);
}

TEST(WrittenGame, TakesATieWhicheverWayItWasSettled) {
    auto game = bareGame();
    EXPECT_TRUE(checkWritten(game));
    game.sheet.winners = {"green"};
    EXPECT_TRUE(checkWritten(game));
    game.sheet.winners = {};
    EXPECT_TRUE(checkWritten(game)); // a draw in the Polish edition
}

TEST(WrittenGame, RefusesWhatCannotBe) {
    const auto refused = [](auto change, db::GameInfo game) {
        change(game);
        const auto checked = checkWritten(game);
        EXPECT_FALSE(checked);
        return !checked && checked.error().message.find('\n') == std::string::npos;
    };
    EXPECT_TRUE(refused([](auto& game) { game.sheet.winners = {"red"}; }, bareGame()));
    EXPECT_TRUE(refused([](auto& game) { game.sheet.winners = {"red"}; }, soloGame()));
    EXPECT_TRUE(refused([](auto& game) { game.sheet.winners = {}; }, soloGame()));
    EXPECT_TRUE(refused([](auto& game) { game.sheet.players[1].colour = "red"; }, bareGame()));
    EXPECT_TRUE(refused([](auto& game) { game.sheet.players[1].colour = ""; }, bareGame()));
    EXPECT_TRUE(refused([](auto& game) { game.sheet.players.pop_back(); }, soloGame()));
    EXPECT_TRUE(refused([](auto& game) { game.bareTotals[0] = -1; }, bareGame()));
    EXPECT_TRUE(refused([](auto& game) { game.bareTotals[1] = 1000; }, bareGame()));
    EXPECT_TRUE(refused([](auto& game) { game.level = "android"; }, bareGame()));
    EXPECT_TRUE(refused([](auto& game) { game.durationMin = 0; }, bareGame()));
}

} // namespace
} // namespace pocketmars::session
