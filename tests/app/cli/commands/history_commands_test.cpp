#include "tests/app/cli/run_program.h"

#include "db/history.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <fstream>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

db::NewGame soloGame(int ship) {
    using engine::Role;
    db::NewGame game;
    game.info.playedAt = std::chrono::sys_days(std::chrono::year(2025) / 3 / 1);
    game.info.sourceName = "table.jpg";
    game.info.sheet = {engine::Mode::Solo,
                       {{Role::Human, "red", ship}, {Role::Da, "blue", 1}},
                       {ship > 1 ? "red" : "blue"}};
    game.tableJson = R"({"format":"pocketmars.table/1"})";
    return game;
}

class HistoryCommands : public ProgramTest {
protected:
    /// Logs two games.
    void logGames() const {
        auto database = db::Database::open(m_file);
        ASSERT_TRUE(database) << database.error().message;
        db::History history(*database);
        ASSERT_TRUE(history.add(soloGame(0)));
        ASSERT_TRUE(history.add(soloGame(3)));
    }

    static void expectUntouched(const std::filesystem::path& file, const std::string& before) {
        EXPECT_EQ(contentOf(file), before);
    }
    static std::string contentOf(const std::filesystem::path& file) {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    const std::filesystem::path m_file = m_folder / "data" / "pocketmars" / "history.db";
};

TEST_F(HistoryCommands, SayHowToLogTheFirstGame) {
    const auto result = runProgram({"history", "list"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_NE(result.err.find("--save"), std::string::npos);
}

TEST_F(HistoryCommands, ListTheNewestFirst) {
    logGames();
    const auto text = runProgram({"history", "list"}).out;
    EXPECT_LT(text.find("red 3, blue (DA) 1"), text.find("red 0, blue (DA) 1")) << text;

    const auto games = json::parse(runProgram({"history", "list", "--json"}).out)["games"];
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["id"], 2);
    EXPECT_EQ(games[0]["played_at"], "2025-03-01T00:00:00Z");
    EXPECT_EQ(games[0]["score"]["winners"], json::array({"red"}));
}

TEST_F(HistoryCommands, ListAFileWhoseNameIsNoUtf8) {
    {
        auto database = db::Database::open(m_file);
        ASSERT_TRUE(database) << database.error().message;
        auto game = soloGame(0);
        game.info.sourceName = "caf\xE9.jpg";
        ASSERT_TRUE(db::History(*database).add(game));
    }
    const auto listed = runProgram({"history", "list", "--json"});
    EXPECT_EQ(listed.code, 0) << listed.err;
    EXPECT_EQ(json::parse(listed.out)["games"][0]["source"], "caf\uFFFD.jpg");
    const auto shown = runProgram({"history", "show", "1", "--json"});
    EXPECT_EQ(json::parse(shown.out)["source"], "caf\uFFFD.jpg") << shown.err;
}

TEST_F(HistoryCommands, ShowAGame) {
    logGames();
    const auto text = runProgram({"history", "show", "2"}).out;
    EXPECT_NE(text.find("Game 2"), std::string::npos) << text;
    EXPECT_NE(text.find("Red beats Devious Automatics, 3 to 1."), std::string::npos) << text;

    const auto game = json::parse(runProgram({"history", "show", "1", "--json"}).out);
    EXPECT_EQ(game["score"]["players"][0]["total"], 0);
    EXPECT_EQ(game["table"]["format"], "pocketmars.table/1");
}

TEST_F(HistoryCommands, RemoveAGame) {
    logGames();
    EXPECT_EQ(runProgram({"history", "remove", "1"}).code, 0);
    EXPECT_EQ(json::parse(runProgram({"history", "list", "--json"}).out)["games"].size(), 1U);
    expectOneLineError(runProgram({"history", "show", "1"}));
    expectOneLineError(runProgram({"history", "remove", "1"}));
}

TEST_F(HistoryCommands, RefuseWhatIsNoNumber) {
    expectOneLineError(runProgram({"history", "show", "first"}));
}

TEST_F(HistoryCommands, LeaveACorruptFileAsItIs) {
    std::filesystem::create_directories(m_file.parent_path());
    const std::string noise = "this was a database once";
    std::ofstream(m_file) << noise;
    expectOneLineError(runProgram({"history", "list"}));
    expectUntouched(m_file, noise);
}

TEST_F(HistoryCommands, LeaveANewerVersionsFileAsItIs) {
    logGames();
    {
        SQLite::Database database(m_file.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = DELETE");
        database.exec("PRAGMA user_version = 1000");
    }
    const auto before = contentOf(m_file);
    const auto result = runProgram({"history", "list"});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("newer"), std::string::npos) << result.err;
    expectUntouched(m_file, before);
}

TEST_F(HistoryCommands, SayThatAnotherProgramHoldsTheFile) {
    logGames();
    {
        SQLite::Database other(m_file.string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        expectOneLineError(runProgram({"history", "remove", "1"}));
        other.exec("ROLLBACK");
    }
    EXPECT_EQ(json::parse(runProgram({"history", "list", "--json"}).out)["games"].size(), 2U);
}

TEST_F(HistoryCommands, SayWhereNoHistoryCanBe) {
    // A file stands where the data folder should be: nobody may write there, root neither.
    std::ofstream(m_folder / "data") << "in the way";
    expectOneLineError(runProgram({"history", "list"}));
}

} // namespace
} // namespace pocketmars::cli
