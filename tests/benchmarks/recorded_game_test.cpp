#include "benchmarks/recorded_game.h"
#include "calibration/support/temporary_folder.h"
#include "engine/format/state_json.h"
#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace pocketmars::benchmarks {
namespace {

class RecordedGame : public testing::Test {
protected:
    void write(const std::string& text) const { std::ofstream(m_folder / "game.jsonl") << text; }

    const calibration::TemporaryFolder m_temporary = calibration::TemporaryFolder::make().value();
    const std::filesystem::path m_folder = m_temporary.path();
};

TEST_F(RecordedGame, IsOneTableALine) {
    const engine::NamedState game{engine::emptyTable({}), {"red", "blue"}};
    const auto state = engine::canonicalLine(game);
    write(R"({"photo": "000.jpg", "after": "setup", "state": )" + state + "}\n" +
          R"({"photo": "001.jpg", "state": )" + state + "}\n");
    const auto tables = recordedGame(m_folder);
    ASSERT_TRUE(tables) << tables.error();
    ASSERT_EQ(tables->size(), 2U);
    EXPECT_EQ(tables->at(1).table, "001.jpg");
    EXPECT_EQ(tables->at(1).game, game);
}

TEST_F(RecordedGame, SaysWhichLineIsWrong) {
    EXPECT_FALSE(recordedGame(m_folder)) << "no file";
    write("");
    EXPECT_FALSE(recordedGame(m_folder));
    for (const std::string bad : {"[]", "{", R"({"photo": 1, "state": {}})",
                                  R"({"photo": "1.jpg", "state": {}})", R"({"photo": "1.jpg"})"}) {
        write(bad + "\n");
        const auto tables = recordedGame(m_folder);
        ASSERT_FALSE(tables) << bad;
        EXPECT_NE(tables.error().find("game.jsonl:1"), std::string::npos) << tables.error();
    }
}

TEST(PrintGames, AddsThemUp) {
    GameResult first{"one", "", {}};
    first.tally.tables = 3;
    first.tally.right = 2;
    first.tally.questions = 2;
    first.tally.faults = {"002.jpg: not told"};
    GameResult second{"two", "", {}};
    second.tally.tables = second.tally.right = 4;
    second.tally.scoreExact = true;
    std::ostringstream out;
    printGames(out, {first, second});
    EXPECT_NE(out.str().find("002.jpg: not told"), std::string::npos);
    EXPECT_NE(out.str().find("all: 6 of 7 states, 2 questions (at most 2 in a game), 0 wrong "
                             "acceptances, 0 false alarms, final score exact in 1 of 2 games"),
              std::string::npos)
        << out.str();
}

} // namespace
} // namespace pocketmars::benchmarks
