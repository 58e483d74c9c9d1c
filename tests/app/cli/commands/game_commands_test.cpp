#include "engine/format/state_json.h"
#include "tests/app/cli/json_events.h"
#include "tests/app/cli/run_program.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>

namespace pocketmars::cli {
namespace {

/// DA is about to calculate where to settle: four ways, and one best.
constexpr const char* kState = R"({
  "format": "pocketmars.state/1", "mode": "solo", "edition": "en", "level": "cyborg", "round": 2,
  "phase": "android", "to_move": 0,
  "players": [
    {"role": "human", "colour": "red", "energy": 1, "earth": 6, "ship": 1, "hand": [], "prep": []},
    {"role": "da", "colour": "blue", "energy": 1, "earth": 0, "ship": 7, "hand": [], "prep": ["H0a"]}
  ],
  "buildings": {
    "greenhouse": {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "energy_bank": {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "comms_center": {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "aqualab": {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "habitation": {"stack": []}
  },
  "deck": ["G1", "G2"], "discard": []
})";

class GameCommands : public ProgramTest {
protected:
    std::string stateFile(const nlohmann::json& state) const {
        const auto file = m_folder / "state.json";
        std::ofstream(file) << state.dump();
        return file.string();
    }
    static nlohmann::json example() { return nlohmann::json::parse(kState); }
};

using Successors = GameCommands;
using Simulate = GameCommands;

std::multiset<std::string> lines(const std::string& text) {
    std::multiset<std::string> all;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        all.insert(line);
    }
    return all;
}

TEST_F(Successors, PrintsWhatDaDoes) {
    const auto result = runProgram({"successors", stateFile(example())});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    auto expected = example();
    expected["round"] = 3;
    expected["phase"] = "architect";
    expected["players"][1]["ship"] = 6;
    expected["players"][1]["prep"] = {"G1", "H0a"};
    expected["buildings"]["greenhouse"]["one_star"] = {0, 1};
    expected["deck"] = {"G2"};
    EXPECT_EQ(result.out, expected.dump());
}

TEST_F(Successors, PrintsAllThatDaCouldDoSortedAndWithoutALineFeedAtTheEnd) {
    const auto result = runProgram({"successors", stateFile(example()), "--da-choices"});
    EXPECT_EQ(result.code, 0) << result.err;
    const auto all = lines(result.out);
    EXPECT_EQ(all.size(), 4U);
    std::string joined;
    for (const auto& line : all) {
        joined += (joined.empty() ? "" : "\n") + line;
    }
    EXPECT_EQ(result.out, joined);
}

TEST_F(Successors, PrintsNothingAfterTheEnd) {
    auto state = example();
    state["phase"] = "over";
    const auto result = runProgram({"successors", stateFile(state)});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out, "");
}

TEST_F(Successors, LeavesANewDeckToChance) {
    auto state = example();
    state["mode"] = "versus";
    state.erase("level");
    state["phase"] = "turn";
    state["players"][1]["role"] = "human";
    state["players"][0]["hand"] = {"G3", "G4", "A1", "A2"};
    state["deck"] = {"G1"};
    const auto result = runProgram({"successors", stateFile(state)});
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
}

TEST_F(Successors, NamesTheZoneOfACardThatItNeedsToKnow) {
    auto state = example();
    state["players"][1]["prep"] = {"?"};
    const auto result = runProgram({"successors", stateFile(state)});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("players.1.prep"), std::string::npos) << result.err;
}

TEST_F(Successors, NamesTheFieldOfABadState) {
    auto state = example();
    state["players"][0]["energy"] = 8;
    const auto result = runProgram({"successors", stateFile(state)});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("players.0.energy"), std::string::npos) << result.err;
    expectOneLineError(runProgram({"successors", (m_folder / "nowhere.json").string()}));
}

TEST_F(Successors, RefusesAFileOfAnEndlessSize) {
    const auto file = m_folder / "state.json";
    {
        std::ofstream stream(file);
        const std::string block(1'000'000, '[');
        for (int i = 0; i < 100; ++i) {
            stream << block;
        }
    }
    expectOneLineError(runProgram({"successors", file.string()}));
}

// Any change of how the program plays shows here. Where it is wanted: run
// `pocketmars simulate --seed 1 --games 10000` and say in the commit why.
TEST_F(Simulate, PlaysAsItAlwaysDid) {
    const auto result = runProgram({"simulate", "--seed", "1", "--games", "10000"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("signature: 3312651a4d063a5d\n"), std::string::npos) << result.out;
}

TEST_F(Simulate, GivesOtherGamesForOtherSeeds) {
    const auto one = runProgram({"simulate", "--games", "20"}).out;
    EXPECT_EQ(runProgram({"simulate", "--games", "20", "--seed", "1"}).out, one);
    EXPECT_NE(runProgram({"simulate", "--games", "20", "--seed", "2"}).out, one);
}

TEST_F(Simulate, PlaysEveryKindOfGame) {
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{"--level", "cyborg", "--policy", "greedy"},
          {"--level", "super_droid", "--edition", "pl"},
          {"--mode", "versus"},
          {"--mode", "versus", "--players", "3", "--draft"},
          {"--mode", "versus", "--players", "4", "--policy", "greedy"}}) {
        std::vector<std::string> arguments{"simulate", "--games", "3"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const auto result = runProgram(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_NE(result.out.find("signature: "), std::string::npos) << result.out;
    }
}

TEST_F(Simulate, PrintsTranscriptsOfValidStates) {
    const auto result = runProgram({"simulate", "--games", "2", "--transcript"});
    EXPECT_EQ(result.code, 0) << result.err;
    std::string before = "over";
    int games = 0;
    for (const auto& step : jsonEvents(result.out)) {
        const auto state = engine::stateFromJson(step["state"].dump());
        ASSERT_TRUE(state) << state.error().toString();
        EXPECT_EQ(step["after"], before == "over" ? "setup" : before);
        EXPECT_FALSE(step["did"].get<std::string>().empty());
        EXPECT_FALSE(step["moves"].get<std::string>().empty());
        before = step["state"]["phase"].get<std::string>();
        games += before == "over" ? 1 : 0;
    }
    EXPECT_EQ(games, 2);
}

TEST_F(Simulate, RefusesWhatDoesNotGoTogether) {
    expectOneLineError(runProgram({"simulate", "--mode", "duet"}));
    expectOneLineError(runProgram({"simulate", "--level", "easy"}));
    expectOneLineError(runProgram({"simulate", "--edition", "de"}));
    expectOneLineError(runProgram({"simulate", "--policy", "clever"}));
    expectOneLineError(runProgram({"simulate", "--games", "0"}));
    expectOneLineError(runProgram({"simulate", "--draft"}));
    expectOneLineError(runProgram({"simulate", "--players", "3"}));
    expectOneLineError(runProgram({"simulate", "--mode", "versus", "--level", "android"}));
    expectOneLineError(runProgram({"simulate", "--mode", "versus", "--players", "5"}));
}

TEST_F(Successors, TellsNothingWrongOfGamesInWhichUnlikelyPastsAreTheTruth) {
    const auto followed = [](const char* players, const char* only) {
        return runProgram({"simulate", "--observe", "--mode", "versus", "--players", players,
                           "--policy", "greedy", "--seed", "950", "--only", only})
            .out;
    };
    // A card that was misread once and then covered; and an answer that leaves open how many cards
    // the deck has.
    for (const auto& out : {followed("2", "7"), followed("3", "5")}) {
        EXPECT_NE(out.find("turn: "), std::string::npos) << out;
        EXPECT_EQ(out.find("told for certain"), std::string::npos) << out;
        EXPECT_EQ(out.find("warned"), std::string::npos) << out;
    }
}

TEST_F(Successors, FollowsGamesThatACameraWouldSee) {
    const auto result = runProgram({"simulate", "--observe", "--games", "1"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("wrong acceptances"), std::string::npos) << result.out;
    EXPECT_EQ(runProgram({"simulate", "--observe", "--games", "1"}).out, result.out);
    const auto energy = runProgram({"simulate", "--observe", "--games", "1", "--inject", "energy"});
    EXPECT_EQ(energy.code, 0) << energy.err;
    EXPECT_NE(energy.out.find("missed"), std::string::npos) << energy.out;
    const auto one = runProgram({"simulate", "--observe", "--only", "1"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_NE(one.out.find("table 0, setup: the game is set up"), std::string::npos) << one.out;
    expectOneLineError(runProgram({"simulate", "--only", "1"}));
    expectOneLineError(runProgram({"simulate", "--observe", "--inject", "lunch"}));
    expectOneLineError(runProgram({"simulate", "--inject", "energy"}));
    expectOneLineError(runProgram({"simulate", "--observe", "--transcript"}));
    expectOneLineError(runProgram({"simulate", "--skip", "0.3"}));
    expectOneLineError(runProgram({"simulate", "--observe", "--skip", "often"}));
    expectOneLineError(runProgram({"simulate", "--observe", "--skip", "1"}));
    expectOneLineError(runProgram({"simulate", "--observe", "--exact", "--noise", "2"}));
    expectOneLineError(
        runProgram({"simulate", "--mode", "versus", "--observe", "--inject", "energy"}));
}

} // namespace
} // namespace pocketmars::cli
