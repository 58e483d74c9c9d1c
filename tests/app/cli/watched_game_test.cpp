#include "app/cli/watched_game.h"
#include "engine/state_json.h"
#include "tests/app/cli/run_program.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

const std::vector<std::string> kColours{"red", "blue"};

std::string refusal(const WatchedGameOptions& options, const std::vector<std::string>& colours) {
    const auto started = WatchedGame::start(options, colours, "", false);
    return started ? "" : started.error().message;
}

/// Watches games as a camera would, without one.
class WatchedGameTest : public ProgramTest {
protected:
    /// Shows every table of a game, and ends.
    void watch(const std::vector<engine::NamedState>& truth, bool asJson) {
        Terminal terminal{m_out, m_err};
        auto game = WatchedGame::start({"solo", "", "", ""}, kColours, "", asJson);
        ASSERT_TRUE(game);
        int frame = 0;
        for (const auto& state : truth) {
            session::TableSeen table;
            table.photo = std::to_string(frame++);
            table.observation = session::seenWell(state);
            game->see(table, terminal);
        }
        game->end(terminal);
    }

    std::ostringstream m_out;
    std::ostringstream m_err;
};

TEST_F(WatchedGameTest, RefusesWhatCanNotBePlayedInOneLine) {
    EXPECT_NE(refusal({"chess", "", "", ""}, kColours).find("'chess'"), std::string::npos);
    EXPECT_NE(refusal({"solo", "easy", "", ""}, kColours).find("'easy'"), std::string::npos);
    EXPECT_NE(refusal({"solo", "", "de", ""}, kColours).find("'de'"), std::string::npos);
    EXPECT_NE(refusal({"versus", "cyborg", "", ""}, kColours).find("--level"), std::string::npos);
    EXPECT_NE(refusal({"solo", "", "", ""}, {}).find("--human"), std::string::npos);
    EXPECT_NE(refusal({"versus", "", "", ""}, {}).find("--players"), std::string::npos);
    EXPECT_NE(refusal({"solo", "", "", "/nowhere"}, kColours).find("/nowhere"), std::string::npos);
    EXPECT_EQ(refusal({"solo", "super_droid", "pl", ""}, kColours), "");
    EXPECT_EQ(refusal({"versus", "", "", ""}, {"red", "blue", "green"}), "");
}

TEST_F(WatchedGameTest, RefusesPlayersThatDoNotFitTheMode) {
    EXPECT_NE(refusal({"solo", "", "", ""}, {"red", "blue", "green"}), "");
}

TEST_F(WatchedGameTest, PrintsAGameAsJsonAndSavesIt) {
    const auto truth = session::playedGame({}, kColours, 0);
    watch(truth, true);
    std::map<std::string, std::vector<json>> events;
    std::istringstream lines(m_out.str());
    for (std::string line; std::getline(lines, line);) {
        const auto event = json::parse(line);
        events[event["event"]].push_back(event);
    }
    ASSERT_EQ(events["state"].size(), truth.size());
    for (std::size_t t = 0; t < truth.size(); ++t) {
        const auto& event = events["state"][t];
        EXPECT_EQ(event["photo"], std::to_string(t));
        const auto state = engine::stateFromJson(event["state"].dump());
        ASSERT_TRUE(state) << state.error().toString();
        EXPECT_TRUE(session::agrees(state->state, truth[t].state)) << t;
        EXPECT_FALSE(event["did"].get<std::string>().empty());
        EXPECT_EQ(event["moves"].get<std::string>().empty(), t == 0);
        EXPECT_GT(event["margin"].get<double>(), 0.9);
        EXPECT_FALSE(event.contains("provisional"));
    }
    EXPECT_EQ(events["state"][0]["after"], "setup");
    EXPECT_EQ(events["state"][1]["after"], "architect");
    ASSERT_FALSE(events["order"].empty());
    EXPECT_FALSE(events["order"][0]["steps"].empty());
    ASSERT_EQ(events["score"].size(), 1U);
    EXPECT_TRUE(events["score"][0]["score"].is_object());

    EXPECT_EQ(m_err.str(), "Saved as game 1.\n");
    const auto history = runProgram({"history", "list"});
    EXPECT_EQ(history.code, 0) << history.err;
    EXPECT_NE(history.out.find("red"), std::string::npos) << history.out;
}

TEST_F(WatchedGameTest, PrintsAGameForPeople) {
    auto truth = session::playedGame({}, kColours, 0);
    truth.resize(3);
    watch(truth, false);
    EXPECT_EQ(m_out.str().rfind("the game is set up\nRound 1: red ", 0), 0U) << m_out.str();
    EXPECT_NE(m_out.str().find("\n  [ ] Put the top 2 cards of the deck face up"),
              std::string::npos)
        << m_out.str();
    EXPECT_EQ(m_err.str(), "") << "nothing is saved yet";
}

TEST_F(WatchedGameTest, AsksWhereAFolderOfPhotosLeavesDoubt) {
    const auto truth = session::playedGame({}, kColours, 0);
    const auto answers = (m_folder / "answers").string();
    std::ofstream(answers) << R"({"answer": 1, "option": 1})";
    Terminal terminal{m_out, m_err};
    auto game = WatchedGame::start({"solo", "", "", answers}, kColours, m_folder, true);
    ASSERT_TRUE(game);
    session::TableSeen table;
    table.photo = "1.jpg";
    table.observation = session::seenWell(truth[0]);
    game->see(table, terminal);
    table.photo = "2.jpg";
    table.observation = session::withoutColonists(truth[1]);
    game->see(table, terminal);
    json question;
    json answered;
    std::istringstream lines(m_out.str());
    for (std::string line; std::getline(lines, line);) {
        const auto event = json::parse(line);
        (event["event"] == "question" ? question : answered) = event;
        if (event["event"] == "state" && !question.is_null()) {
            break;
        }
    }
    ASSERT_EQ(question["id"], 1) << m_out.str();
    EXPECT_FALSE(question["text"].get<std::string>().empty());
    ASSERT_EQ(answered["event"], "state");
    EXPECT_EQ(answered["photo"], "2.jpg");
    EXPECT_EQ(answered["did"], question["options"][1]);
}

TEST_F(WatchedGameTest, SaysWhatBreaksARule) {
    auto wrong = session::playedGame({}, kColours, 0).front();
    wrong.state.players[0].energy = 7;
    wrong.state.players[1].energy = 7;
    watch({wrong}, false);
    EXPECT_EQ(m_out.str().rfind("! I see 7 energy for red where ", 0), 0U) << m_out.str();
    m_out.str("");
    watch({wrong}, true);
    const auto event = json::parse(m_out.str());
    EXPECT_EQ(event["event"], "warning");
    EXPECT_EQ(event["rule"], "setup");
    EXPECT_EQ(event["photo"], "0");
    EXPECT_FALSE(event["fix"].get<std::string>().empty());
}

} // namespace
} // namespace pocketmars::cli
