#include "tests/app/cli/run_program.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

class CoachCommands : public ProgramTest {
protected:
    /// A game as `simulate --transcript` prints it.
    static std::string transcript() {
        return runProgram({"simulate", "--games", "1", "--policy", "greedy", "--seed", "4",
                           "--transcript"})
            .out;
    }
    static std::vector<json> states() {
        std::vector<json> states;
        std::istringstream lines(transcript());
        for (std::string line; std::getline(lines, line);) {
            states.push_back(json::parse(line)["state"]);
        }
        return states;
    }
    std::string file(const std::string& name, const std::string& text) const {
        const auto path = m_folder / name;
        std::ofstream(path) << text;
        return path.string();
    }
    std::string stateFile(const json& state) const { return file("state.json", state.dump()); }
};

TEST_F(CoachCommands, AdviseTellsThreeMovesTheSameEachTime) {
    const std::vector<std::string> command{
        "advise", stateFile(states()[3]), "--iterations", "200", "--seed", "7", "--json"};
    const auto result = runProgram(command);
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    const auto advice = json::parse(result.out);
    EXPECT_EQ(advice["colour"], "red");
    EXPECT_EQ(advice["iterations"], 200);
    EXPECT_EQ(advice["own_cards_guessed"], false);
    ASSERT_EQ(advice["moves"].size(), 3U);
    for (const auto& move : advice["moves"]) {
        EXPECT_NE(move["did"], "");
        EXPECT_NE(move["reason"], "");
        EXPECT_GE(move["odds"]["win"], 0.0);
        EXPECT_LE(move["odds"]["win"], 1.0);
    }
    EXPECT_EQ(runProgram(command).out, result.out);
}

TEST_F(CoachCommands, AdviseDoesNotPeek) {
    auto state = states()[3];
    const auto advice = [this](const json& of) {
        return runProgram({"advise", stateFile(of), "--iterations", "100", "--json"}).out;
    };
    const auto before = advice(state);
    std::reverse(state["deck"].begin(), state["deck"].end());
    EXPECT_EQ(advice(state), before);
}

TEST_F(CoachCommands, AdviseTakesCardsThatTheCameraDoesNotSee) {
    auto state = states()[3];
    const auto hand = state["players"][0]["hand"];
    ASSERT_EQ(hand.size(), 2U);
    const auto known = stateFile(state);
    const std::vector<std::string> how{"--iterations", "100", "--json"};
    const auto ask = [&how](std::vector<std::string> words) {
        words.insert(words.end(), how.begin(), how.end());
        return runProgram(words);
    };
    const auto expected = ask({"advise", known});
    state["players"][0]["hand"] = {"?", "?"};
    const auto hidden = file("hidden.json", state.dump());
    const auto guessed = ask({"advise", hidden});
    EXPECT_EQ(guessed.code, 0) << guessed.err;
    EXPECT_EQ(json::parse(guessed.out)["own_cards_guessed"], true);
    const auto cards = hand[0].get<std::string>() + "," + hand[1].get<std::string>();
    EXPECT_EQ(ask({"advise", hidden, "--hand", cards}).out, expected.out);
    auto asTyped = hand[0].get<std::string>() + ", " + hand[1].get<std::string>();
    std::ranges::transform(asTyped, asTyped.begin(),
                           [](unsigned char c) { return std::tolower(c); });
    EXPECT_EQ(ask({"advise", hidden, "--hand", asTyped}).out, expected.out);
    const auto oneOfTheDeck = state["deck"].back().get<std::string>();
    const auto elsewhere = ask({"advise", hidden, "--hand", cards + "," + oneOfTheDeck});
    expectOneLineError(elsewhere);
    EXPECT_NE(elsewhere.err.find(oneOfTheDeck + " lies elsewhere"), std::string::npos)
        << elsewhere.err;
    state["deck"].back() = "?";
    const auto many =
        ask({"advise", file("many.json", state.dump()), "--hand", cards + "," + oneOfTheDeck});
    expectOneLineError(many);
    EXPECT_NE(many.err.find("no room for " + oneOfTheDeck), std::string::npos) << many.err;
    expectOneLineError(ask({"advise", hidden, "--hand", "Z9"}));
    expectOneLineError(
        ask({"advise", hidden, "--hand", state["players"][0]["prep"][0].get<std::string>()}));
}

TEST_F(CoachCommands, AdviseRefusesWhatHasNoDecision) {
    const auto all = states();
    expectOneLineError(runProgram({"advise", stateFile(all.back())}));
    expectOneLineError(runProgram({"advise", stateFile(all[1])})); // the system failure is next
    auto wrong = all[3];
    wrong["players"][0]["energy"] = 9;
    expectOneLineError(runProgram({"advise", stateFile(wrong)}));
    expectOneLineError(runProgram({"advise", (m_folder / "none.json").string()}));
    expectOneLineError(runProgram({"advise"}));
    for (const auto* time : {"0", "0s", "-1", "x", "1h", "nan"}) {
        expectOneLineError(
            runProgram({"advise", stateFile(all[3]), std::string("--time=") + time}));
    }
    expectOneLineError(runProgram({"advise", stateFile(all[3]), "--iterations", "0"}));
    expectOneLineError(runProgram({"advise", "--game", "7"}));
    expectOneLineError(runProgram({"advise", "--game", "open"}));
    expectOneLineError(runProgram({"advise", "--game", "x"}));
}

TEST_F(CoachCommands, AdviseThinksAsLongAsItIsTold) {
    const auto result = runProgram({"advise", stateFile(states()[3]), "--time", "20ms"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("odds that red wins: "), std::string::npos);
}

TEST_F(CoachCommands, ReviewDrawsTheCurveAndNamesWhatCost) {
    const auto chart = (m_folder / "chart.svg").string();
    const auto result = runProgram({"review", file("game.jsonl", transcript()), "--iterations",
                                    "60", "--json", "--svg", chart});
    ASSERT_EQ(result.code, 0) << result.err;
    const auto review = json::parse(result.out);
    ASSERT_GE(review["turns"].size(), 4U);
    EXPECT_EQ(review["shares"].size(), 2U);
    for (const auto& mistake : review["mistakes"]) {
        EXPECT_GT(mistake["cost"], 0.0);
        EXPECT_NE(mistake["played"], "");
    }
    std::stringstream svg;
    svg << std::ifstream(chart).rdbuf();
    EXPECT_EQ(svg.str().rfind("<svg", 0), 0U);
    EXPECT_NE(svg.str().find("<polyline"), std::string::npos);
}

TEST_F(CoachCommands, ReviewRefusesWhatIsNoFollowedGame) {
    const auto added = runProgram({"history", "add", "--human", "red", "--da", "blue", "--points",
                                   "18,17", "--level", "cyborg", "--date", "2026-03-01 20:05"});
    ASSERT_EQ(added.code, 0) << added.err;
    const auto scoreOnly = runProgram({"review", "1"});
    expectOneLineError(scoreOnly);
    EXPECT_NE(scoreOnly.err.find("only the score is known"), std::string::npos);
    expectOneLineError(runProgram({"review", "99"}));
    expectOneLineError(runProgram({"review", file("bad.jsonl", "{\"state\": 3}\n")}));
    expectOneLineError(runProgram({"review", file("empty.jsonl", "{\"event\": \"table\"}\n")}));
    expectOneLineError(runProgram({"review", (m_folder / "none.jsonl").string()}));
}

} // namespace
} // namespace pocketmars::cli
