#include "tests/app/cli/sample_profile.h"

#include <fstream>
#include <iterator>

namespace pocketmars::cli {
namespace {

class PrintCommands : public ProgramTest {
protected:
    [[nodiscard]] std::string printed(const std::string& file) const {
        std::ifstream stream(m_folder / file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    [[nodiscard]] std::string path(const std::string& file) const {
        return (m_folder / file).string();
    }
};

TEST_F(PrintCommands, WriteTilesAndBoard) {
    const auto tiles = runProgram({"print", "tiles", "--out", path("tiles.pdf")});
    EXPECT_EQ(tiles.code, 0) << tiles.err;
    EXPECT_EQ(tiles.out, "");
    EXPECT_EQ(printed("tiles.pdf").rfind("Corner tiles", 0), 0U);
    const auto board =
        runProgram({"print", "chessboard", "--out", path("board.pdf"), "--paper", "letter"});
    EXPECT_EQ(board.code, 0) << board.err;
    EXPECT_EQ(printed("board.pdf").rfind("Chessboard", 0), 0U);
}

TEST_F(PrintCommands, RefuseWhatTheyCannotPrint) {
    expectOneLineError(runProgram({"print"}));
    expectOneLineError(runProgram({"print", "tiles"}));
    expectOneLineError(runProgram({"print", "tiles", "--out", path("a.pdf"), "--paper", "a5"}));
    expectOneLineError(runProgram({"print", "tiles", "--out", path("a.pdf"), "--profile", "foo"}));
    EXPECT_FALSE(std::filesystem::exists(path("a.pdf")));
}

} // namespace
} // namespace pocketmars::cli
