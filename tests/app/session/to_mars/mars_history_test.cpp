#include "app/session/to_mars/mars_history.h"

#include "app/session/history/game_export.h"
#include "app/session/history/play_link.h"
#include "app/session/history/statistics.h"
#include "app/session/to_mars/mars_folder.h"
#include "db/history.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace pocketmars::session {
namespace {

/// Fabio has 4 VP for a goal and 40 elsewhere, Nestore nothing.
to_mars::Game exampleGame() {
    auto game = to_mars::gameFromJson(
        R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio","elsewhere":40},)"
        R"({"name":"Nestore"}],"modules":[{"player":"Fabio","structure":"dome"}],)"
        R"("moves":["Fabio: goal 1","end"]})");
    EXPECT_TRUE(game) << (game ? "" : game.error().toString());
    return *game;
}

class MarsHistoryTest : public testing::Test {
protected:
    db::GameId save() {
        const auto id = saveMarsGame(m_history, exampleGame(), {}, {});
        EXPECT_TRUE(id) << (id ? "" : id.error().message);
        return *id;
    }

    db::Database m_history = db::Database::openInMemory().value();
};

TEST_F(MarsHistoryTest, KeepsPeopleTotalsAndTheWholeGame) {
    const auto id = save();
    const db::History history(m_history);
    const auto game = history.get(id).value();
    EXPECT_EQ(game.info.kind, db::GameKind::ToMars);
    EXPECT_EQ(game.info.names, (std::vector<std::string>{"Fabio", "Nestore"}));
    EXPECT_EQ(game.info.bareTotals, (std::vector{44, 0}));
    EXPECT_EQ(game.info.sheet.winners, std::vector<std::string>{"red"});
    const auto json = history.tableJson(id).value();
    ASSERT_TRUE(json);
    EXPECT_EQ(to_mars::gameFromJson(*json)->state(), exampleGame().state());
}

TEST_F(MarsHistoryTest, GoesThroughAFileToAnotherHistory) {
    save();
    const auto text = gamesAsJson(db::archivedGames(m_history).value(), {});
    const auto games = gamesFromJson(text);
    ASSERT_TRUE(games) << games.error().message;
    auto other = db::Database::openInMemory().value();
    EXPECT_EQ(db::addArchived(other, *games)->added, 1U);
    EXPECT_EQ(db::addArchived(other, *games)->known, 1U);
    EXPECT_EQ(db::History(other).list()->front().info, db::History(m_history).list()->front().info);
    EXPECT_NE(gamesAsCsv(*games).find(",Fabio,,,,,,,44,1,,,,to_mars,0\r\n"), std::string::npos)
        << gamesAsCsv(*games);
}

TEST_F(MarsHistoryTest, IsNamedInItsLinkForBgStats) {
    const auto id = save();
    const auto play =
        nlohmann::json::parse(playJson(db::History(m_history).get(id)->info, "a uid"));
    EXPECT_EQ(play["game"]["name"], "To Mars");
    EXPECT_FALSE(play["game"].contains("bggId"));
    EXPECT_EQ(play["players"][0]["score"], 44);
    EXPECT_EQ(play["players"][0]["winner"], true);
}

TEST_F(MarsHistoryTest, IsCountedApartFromPocketMars) {
    save();
    const auto games = db::History(m_history).list().value();
    const auto all = statisticsOf(games, "Fabio");
    ASSERT_EQ(all.levels.size(), 1U);
    EXPECT_EQ(all.levels[0].kind, db::GameKind::ToMars);
    EXPECT_EQ(all.levels[0].tally.won, 1);
    EXPECT_EQ(all.bestPoints, 44); // only To Mars was played

    auto mixed = games;
    mixed.push_back(games.front());
    mixed.back().info.kind = db::GameKind::PocketMars;
    mixed.back().info.bareTotals = {17, 3};
    EXPECT_EQ(statisticsOf(mixed, "Fabio").bestPoints, 17);
    EXPECT_EQ(statisticsOf(mixed, "Fabio").games, 2);
}

TEST_F(MarsHistoryTest, IsListedByItsKind) {
    save();
    const db::History history(m_history);
    EXPECT_EQ(history.list({.kind = db::GameKind::ToMars})->size(), 1U);
    EXPECT_EQ(history.list({.kind = db::GameKind::PocketMars})->size(), 0U);
}

TEST_F(MarsHistoryTest, WhoPlaysAloneNeitherWinsNorLoses) {
    const auto alone =
        to_mars::gameFromJson(R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio"}]})");
    const auto id = saveMarsGame(m_history, *alone, {}, {});
    ASSERT_TRUE(id) << id.error().message;
    const auto games = db::History(m_history).list().value();
    EXPECT_TRUE(games[0].info.sheet.winners.empty());
    EXPECT_EQ(statisticsOf(games).tally, Tally{});
}

TEST_F(MarsHistoryTest, SaysWhichPhotoCannotBeRead) {
    const auto id = saveMarsGame(m_history, exampleGame(), {}, "/nowhere/ship.jpg");
    ASSERT_FALSE(id);
    EXPECT_NE(id.error().message.find("ship.jpg"), std::string::npos) << id.error().message;
    EXPECT_EQ(*db::History(m_history).count(), 0U);
}

TEST_F(MarsHistoryTest, SavedAgainKeepsWhatWasSaidOfItSince) {
    const auto id = save();
    db::History history(m_history);
    auto said = history.get(id)->info;
    said.note = "in the attic";
    said.durationMin = 90;
    said.names = {"Fabia", "Nestore"};
    ASSERT_TRUE(history.amend(id, said));
    auto game = exampleGame();
    game.setElsewhere(1, 50);
    const std::chrono::sys_days later{std::chrono::days(20000)};
    EXPECT_EQ(saveMarsGame(m_history, game, later, {}, id).value(), id);
    const auto again = history.get(id)->info;
    EXPECT_EQ(again.playedAt, said.playedAt);
    EXPECT_EQ(again.note, "in the attic");
    EXPECT_EQ(again.durationMin, 90);
    EXPECT_EQ(again.names, said.names);
    EXPECT_EQ(again.bareTotals, (std::vector{44, 50}));
    EXPECT_EQ(again.sheet.winners, std::vector<std::string>{"blue"});
    EXPECT_EQ(history.count().value(), 1U);
    ASSERT_TRUE(history.remove(id));
    EXPECT_NE(saveMarsGame(m_history, game, later, {}, id).value(), id);
    EXPECT_EQ(history.count().value(), 1U);
}

class MarsFolderTest : public testing::Test {
protected:
    calibration::test::TestFolder m_files;
    const std::filesystem::path m_path = m_files.path() / "mars";
    MarsFolder m_folder{m_path};
};

TEST_F(MarsFolderTest, KeepsTheGameThatIsFollowedUntilItIsClosed) {
    EXPECT_FALSE(m_folder.game()->has_value());
    ASSERT_TRUE(m_folder.keepGame(exampleGame()));
    ASSERT_TRUE(m_folder.game()->has_value());
    EXPECT_EQ((*m_folder.game())->state(), exampleGame().state());
    ASSERT_TRUE(m_folder.keepGame(std::nullopt));
    EXPECT_FALSE(m_folder.game()->has_value());
}

TEST_F(MarsFolderTest, SaysThatAKeptGameIsDamaged) {
    ASSERT_TRUE(m_folder.keepGame(exampleGame()));
    std::ofstream(m_path / "game.json") << "{";
    EXPECT_FALSE(m_folder.game());
}

TEST_F(MarsFolderTest, KeepsWhatBelongsToTheGame) {
    EXPECT_EQ(m_folder.record(), MarsRecord());
    const MarsRecord record{"/photos/a ship.jpg",
                            vision::BoardCorners{{{1, 2}, {300.5, 2}, {300, 200}, {1, 200}}},
                            db::GameId(12), true};
    ASSERT_TRUE(m_folder.keepRecord(record));
    EXPECT_EQ(m_folder.record(), record);
    for (const auto* damaged : {"", "{", R"({"saved_as":0})", R"({"corners":[1,2,3]})"}) {
        std::ofstream(m_path / "record.json") << damaged;
        EXPECT_EQ(m_folder.record(), MarsRecord()) << damaged;
    }
}

TEST_F(MarsFolderTest, KeepsBoardsByNameWhateverIsInIt) {
    auto ship = to_mars::madeUpShip();
    for (const auto* name : {"b/../c", "b_c", "飛船"}) {
        ship.name = name;
        ASSERT_TRUE(m_folder.keepShip(ship));
    }
    ship.widthMm = 400;
    ASSERT_TRUE(m_folder.keepShip(ship)); // in place of the one of that name
    std::ofstream(m_path / "broken.ship.json") << "{";
    const auto ships = m_folder.ships();
    ASSERT_EQ(ships.size(), 3U);
    EXPECT_EQ(ships[0].name, "b/../c");
    EXPECT_EQ(ships[2], ship);
    ASSERT_TRUE(m_folder.removeShip(ship));
    EXPECT_EQ(m_folder.ships().size(), 2U);
}

} // namespace
} // namespace pocketmars::session
