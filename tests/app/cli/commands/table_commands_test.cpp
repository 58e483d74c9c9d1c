#include "tests/app/cli/run_program.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

constexpr const char* kTable = POCKETMARS_SAMPLES "/stills/solo-1-easy.json";

/// From files, where no photo need be read.
class TableCommands : public ProgramTest {
protected:
    /// The sample's truth with one field changed.
    std::string changed(const json::json_pointer& field, const json& value) const {
        std::ifstream stream(kTable);
        auto table = json::parse(stream);
        table[field] = value;
        const auto file = m_folder / "changed.json";
        std::ofstream(file) << table.dump();
        return file.string();
    }
};

using json_pointer = json::json_pointer;

TEST_F(TableCommands, ScoreAFile) {
    const auto sheet = json::parse(runProgram({"score", kTable, "--json"}).out);
    EXPECT_EQ(sheet["format"], "pocketmars.score/1");
    EXPECT_EQ(sheet["players"][0]["total"], 19);
    EXPECT_EQ(sheet["players"][1]["total"], 24);
    EXPECT_EQ(sheet["winners"], json::array({"yellow"}));
    EXPECT_EQ(sheet["questions"], json::array());

    const auto text = runProgram({"score", kTable}).out;
    EXPECT_NE(text.find("Devious Automatics (yellow) wins, 24 to 19."), std::string::npos) << text;
}

TEST_F(TableCommands, ScoreFollowsCorrections) {
    const auto sheet = json::parse(runProgram({"score", kTable, "--json", "--set", "red.energy=6",
                                               "--set", "aqualab.two_star.red=0"})
                                       .out);
    EXPECT_EQ(sheet["players"][0]["energy"], 1);
    EXPECT_EQ(sheet["players"][1]["energy"], 0);
    EXPECT_EQ(sheet["players"][0]["two_star"], 4);
}

TEST_F(TableCommands, TakeTheFileBeforeOrAfterTheOptions) {
    const auto after = runProgram({"score", "--human", "red", "--set", "red.energy=6", "--set",
                                   "yellow.ship=0", kTable, "--json"});
    EXPECT_EQ(after.code, 0) << after.err;
    EXPECT_EQ(after.out, runProgram({"score", kTable, "--json", "--set", "red.energy=6"}).out);
}

TEST_F(TableCommands, ScoreRefusesPlayersThatTheFileContradicts) {
    expectOneLineError(runProgram({"score", kTable, "--players", "red,yellow"}));
    expectOneLineError(runProgram({"score", "--players", "red,yellow", kTable}));
    expectOneLineError(runProgram({"score", kTable, "--mode", "versus"}));
    expectOneLineError(runProgram({"score", kTable, "--human", "yellow", "--da", "red"}));
    EXPECT_EQ(runProgram({"score", kTable, "--human", "red", "--da", "yellow"}).code, 0);
}

TEST_F(TableCommands, ScoreRefusesABadCorrection) {
    for (const std::string set : {"red.energy", "red.energy=9", "purple.energy=1",
                                  "greenhouse.two_star.red=8", "greenhouse=1", "="}) {
        const auto result = runProgram({"score", kTable, "--set", set});
        expectOneLineError(result);
        EXPECT_NE(result.err.find("--set"), std::string::npos) << result.err;
    }
}

TEST_F(TableCommands, ScoreAsksAboutWhatIsNotCertain) {
    const auto file = changed(json_pointer("/players/0/energy"), "?");
    const auto sheet = json::parse(runProgram({"score", file, "--json"}).out);
    ASSERT_EQ(sheet["questions"].size(), 1U);
    EXPECT_EQ(sheet["questions"][0]["path"], "red.energy");

    const auto text = runProgram({"score", file}).out;
    EXPECT_NE(text.find("--set red.energy=N"), std::string::npos) << text;
    const auto answered = runProgram({"score", file, "--set", "red.energy=2"}).out;
    EXPECT_EQ(answered.find("--set"), std::string::npos) << answered;
}

/// A versus state that only the tie-break decides: blue has more in buildings, red more on ★★.
json tiedState() {
    return json::parse(R"({"format": "pocketmars.state/1", "mode": "versus", "edition": "pl",
        "round": 9, "phase": "over", "to_move": 0,
        "players": [
          {"role": "human", "colour": "red", "energy": 1, "earth": 5, "ship": 0, "hand": [], "prep": []},
          {"role": "human", "colour": "blue", "energy": 1, "earth": 3, "ship": 0, "hand": [], "prep": []}],
        "buildings": {
          "greenhouse":   {"stack": ["G5", "~G2"], "one_star": [0, 4], "two_star": [1, 0]},
          "energy_bank":  {"stack": [], "one_star": [0, 0], "two_star": [1, 0]},
          "comms_center": {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
          "aqualab":      {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
          "habitation":   {"stack": ["H0a"]}},
        "deck": [], "discard": ["C7"]})");
}

TEST_F(TableCommands, ScoreAState) {
    auto state = tiedState();
    const auto winners = [this](const json& game, std::vector<std::string> options) {
        const auto file = m_folder / "state.json";
        std::ofstream(file) << game.dump();
        options.insert(options.begin(), {"score", file.string(), "--json"});
        const auto result = runProgram(options);
        EXPECT_EQ(result.code, 0) << result.err;
        return json::parse(result.out)["winners"];
    };
    // 2 on ★★ make 8 points; 4 on ★ make 8 and 3 for four in one building.
    EXPECT_EQ(winners(state, {}), json::array({"blue"}));
    state["players"][0]["ship"] = 3; // three points level it
    state["players"][0]["earth"] = 2;
    EXPECT_EQ(winners(state, {}), json::array({"red"})) << "the state's own edition";
    EXPECT_EQ(winners(state, {"--edition", "en"}), json::array({"blue"}));
    state["readings"]["pl_tie"] = "one_star";
    EXPECT_EQ(winners(state, {}), json::array({"blue"}));
}

TEST_F(TableCommands, ScoreNamesTheWrongFieldOfAState) {
    auto state = tiedState();
    state["players"][0]["earth"] = 6;
    const auto file = (m_folder / "state.json").string();
    std::ofstream(file) << state.dump();
    const auto result = runProgram({"score", file});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("players.0"), std::string::npos) << result.err;

    state = tiedState();
    state["discard"] = {"X9"};
    std::ofstream(file) << state.dump();
    const auto card = runProgram({"score", file});
    expectOneLineError(card);
    EXPECT_NE(card.err.find("discard.0"), std::string::npos) << card.err;
}

TEST_F(TableCommands, ScoreNamesTheFieldThatIsWrong) {
    const auto colonists =
        runProgram({"score", changed(json_pointer("/buildings/aqualab/one_star/yellow"), 2)});
    expectOneLineError(colonists);
    EXPECT_NE(colonists.err.find("yellow"), std::string::npos) << colonists.err;

    const auto card = runProgram({"score", changed(json_pointer("/discard_top"), "X9")});
    expectOneLineError(card);
    EXPECT_NE(card.err.find("discard_top"), std::string::npos) << card.err;

    const auto format = runProgram({"score", changed(json_pointer("/format"), "chess/1")});
    expectOneLineError(format);
    EXPECT_NE(format.err.find("pocketmars.state/1"), std::string::npos) << format.err;
}

TEST_F(TableCommands, ScoreJudgesAFileOnceItIsCorrected) {
    // 8 yellow, one of them on aqualab ★ too many.
    const auto eight = changed(json_pointer("/buildings/aqualab/one_star/yellow"), 2);
    expectOneLineError(runProgram({"score", eight}));
    expectOneLineError(runProgram({"score", eight, "--set", "red.energy=3"}));
    const auto mended =
        runProgram({"score", eight, "--json", "--set", "aqualab.one_star.yellow=1"});
    EXPECT_EQ(mended.code, 0) << mended.err;
    EXPECT_EQ(json::parse(mended.out)["questions"], json::array());
    EXPECT_EQ(json::parse(mended.out)["players"][1]["total"], 24);
}

TEST_F(TableCommands, ScoreAsksWhereACorrectionContradictsTheRest) {
    const auto sheet =
        json::parse(runProgram({"score", kTable, "--json", "--set", "aqualab.two_star.red=0"}).out);
    ASSERT_EQ(sheet["questions"].size(), 1U);
    const auto text = sheet["questions"][0]["text"].get<std::string>();
    EXPECT_NE(text.find("6 red colonists in all, not 7"), std::string::npos) << text;
}

TEST_F(TableCommands, ScoreAsksWhereACameraContradictsItself) {
    const auto certain = [](json& table, const json& two) {
        table["buildings"]["aqualab"]["two_star"] = two;
        table["confidence"]["buildings"]["aqualab"]["two_star"] = {{"red", 0.9}, {"yellow", 0.95}};
        table["discard_top"] = "G5"; // which lies on the stack, too, and does not score
        table["buildings"]["greenhouse"]["stack"] = {5};
    };
    std::ifstream stream(kTable);
    auto table = json::parse(stream);
    certain(table, {{"red", 1}, {"yellow", 1}});
    const auto file = (m_folder / "seen.json").string();
    std::ofstream(file) << table.dump();
    const auto result = runProgram({"score", file, "--json"});
    ASSERT_EQ(result.code, 0) << result.err;
    std::vector<std::string> paths;
    const auto sheet = json::parse(result.out);
    for (const auto& question : sheet["questions"]) {
        paths.push_back(question["path"]);
    }
    EXPECT_NE(std::find(paths.begin(), paths.end(), "aqualab.two_star.red"), paths.end())
        << result.out;
}

TEST_F(TableCommands, ScoreRefusesWhatIsNoTable) {
    const auto file = m_folder / "cut.json";
    std::ofstream(file) << R"({"format": "pocketmars.table/1", "mo)";
    expectOneLineError(runProgram({"score", file.string()}));
    expectOneLineError(runProgram({"score", (m_folder / "nowhere.json").string()}));
    expectOneLineError(runProgram({"score", m_folder.string()}));
    expectOneLineError(runProgram({"score", kTable, "--edition", "de"}));
}

TEST_F(TableCommands, SaveAGameInTheHistory) {
    const auto saved = runProgram({"score", kTable, "--save", "--json"});
    ASSERT_EQ(saved.code, 0) << saved.err;
    EXPECT_TRUE(json::accept(saved.out)) << saved.out;

    const auto game = json::parse(runProgram({"history", "show", "1", "--json"}).out);
    EXPECT_EQ(game["score"]["players"][0]["total"], 19);
    EXPECT_EQ(game["source"], "solo-1-easy.json");
    EXPECT_EQ(game["photo"], false);
}

TEST_F(TableCommands, PrintTheScoreEvenWhereItCannotBeSaved) {
    // A file stands where the data folder should be: nobody may write there, root neither.
    std::ofstream(m_folder / "data") << "in the way";
    const auto result = runProgram({"score", kTable, "--save", "--json"});
    EXPECT_EQ(result.code, 2);
    EXPECT_TRUE(json::accept(result.out)) << result.out;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

TEST_F(TableCommands, NeedACardProfileForAPhoto) {
    for (const std::string command : {"read", "score"}) {
        const auto result = runProgram({command, POCKETMARS_SAMPLES "/stills/solo-1-easy.jpg"});
        expectOneLineError(result);
        EXPECT_NE(result.err.find("profile learn"), std::string::npos) << result.err;
    }
}

} // namespace
} // namespace pocketmars::cli
