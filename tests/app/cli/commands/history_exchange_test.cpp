#include "tests/app/cli/run_program.h"

#include "calibration/tiles/qr_code.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <fstream>
#include <iterator>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

/// `history add`, `export`, `import`, `bgstats`, `name`, `stats`, and the filter of `list`.
class HistoryExchange : public ProgramTest {
protected:
    static void addGames() {
        EXPECT_EQ(runProgram({"history", "add", "--date", "2020-02-29 20:05", "--human", "red",
                              "--da", "blue", "--points", "1+6+8+2+0+1,0+8+4+4+0+2", "--level",
                              "cyborg", "--name", "red=Anna", "--minutes", "35", "--note", "first"})
                      .out,
                  "Added game 1.\n");
        EXPECT_EQ(runProgram({"history", "add", "--date", "2021-01-02", "--players",
                              "red,blue,green", "--points", "14,21,21", "--winner", "green"})
                      .out,
                  "Added game 2.\n");
    }

    static json listed(std::vector<std::string> filter) {
        filter.insert(filter.begin(), {"history", "list", "--json"});
        return json::parse(runProgram(filter).out)["games"];
    }
};

TEST_F(HistoryExchange, WriteDownGamesOfLongAgo) {
    addGames();
    const auto games = listed({});
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["score"]["winners"], json({"green"}));
    EXPECT_EQ(games[0]["score"]["players"][0],
              json({{"role", "human"}, {"colour", "red"}, {"total", 14}}));
    EXPECT_EQ(games[1]["score"]["players"][0]["name"], "Anna");
    EXPECT_EQ(games[1]["score"]["players"][1]["energy"], 2);
    EXPECT_EQ(games[1]["score"]["winners"], json({"blue"})); // a tie is the automaton's
    EXPECT_EQ(games[1]["level"], "cyborg");
    EXPECT_EQ(games[1]["duration_min"], 35);
    const auto text = runProgram({"history", "show", "2"}).out;
    EXPECT_NE(text.find("red 14, blue 21, green 21"), std::string::npos) << text;
    EXPECT_NE(text.find("2021-01-02 00:00"), std::string::npos) << text;
    const auto lines = runProgram({"history", "show", "1"}).out;
    EXPECT_NE(lines.find("35 minutes\nfirst\n"), std::string::npos) << lines;
}

TEST_F(HistoryExchange, RefuseGamesThatCannotBe) {
    const std::vector<std::string> solo{"history", "add", "--human", "red", "--da", "blue"};
    const auto refuse = [&](std::vector<std::string> more) {
        more.insert(more.begin(), solo.begin(), solo.end());
        expectOneLineError(runProgram(more));
    };
    refuse({"--points", "18"});
    refuse({"--points", "18,x"});
    refuse({"--points", "18,1+2"});
    refuse({"--points", "18,1+2+3+4+5+6"});
    refuse({"--points", "18,-1"});
    refuse({"--points", "18,17", "--winner", "blue"});
    refuse({"--points", "18,17", "--date", "2021-02-29"});
    refuse({"--points", "18,17", "--name", "green=Anna"});
    refuse({"--points", "18,17", "--level", "hard"});
    expectOneLineError(
        runProgram({"history", "add", "--players", "red,blue", "--points", "18,18"}));
    expectOneLineError(runProgram({"history", "add", "--players", "red,red", "--points", "18,17"}));
    EXPECT_EQ(listed({}).size(), 0U);
}

TEST_F(HistoryExchange, ListOnlyWhatFits) {
    addGames();
    EXPECT_EQ(listed({"--mode", "solo"}).size(), 1U);
    EXPECT_EQ(listed({"--level", "android"}).size(), 0U);
    EXPECT_EQ(listed({"--player", "Anna", "--result", "lost"}).size(), 1U);
    EXPECT_EQ(listed({"--player", "green", "--result", "won"}).size(), 1U);
    EXPECT_EQ(listed({"--text", "FIRST"}).size(), 1U);
    EXPECT_EQ(listed({"--from", "2020-02-29", "--to", "2020-02-29"}).size(), 1U);
    EXPECT_EQ(listed({"--from", "2020-03-01"}).size(), 1U);
    expectOneLineError(runProgram({"history", "list", "--from", "yesterday"}));
}

TEST_F(HistoryExchange, ExportAndImportOnceOnly) {
    addGames();
    const auto file = (m_folder / "games.json").string();
    EXPECT_EQ(runProgram({"history", "export", file}).out, "Wrote 2 games to " + file + ".\n");
    EXPECT_EQ(runProgram({"history", "import", file}).out,
              "Added 0 games; 2 games of the file were in the history already.\n");
    EXPECT_EQ(runProgram({"history", "remove", "1"}).code, 0);
    EXPECT_EQ(runProgram({"history", "import", file}).out,
              "Added 1 game; 1 game of the file was in the history already.\n");
    EXPECT_EQ(listed({"--player", "Anna"}).size(), 1U);

    const auto csv = (m_folder / "games.csv").string();
    EXPECT_EQ(runProgram({"history", "export", csv, "--mode", "solo"}).code, 0);
    std::ifstream rows(csv);
    const std::string text(std::istreambuf_iterator<char>(rows), {});
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
    expectOneLineError(runProgram({"history", "export", (m_folder / "games").string()}));
    expectOneLineError(runProgram({"history", "import", csv}));
    EXPECT_EQ(listed({}).size(), 2U);
}

TEST_F(HistoryExchange, LinkAPlayToBgStats) {
    addGames();
    const auto code = (m_folder / "play.png").string();
    const auto result = runProgram({"history", "bgstats", "1", "--qr", code});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out.rfind("https://app.bgstatsapp.com/createPlay.html?data=%7B", 0), 0U);
    const auto read = calibration::readQrCode(cv::imread(code, cv::IMREAD_GRAYSCALE));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read + "\n", result.out);

    const auto play = json::parse(runProgram({"history", "bgstats", "1", "--json"}).out);
    EXPECT_EQ(play["players"][0]["name"], "Anna");
    EXPECT_EQ(play["players"][1]["name"], "Devious Automatics");
    EXPECT_EQ(play["players"][1]["winner"], true);
    EXPECT_EQ(play["durationMin"], 35);
    EXPECT_EQ(json::parse(runProgram({"history", "bgstats", "1", "--json"}).out), play);
    expectOneLineError(runProgram({"history", "bgstats", "9"}));
}

TEST_F(HistoryExchange, NameWhoPlaysAColour) {
    addGames();
    EXPECT_EQ(runProgram({"history", "name", "red", "Bo"}).out, "Bo usually plays red.\n");
    EXPECT_EQ(listed({"--player", "Bo"}).size(), 1U);
    EXPECT_EQ(listed({"--player", "Anna"}).size(), 1U);
    EXPECT_EQ(runProgram({"history", "name", "red"}).code, 0);
}

TEST_F(HistoryExchange, ShowStatistics) {
    addGames();
    const auto text = runProgram({"history", "stats"}).out;
    EXPECT_NE(text.find("2 games, 0 won, 1 lost (0 %)"), std::string::npos) << text;
    EXPECT_NE(text.find("Cyborg"), std::string::npos) << text;
    const auto green = runProgram({"history", "stats", "--player", "green"}).out;
    EXPECT_NE(green.find("1 game, 1 won, 0 lost (100 %); longest streak 1"), std::string::npos)
        << green;
}

} // namespace
} // namespace pocketmars::cli
