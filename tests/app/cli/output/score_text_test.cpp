#include "app/cli/output/score_text.h"

#include <gtest/gtest.h>

#include <sstream>

namespace pocketmars::cli {
namespace {

using engine::Mode;
using engine::Role;
using engine::ScoreSheet;

ScoreSheet solo(int humanShip, int daShip) {
    return {Mode::Solo,
            {{Role::Human, "red", humanShip, 6, 8, 2, 0, 0}, {Role::Da, "blue", daShip, 8, 4, 4}},
            {humanShip > daShip ? "red" : "blue"}};
}

ScoreSheet versus(int red, int blue, std::vector<std::string> winners) {
    return {
        Mode::Versus, {{Role::Human, "red", red}, {Role::Human, "blue", blue}}, std::move(winners)};
}

TEST(ScoreText, NamesTheSoloWinnerWithBothTotals) {
    EXPECT_EQ(winnerSentence(solo(3, 0)), "Red beats Devious Automatics, 19 to 16.");
    EXPECT_EQ(winnerSentence(solo(0, 3)), "Devious Automatics (blue) wins, 19 to 16.");
}

TEST(ScoreText, SaysWhyDaWinsATie) {
    EXPECT_EQ(winnerSentence(solo(1, 1)),
              "Devious Automatics (blue) wins, 17 to 17: a tie is its own.");
}

TEST(ScoreText, NamesTheVersusWinnerAndTheTieBreak) {
    EXPECT_EQ(winnerSentence(versus(5, 3, {"red"})), "Red wins with 5 points.");
    EXPECT_EQ(winnerSentence(versus(5, 5, {"blue"})),
              "Blue wins with 5 points: ahead on the tie-break.");
}

TEST(ScoreText, NamesASharedWinAndADraw) {
    EXPECT_EQ(winnerSentence(versus(5, 5, {"red", "blue"})),
              "Red and blue share the win with 5 points.");
    EXPECT_EQ(winnerSentence(versus(5, 5, {})), "A draw at 5 points: play again.");
}

TEST(ScoreText, NamesNoWinnerWhileQuestionsAreOpen) {
    EXPECT_EQ(winnerSentence(solo(0, 3), true), "So far blue (DA) is ahead, 19 to 16.");
    EXPECT_EQ(winnerSentence(versus(5, 3, {"red"}), true), "So far red is ahead, 5 to 3.");
    EXPECT_EQ(winnerSentence(solo(1, 1), true), "So far it is level at 17 points.");
}

TEST(ScoreText, KeepsAColoursNameToOneLine) {
    auto sheet = solo(3, 0);
    sheet.players[0].colour = "r\ned";
    EXPECT_EQ(winnerSentence(sheet), "R?ed beats Devious Automatics, 19 to 16.");
    std::ostringstream named;
    printSheet(named, sheet);
    EXPECT_EQ(named.str().find("r\ned"), std::string::npos);
}

TEST(ScoreText, PrintsTheLinesOfTheScorePad) {
    std::ostringstream out;
    printSheet(out, solo(1, 0));
    EXPECT_EQ(out.str(), "                          red   blue (DA)\n"
                         "  ───────────────────────────────────────\n"
                         "  Spaceship                 1           0\n"
                         "  Colonists on ★            6           8\n"
                         "  Colonists on ★★           8           4\n"
                         "  In all four buildings     2           4\n"
                         "  Four in one building      0           0\n"
                         "  Highest energy            0           0\n"
                         "  ───────────────────────────────────────\n"
                         "  Total                    17          16\n"
                         "\n"
                         "Red beats Devious Automatics, 17 to 16.\n");
}

TEST(ScoreText, MarksWhatCountsAs0ForWantOfKnowing) {
    session::SheetDoubts doubts;
    doubts.open = true;
    doubts.unknown = {{false, true, false, false, false, false}, {}};
    std::ostringstream out;
    printSheet(out, solo(1, 0), doubts);
    EXPECT_NE(out.str().find("  Colonists on ★           6 ?           8\n"), std::string::npos)
        << out.str();
    EXPECT_NE(out.str().find("  Total                   17 ?          16\n"), std::string::npos)
        << out.str();
    EXPECT_NE(out.str().find("? counts as 0"), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("So far red is ahead"), std::string::npos) << out.str();
}

TEST(ScoreText, PutsTheAnswerBesideEachQuestion) {
    std::ostringstream out;
    printQuestions(out, {{"red.energy", "red energy: 1 or 2?", {"1", "2"}}});
    EXPECT_NE(out.str().find("red energy: 1 or 2?   --set red.energy=N\n"), std::string::npos)
        << out.str();
}

TEST(ScoreText, PrintsNothingWithoutAQuestion) {
    std::ostringstream out;
    printQuestions(out, {});
    EXPECT_EQ(out.str(), "");
}

} // namespace
} // namespace pocketmars::cli
