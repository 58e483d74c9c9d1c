#include "app/session/watching/table_recording.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace pocketmars::session {
namespace {

const std::string kTable = R"({"format": "pocketmars.table/1", "mode": "solo", "players": [)"
                           R"({"role": "human", "colour": "red", "energy": 3},)"
                           R"({"role": "da", "colour": "blue"}]})";

class TableRecording : public testing::Test {
protected:
    [[nodiscard]] tl::expected<std::vector<TableSeen>, SessionError>
    read(const std::string& text) const {
        std::ofstream(m_file) << text;
        return readTables(m_file);
    }

    const test::TempFolder m_folder;
    const std::filesystem::path m_file = m_folder / "tables.jsonl";
};

TEST_F(TableRecording, IsToldByItsName) {
    EXPECT_TRUE(isTableRecording("game.jsonl"));
    EXPECT_FALSE(isTableRecording("game.json"));
    EXPECT_FALSE(isTableRecording("photos/"));
}

TEST_F(TableRecording, TakesWhatAWatchPrintedAndPlainTables) {
    const auto tables =
        read(R"({"event": "table", "photo": "7.jpg", "t": 2.5, "table": )" + kTable + "}\n" +
             R"({"event": "order", "steps": []})" + "\n\r\n" + kTable + "\n");
    ASSERT_TRUE(tables) << tables.error().message;
    ASSERT_EQ(tables->size(), 2U);
    EXPECT_EQ(tables->at(0).photo, "7.jpg");
    EXPECT_EQ(tables->at(0).seconds, 2.5);
    EXPECT_EQ(tables->at(1).photo, "1");
    EXPECT_EQ(tables->at(1).observation.players.at(0).energy.value(), 3);
}

TEST_F(TableRecording, NamesTheLineThatIsWrong) {
    EXPECT_FALSE(readTables("/nowhere.jsonl"));
    EXPECT_FALSE(read(""));
    for (const std::string bad : {"[]", "{", "{}", R"({"event": "table"})"}) {
        const auto tables = read(std::string(kTable).append("\n").append(bad).append("\n"));
        ASSERT_FALSE(tables) << bad;
        EXPECT_NE(tables.error().message.find(".jsonl:2: "), std::string::npos)
            << tables.error().message;
    }
}

} // namespace
} // namespace pocketmars::session
