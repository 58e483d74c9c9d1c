#include "tests/app/cli/run_program.h"

#include "app/cli/play/mars_tracker.h"
#include "app/session/to_mars/mars_files.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>
#include <sstream>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

class ToMarsCommands : public ProgramTest {
protected:
    std::string write(const std::string& text) const {
        const auto file = m_folder / "game.json";
        std::ofstream(file) << text;
        return file.string();
    }
};

/// The sheet's example, as a position: A complete, B without a panel, C not filled.
constexpr const char* kExample =
    R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio"},{"name":"Nestore"},)"
    R"({"name":"Matthieu"}],"modules":[{"player":"Fabio","structure":"laboratory"},)"
    R"({"player":"Nestore","structure":"workshop"},{"player":"Nestore","structure":"dome"},)"
    R"({"player":"Fabio","structure":"workshop"},{"player":"Matthieu","structure":"workshop"},)"
    R"({"player":"Matthieu","structure":"laboratory"},{"player":"Matthieu","structure":"laboratory"},)"
    R"({"player":"Matthieu","structure":"workshop"},{"player":"Fabio","structure":"workshop"},)"
    R"({"player":"Nestore","structure":"laboratory"}],"panels":["1","2","4"],"over":true})";

TEST_F(ToMarsCommands, ScoreTheSheetsExampleToTheNumber) {
    const auto result = runProgram({"to-mars", "score", write(kExample), "--json"});
    ASSERT_EQ(result.code, 0) << result.err;
    const auto score = json::parse(result.out);
    EXPECT_EQ(score["players"][0]["total"], 10);
    EXPECT_EQ(score["players"][1]["total"], 6);
    EXPECT_EQ(score["players"][2]["total"], 3);
    EXPECT_EQ(score["sections"][1]["panels_missing"], 1);
    EXPECT_EQ(score["sections"][2]["complete"], false);
    EXPECT_EQ(score["over"], true);
    const auto text = runProgram({"to-mars", "score", write(kExample)}).out;
    EXPECT_NE(text.find("A complete, largest share (size 5)"), std::string::npos) << text;
    EXPECT_NE(text.find("B scores nothing: 1 solar panel is missing"), std::string::npos);
}

TEST_F(ToMarsCommands, ListWhatIsLegal) {
    const auto file = write(
        R"({"format":"pocketmars.to_mars/1","players":[{"name":"P","tickets":1,)"
        R"("main_board":{"laboratory":1}}],"modules":[{"player":"P","structure":"laboratory"}]})");
    const auto text = runProgram({"to-mars", "legal", file}).out;
    EXPECT_NE(text.find("P: ship laboratory A.lower.1"), std::string::npos) << text;
    EXPECT_EQ(text.find("P: ship dome"), std::string::npos) << text;
    const auto moves = json::parse(runProgram({"to-mars", "legal", file, "--json"}).out);
    EXPECT_EQ(moves["format"], "pocketmars.to_mars_moves/1");
    EXPECT_GT(moves["moves"].size(), 5U);
}

TEST_F(ToMarsCommands, SayWhatIsWrongWithAFile) {
    expectOneLineError(runProgram({"to-mars", "score", (m_folder / "none.json").string()}));
    expectOneLineError(runProgram({"to-mars", "legal", write("{")}));
    const auto result = runProgram(
        {"to-mars", "score", write(R"({"format":"pocketmars.to_mars/1","players":[]})")});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("players"), std::string::npos);
    expectOneLineError(runProgram({"to-mars", "play"}));
    expectOneLineError(runProgram({"to-mars", "play", "--players", "A,B,C,D,E"}));
    expectOneLineError(runProgram({"to-mars"}));
}

TEST_F(ToMarsCommands, TakeTheChoicesThatTheyPrint) {
    const auto printed = runProgram({"to-mars", "choices"});
    ASSERT_EQ(printed.code, 0);
    EXPECT_NE(printed.out.find("corner_panels: "), std::string::npos);
    EXPECT_NE(printed.out.find("same_section"), std::string::npos);
    const auto file = (m_folder / "rival.json").string();
    std::istringstream nothing; // is typed
    auto* keyboard = std::cin.rdbuf(nothing.rdbuf());
    const auto played = runProgram({"to-mars", "play", file, "--players", "Anna", "--choice",
                                    "solo=rival,tokens=every_round"});
    std::cin.rdbuf(keyboard);
    ASSERT_EQ(played.code, 0) << played.err;
    const auto game = session::loadMarsGame(file);
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_EQ(game->state().players.size(), 2U);
    EXPECT_TRUE(game->table().choices.second(to_mars::Choice::Tokens));
    for (const auto* none : {"solo", "solo=both", "=", "sol=rival"}) {
        const auto refused = runProgram({"to-mars", "play", "--players", "Anna", "--choice", none});
        expectOneLineError(refused);
        EXPECT_NE(refused.err.find("to-mars choices"), std::string::npos) << refused.err;
    }
    expectOneLineError(runProgram({"to-mars", "play", file, "--choice", "solo=rival"}));
    expectOneLineError(runProgram({"to-mars", "play", "--players", "A,A"}));
    expectOneLineError(runProgram({"to-mars", "play", "--players", "a:b"}));
}

TEST_F(ToMarsCommands, PrintAShipToBeginAnotherWith) {
    const auto result = runProgram({"to-mars", "ship"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(*to_mars::shipFromJson(result.out), to_mars::madeUpShip());
}

class MarsTrackerTest : public ToMarsCommands {
protected:
    /// What is printed for lines that are typed.
    std::string type(const std::string& lines, const std::string& first = "Fabio") {
        auto game =
            to_mars::gameFromJson(R"({"format":"pocketmars.to_mars/1","players":[{"name":")" +
                                  first + R"("},{"name":"Anna B"}]})");
        std::istringstream in(lines);
        std::ostringstream out;
        Terminal terminal{out, out};
        EXPECT_TRUE(MarsTracker(*game, m_file).run(in, terminal));
        return out.str();
    }

    const std::filesystem::path m_file = m_folder / "kept.json";
};

TEST_F(MarsTrackerTest, TakesStepsAndFindsThePlace) {
    const auto text = type("1 token\nFabio build laboratory\n1 ship laboratory\nAnna B: token\n");
    EXPECT_NE(text.find("Fabio sends to the ship: laboratory, A above, from 1 on; 1 Mars ticket "
                        "spent, 1 rare earth"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("Anna B takes a corporation token"), std::string::npos) << text;
    const auto kept = session::loadMarsGame(m_file);
    ASSERT_TRUE(kept) << kept.error().message;
    EXPECT_EQ(kept->moves().size(), 4U);
}

TEST_F(MarsTrackerTest, TakesANameThatBeginsLikeAnother) {
    const auto text = type("Anna B token\n", "Anna");
    EXPECT_NE(text.find("Anna B takes a corporation token"), std::string::npos) << text;
}

TEST_F(MarsTrackerTest, SaysWhyNotAndUndoes) {
    const auto text = type("1 ship dome\nnonsense\n4 token\n1 token\nundo\nundo\nquit\n1 token\n");
    EXPECT_NE(text.find("Not now: Fabio has no Mars ticket"), std::string::npos) << text;
    EXPECT_NE(text.find("\"nonsense\" is no move; 'help' tells"), std::string::npos) << text;
    EXPECT_NE(text.find("nobody is called \"4\"; 'help' tells"), std::string::npos) << text;
    EXPECT_NE(text.find("Undone: Fabio takes a corporation token"), std::string::npos) << text;
    EXPECT_NE(text.find("There is nothing to undo"), std::string::npos) << text;
    EXPECT_TRUE(session::loadMarsGame(m_file)->moves().empty());
}

TEST_F(MarsTrackerTest, LogsAGameInTheHistory) {
    const auto text = type("end\nlog\nundo\n1 token\nend\nlog\nlog none.jpg\n");
    EXPECT_NE(text.find("Logged as game 1"), std::string::npos) << text;
    EXPECT_EQ(text.find("Logged as game 2"), std::string::npos) << text; // the same again
    EXPECT_NE(text.find("none.jpg: "), std::string::npos) << text;
    const auto list = runProgram({"history", "list"});
    EXPECT_NE(list.out.find("To Mars"), std::string::npos) << list.out << list.err;
    const auto shown = runProgram({"history", "show", "1"}).out;
    EXPECT_NE(shown.find("A scores nothing: "), std::string::npos) << shown;
    EXPECT_EQ(runProgram({"history", "list", "--game", "pocket_mars"}).out.find("To Mars"),
              std::string::npos);
}

TEST_F(MarsTrackerTest, TellsWhatIsDue) {
    const auto text =
        type("1 fund engineering_support\n1 token\n1 skip\nlegal\nship\nscore\nhelp\n");
    EXPECT_NE(text.find("Next: Fabio builds a structure and pays its cost"), std::string::npos)
        << text;
    EXPECT_NE(text.find("Not now: first: Fabio builds"), std::string::npos) << text;
    EXPECT_NE(text.find("Fabio: fund robotic_arm"), std::string::npos) << text;
}

} // namespace
} // namespace pocketmars::cli
