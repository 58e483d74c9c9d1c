#include "app/cli/play/watched_game.h"
#include "app/session/history/saved_game.h"
#include "db/followed_games.h"
#include "engine/format/observation_json.h"
#include "engine/format/state_json.h"
#include "tests/app/cli/json_events.h"
#include "tests/app/cli/run_program.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <array>
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
    const auto started = WatchedGame::start(options, {colours, "my copy", ""}, false);
    return started ? "" : started.error().message;
}

/// Watches games as a camera would, without one.
class WatchedGameTest : public ProgramTest {
protected:
    /// Shows every table of a game, and ends.
    /// @param isEndedElsewhere  by another program, before the last table
    Outcome watch(const std::vector<engine::NamedState>& truth, bool asJson,
                  bool isEndedElsewhere = false) {
        Terminal terminal{m_out, m_err};
        auto game = WatchedGame::start({"solo", "", "", ""}, {kColours, "my copy", ""}, asJson);
        if (!game) {
            return tl::unexpected(game.error());
        }
        std::size_t frame = 0;
        for (const auto& state : truth) {
            session::TableSeen table;
            table.photo = std::to_string(frame++);
            table.observation = session::seenWell(state);
            if (isEndedElsewhere && frame == truth.size()) {
                auto history = session::openHistory();
                db::FollowedGames games(*history);
                EXPECT_TRUE(games.abandon(games.newestOpen().value()->id));
            }
            game->see(table, terminal);
        }
        return game->end(terminal);
    }

    std::ostringstream m_out;
    std::ostringstream m_err;
};

TEST_F(WatchedGameTest, SaysAtTheEndThatTheGameIsNotKept) {
    const auto truth = session::playedGame({}, kColours, 0);
    const auto outcome = watch(truth, true, true);
    ASSERT_FALSE(outcome) << "whoever ran it would throw the recording away";
    EXPECT_NE(outcome.error().message.find("ended in another window"), std::string::npos)
        << outcome.error().message;
    EXPECT_TRUE(watch(truth, true));
}

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
    ASSERT_TRUE(watch(truth, true));
    std::map<std::string, std::vector<json>> events;
    for (const auto& event : jsonEvents(m_out.str())) {
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
    ASSERT_TRUE(watch(truth, false));
    EXPECT_EQ(m_out.str().rfind("the game is set up\n", 0), 0U) << m_out.str();
    EXPECT_NE(m_out.str().find("\nRound 1: red "), std::string::npos) << m_out.str();
    EXPECT_NE(m_out.str().find("\n  [ ] Put the top 2 cards of the deck face up"),
              std::string::npos)
        << m_out.str();
    EXPECT_EQ(m_err.str(), "") << "nothing is saved yet";
}

TEST_F(WatchedGameTest, TellsEachStepInItsRound) {
    const auto truth = session::playedGame({}, kColours, 0);
    ASSERT_TRUE(watch(truth, false));
    std::istringstream lines(m_out.str());
    std::size_t step = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("Round ", 0) == 0) {
            ASSERT_LT(++step, truth.size());
            const auto round = std::to_string(truth[step - 1].state.round);
            EXPECT_EQ(line.substr(6, line.find(':') - 6), round) << line;
        }
    }
    EXPECT_EQ(step, truth.size() - 1);
}

/// What somebody types while a camera watches.
class LiveGame : public WatchedGameTest {
protected:
    void SetUp() override { ASSERT_EQ(pipe(m_keyboard.data()), 0); }
    void TearDown() override {
        for (const int end : m_keyboard) {
            close(end);
        }
    }
    void type(const std::string& text) const {
        ASSERT_EQ(write(m_keyboard[1], text.data(), text.size()),
                  static_cast<ssize_t>(text.size()));
    }
    [[nodiscard]] auto start() const {
        return WatchedGame::start({"solo", "", "", ""}, {kColours, "", "", m_keyboard[0]}, true);
    }
    [[nodiscard]] std::vector<json> told(const std::string& kind) const {
        std::vector<json> out;
        for (const auto& event : jsonEvents(m_out.str())) {
            if (event["event"] == kind) {
                out.push_back(event);
            }
        }
        return out;
    }

    Terminal m_terminal{m_out, m_err};
    const std::vector<engine::NamedState> m_truth = session::playedGame({}, kColours, 0);

private:
    std::array<int, 2> m_keyboard{-1, -1};
};

TEST_F(LiveGame, TakesWhatIsTypedForTheQuestionThatIsOpen) {
    auto game = start();
    ASSERT_TRUE(game);
    session::TableSeen table;
    table.observation = session::seenWell(m_truth[0]);
    type("1\n"); // to nothing
    game->see(table, m_terminal);
    type("2\n"); // likewise
    table.observation = session::withoutColonists(m_truth[1]);
    game->see(table, m_terminal);
    ASSERT_EQ(told("question").size(), 1U) << m_out.str();
    ASSERT_EQ(told("state").size(), 1U) << "the set-up";
    game->hear(m_terminal);
    EXPECT_EQ(told("state").size(), 1U) << "nothing was typed since it was asked";
    type("2\n");
    game->hear(m_terminal);
    ASSERT_EQ(told("state").size(), 2U);
    EXPECT_EQ(told("state")[1]["did"], told("question")[0]["options"][1]);
}

TEST_F(LiveGame, BeginsWhereTheOneBeforeIsOver) {
    { // a program that ended before it could close the game
        session::KeptGameOptions options;
        options.game.players = 2;
        options.colours = kColours;
        auto before = session::KeptGame::start(options);
        ASSERT_TRUE(before);
        for (const auto& state : m_truth) {
            ASSERT_TRUE(before->apply(
                {before->revision(), session::SeeTable{session::seenWell(state), "", {}}}));
        }
        ASSERT_TRUE(before->savedAs());
    }
    auto game = start();
    ASSERT_TRUE(game);
    game->begin(m_terminal);
    EXPECT_NE(m_err.str().find(" is over."), std::string::npos) << m_err.str();
    m_out.str("");
    session::TableSeen table;
    table.observation = session::seenWell(m_truth[0]);
    game->see(table, m_terminal);
    ASSERT_EQ(told("state").size(), 1U) << "the next game is followed";
    EXPECT_EQ(told("state")[0]["after"], "setup");
}

TEST_F(WatchedGameTest, AsksWhereAFolderOfPhotosLeavesDoubt) {
    const auto truth = session::playedGame({}, kColours, 0);
    const auto answers = (m_folder / "answers").string();
    std::ofstream(answers) << R"({"answer": 1, "option": 1})";
    Terminal terminal{m_out, m_err};
    auto game = WatchedGame::start({"solo", "", "", answers}, {kColours, "", m_folder}, true);
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
    for (const auto& event : jsonEvents(m_out.str())) {
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

/// The program itself on tables that were recorded.
class RecordedTables : public WatchedGameTest {
protected:
    void record(const std::vector<engine::NamedState>& truth) const {
        std::ofstream out(m_recording);
        for (const auto& state : truth) {
            out << engine::observationToJson(session::seenWell(state)) << '\n';
        }
    }

    [[nodiscard]] Result play(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments{"watch",   m_recording, "--play", "solo",
                                           "--human", "red",       "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return runProgram(arguments);
    }

    /// The events of one kind that a run told.
    static std::vector<json> events(const Result& result, const std::string& kind) {
        std::vector<json> out;
        for (const auto& event : jsonEvents(result.out)) {
            if (event["event"] == kind) {
                out.push_back(event);
            }
        }
        return out;
    }

    const std::string m_recording = (m_folder / "game.jsonl").string();
};

TEST_F(RecordedTables, AreGoneOnWithWhereTheyEnded) {
    const auto truth = session::playedGame({}, kColours, 0);
    constexpr std::size_t kFirst = 6; // the last of them leaves no doubt
    record({truth.begin(), truth.begin() + kFirst});
    const auto first = play();
    EXPECT_EQ(first.code, 0) << first.err;
    EXPECT_EQ(events(first, "state").size(), kFirst);
    record(truth);
    const auto second = play();
    EXPECT_EQ(second.code, 0) << second.err;
    EXPECT_NE(second.err.find("Going on with the game of"), std::string::npos) << second.err;
    EXPECT_EQ(events(second, "table").size(), truth.size() - kFirst) << "none twice";
    const auto states = events(second, "state");
    ASSERT_EQ(states.size(), truth.size()) << "the whole game";
    for (std::size_t t = 0; t < states.size(); ++t) {
        EXPECT_EQ(states[t]["photo"], std::to_string(t));
        EXPECT_EQ(states[t].contains("resumed"), t < kFirst);
    }
    EXPECT_EQ(events(second, "score").size(), 1U);
    EXPECT_NE(second.err.find("Saved as game 1."), std::string::npos) << second.err;
}

TEST_F(RecordedTables, AreBegunAnewWhereThatIsSaid) {
    const auto truth = session::playedGame({}, kColours, 0);
    record({truth.begin(), truth.begin() + 3});
    (void)play();
    const auto fresh = play({"--new"});
    EXPECT_EQ(fresh.err, "");
    const auto states = events(fresh, "state");
    ASSERT_EQ(states.size(), 3U);
    EXPECT_FALSE(states[0].contains("resumed"));
}

TEST_F(RecordedTables, ArePrintedWithoutAGame) {
    record({session::playedGame({}, kColours, 0).front()});
    const auto result = runProgram({"watch", m_recording});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out, "0: table read\n");
}

TEST_F(RecordedTables, AreRefusedInOneLine) {
    expectOneLineError(runProgram({"watch", m_recording}));
    record({session::playedGame({}, kColours, 0).front()});
    expectOneLineError(runProgram({"watch", m_recording, "--human", "green"}));
    expectOneLineError(runProgram({"watch", m_recording, "--record", m_folder.string()}));
}

TEST_F(WatchedGameTest, SaysWhatBreaksARule) {
    auto wrong = session::playedGame({}, kColours, 0).front();
    wrong.state.players[0].energy = 7;
    wrong.state.players[1].energy = 7;
    ASSERT_TRUE(watch({wrong}, false));
    EXPECT_EQ(m_out.str().rfind("! I see 7 energy for red where ", 0), 0U) << m_out.str();
    m_out.str("");
    ASSERT_TRUE(watch({wrong}, true));
    const auto event = json::parse(m_out.str());
    EXPECT_EQ(event["event"], "warning");
    EXPECT_EQ(event["rule"], "setup");
    EXPECT_EQ(event["photo"], "0");
    EXPECT_FALSE(event["fix"].get<std::string>().empty());
}

} // namespace
} // namespace pocketmars::cli
