#include "app/session/history/game_export.h"

#include "db/history.h"
#include "tests/app/session/written_games.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using nlohmann::json;

db::ArchivedGame solo() {
    db::ArchivedGame game;
    game.game.info = soloGame();
    game.game.info.names = {"Anna, \"A\"", ""};
    game.game.info.durationMin = 45;
    game.game.info.advisedMoves = 3;
    game.game.info.note = "two\nlines";
    game.game.info.profileName = "mine";
    game.game.info.sourceName = "table.jpg";
    game.game.uid = "solo";
    game.game.tableJson = R"({"format":"pocketmars.table/1","mode":"solo"})";
    db::FollowedStep step;
    step.toldAt = game.game.info.playedAt;
    step.table = "000.jpg";
    step.played = "setup";
    step.words = "the game is set up";
    step.inferred = {"ü"};
    step.margin = 0.5;
    step.stateJson = R"({"a":1})";
    game.followed = db::ArchivedSteps{{engine::Mode::Solo,
                                       engine::Edition::English,
                                       "android",
                                       {"red", "blue"},
                                       "mine",
                                       "/photos"},
                                      game.game.info.playedAt,
                                      {step, step}};
    game.followed->steps[1].provisional = true;
    return game;
}

db::ArchivedGame versus() {
    db::ArchivedGame game;
    game.game.info = bareGame();
    game.game.uid = "versus";
    return game;
}

std::string exported(const std::vector<db::ArchivedGame>& games) {
    return gamesAsJson(games, std::chrono::sys_days(std::chrono::year(2026) / 4 / 1));
}

TEST(GameExport, JsonComesBackAsItWent) {
    const std::vector games{solo(), versus()};
    const auto again = gamesFromJson(exported(games));
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ((*again)[i].game.info, games[i].game.info);
        EXPECT_EQ((*again)[i].game.uid, games[i].game.uid);
        EXPECT_EQ((*again)[i].game.tableJson, games[i].game.tableJson);
        EXPECT_EQ((*again)[i].followed, games[i].followed);
    }
    EXPECT_EQ(gamesFromJson(exported({}))->size(), 0U);
}

TEST(GameExport, CsvQuotesWhatItMust) {
    const std::vector games{solo(), versus()};
    const auto csv = gamesAsCsv(games);
    EXPECT_EQ(csv.rfind("game,played_at_utc,mode,", 0), 0U);
    EXPECT_NE(
        csv.find("solo,2026-03-01T00:00:00Z,solo,en,android,45,1,human,red,\"Anna, "
                 "\"\"A\"\"\",1,6,8,2,0,1,18,0,mine,table.jpg,\"two\nlines\",pocket_mars,3\r\n"),
        std::string::npos)
        << csv;
    EXPECT_NE(csv.find("versus,2026-03-02T00:00:00Z,versus,en,,,2,human,blue,,,,,,,,21,1,,,,pocket_"
                       "mars,0\r\n"),
              std::string::npos)
        << csv;
}

TEST(GameExport, SaysWhatIsWrongWithAFile) {
    const auto text = exported({solo(), versus()});
    for (const char* bad :
         {"", "[]", "{}", "no JSON", R"({"format": "pocketmars.table/1"})",
          R"({"format": 7, "games": []})", R"({"format": "pocketmars.history/1", "games": 1})"}) {
        EXPECT_FALSE(gamesFromJson(bad)) << bad;
    }
    EXPECT_FALSE(gamesFromJson(text.substr(0, text.size() - 5)));
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    for (const auto* member : {"odd", "table", "followed"}) {
        EXPECT_FALSE(gamesFromJson(R"({"format": "pocketmars.history/1", "games": [{")" +
                                   std::string(member) + "\": " + deep + "}]}"))
            << member;
    }
    EXPECT_FALSE(gamesFromJson(deep));
    struct Change {
        const char* pointer;
        json value;
        const char* path;
    };
    const std::vector<Change> changes{
        {"/games/0", 7, "games.0"},
        {"/games/0/uid", "", "games.0.uid"},
        {"/games/0/played_at", "2026-02-30T00:00:00Z", "games.0.played_at"},
        {"/games/0/mode", "draft", "games.0.mode"},
        {"/games/0/level", "hard", "games.0.level"},
        {"/games/0/duration_min", -3, "games.0.duration_min"},
        {"/games/0/players", json::array(), "games.0.players"},
        {"/games/0/players/0/role", "da", "games.0.players.0.role"},
        {"/games/0/players/1/role", "human", "games.0.players.1.role"},
        {"/games/0/players", json::array({json::parse(text)["games"][0]["players"][0]}),
         "games.0.players"},
        {"/games/1/players", json::array({json::parse(text)["games"][1]["players"][0]}),
         "games.1.players"},
        {"/games/1/players/2/role", "da", "games.1.players.2.role"},
        {"/games/0/players/0/total", 17, "games.0.players.0.total"},
        {"/games/0/players/0/ship", "1", "games.0.players.0.ship"},
        {"/games/0/players/1/colour", "red", "games.0.players.1.colour"},
        {"/games/0/players/1/winner", 1, "games.0.players.1.winner"},
        {"/games/0/followed/started_at", 0, "games.0.followed.started_at"},
        {"/games/0/followed/steps", 0, "games.0.followed.steps"},
        {"/games/0/followed/steps/1/after", "lunch", "games.0.followed.steps.1.after"},
        {"/games/0/followed/steps/1/state", nullptr, "games.0.followed.steps.1.state"},
        {"/games/1/level", "android", "games.1.level"},
        {"/games/1/players/2/total", nullptr, "games.1.players.2.total"},
    };
    for (const auto& change : changes) {
        auto broken = json::parse(text);
        broken[json::json_pointer(change.pointer)] = change.value;
        const auto read = gamesFromJson(broken.dump());
        ASSERT_FALSE(read) << change.pointer;
        const auto& message = read.error().message;
        EXPECT_EQ(message.rfind(std::string(change.path) + ":", 0), 0U) << message;
        EXPECT_EQ(message.find('\n'), std::string::npos);
    }
}

class GameExportFiles : public testing::Test {
protected:
    GameExportFiles() {}

    const test::TempFolder folder;
    db::Database history = db::Database::openInMemory().value();
};

TEST_F(GameExportFiles, BringThousandsOfGamesToAnotherHistoryOnceOnly) {
    constexpr std::size_t kGames = 2000;
    std::vector<db::ArchivedGame> games(kGames, versus());
    for (std::size_t i = 0; i < kGames; ++i) {
        games[i].game.uid = "game-" + std::to_string(i);
        games[i].game.info.playedAt += std::chrono::hours(i);
    }
    ASSERT_TRUE(db::addArchived(history, games));
    ASSERT_EQ(exportGames(history, folder / "games.JSON").value(), kGames);
    auto other = db::Database::openInMemory().value();
    EXPECT_EQ(importGames(other, folder / "games.JSON").value(), (db::ImportCount{kGames, 0}));
    EXPECT_EQ(importGames(other, folder / "games.JSON").value(), (db::ImportCount{0, kGames}));
    EXPECT_EQ(db::History(other).list()->size(), kGames);
    EXPECT_EQ(exportGames(history, folder / "games.csv", {.person = "nobody"}).value(), 0U);
}

TEST_F(GameExportFiles, LeaveAHistoryAsItIsWhereTheyAreBad) {
    ASSERT_TRUE(db::addArchived(history, std::vector{solo()}));
    auto broken = json::parse(exported({versus(), solo()}));
    broken["games"][1]["players"][0]["total"] = 1;
    std::ofstream(folder / "bad.json") << broken.dump();
    const auto imported = importGames(history, folder / "bad.json");
    ASSERT_FALSE(imported);
    EXPECT_NE(imported.error().message.find("bad.json: games.1.players.0.total"), std::string::npos)
        << imported.error().message;
    EXPECT_EQ(db::History(history).list()->size(), 1U);
    EXPECT_FALSE(importGames(history, folder / "none.json"));
}

TEST_F(GameExportFiles, AreWrittenWholeOrNotAtAll) {
    std::ofstream(folder / "games.txt") << "mine";
    EXPECT_FALSE(exportGames(history, folder / "games.txt"));
    EXPECT_FALSE(exportGames(history, folder / "missing" / "games.csv"));
    std::ifstream file(folder / "games.txt");
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), "mine");
}

} // namespace
} // namespace pocketmars::session
