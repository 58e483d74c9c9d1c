#include "engine/format/score_json.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

ScoreSheet soloSheet() {
    ScoreSheet sheet;
    sheet.players = {{Role::Human, "red", 1, 6, 8, 2, 0, 1}, {Role::Da, "blue", 0, 8, 4, 4, 0, 2}};
    sheet.winners = {"blue"};
    return sheet;
}

constexpr const char* kSoloLine =
    R"({"format":"pocketmars.score/1","players":[)"
    R"({"role":"human","colour":"red","ship":1,"one_star":6,"two_star":8,"all_four":2,)"
    R"("four_in_one":0,"energy":1,"total":18},)"
    R"({"role":"da","colour":"blue","ship":0,"one_star":8,"two_star":4,"all_four":4,)"
    R"("four_in_one":0,"energy":2,"total":18}],"winners":["blue"]})";

TEST(ScoreJson, WritesTheFormatsExample) { EXPECT_EQ(scoreToJson(soloSheet()), kSoloLine); }

TEST(ScoreJson, WritesSharedWinsAndDrawnGames) {
    auto sheet = soloSheet();
    sheet.winners = {"red", "blue"};
    EXPECT_NE(scoreToJson(sheet).find(R"("winners":["red","blue"]})"), std::string::npos);
    sheet.winners = {};
    EXPECT_NE(scoreToJson(sheet).find(R"("winners":[]})"), std::string::npos);
}

TEST(ScoreJson, AddsQuestionsAsOneFieldMore) {
    const std::string line(kSoloLine);
    const auto sheet = line.substr(0, line.size() - 1);
    const std::vector<Question> questions{
        {"greenhouse.two_star.red", "greenhouse ★★: 1 or 2 red?", {"1", "2"}}};
    EXPECT_EQ(scoreToJson(soloSheet(), questions),
              sheet + R"(,"questions":[{"path":"greenhouse.two_star.red",)"
                      R"("text":"greenhouse ★★: 1 or 2 red?","options":["1","2"]}]})");
    EXPECT_EQ(scoreToJson(soloSheet(), {}), sheet + R"(,"questions":[]})");
}

TEST(ScoreJson, EscapesColours) {
    auto sheet = soloSheet();
    sheet.players[0].colour = "r\"\xff";
    EXPECT_NE(scoreToJson(sheet).find("\"colour\":\"r\\\"\xEF\xBF\xBD\""), std::string::npos);
}

} // namespace
} // namespace pocketmars::engine
