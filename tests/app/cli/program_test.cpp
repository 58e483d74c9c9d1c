#include "app/session/support/log.h"
#include "engine/support/check.h"
#include "tests/app/cli/run_program.h"

#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

namespace pocketmars::cli {
namespace {

using Program = ProgramTest;

TEST_F(Program, OpensTheWindowWithoutACommand) {
    EXPECT_EQ(runProgram({}, [] { return 42; }).code, 42);
}

TEST_F(Program, DoesTheSampleInTheTerminalWithoutADisplay) {
    for (const auto* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        unsetenv(variable);
    }
    for (const auto* time : {"first", "second"}) {
        SCOPED_TRACE(time);
        const auto result = runProgram({}, [] { return 42; });
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_NE(result.out.find("no display"), std::string::npos) << result.out;
        EXPECT_NE(result.out.find("Total"), std::string::npos) << result.out;
    }
    EXPECT_EQ(runProgram({"profile", "list"}).out, "sample\n");
}

TEST_F(Program, PrintsItsVersion) {
    const auto result = runProgram({"--version"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out.rfind("pocketmars ", 0), 0U) << result.out;
}

TEST_F(Program, ExplainsEveryCommand) {
    for (const std::string command : {"read", "score", "watch", "cameras", "profile", "history",
                                      "lens", "outlines", "print", "successors", "simulate"}) {
        const auto result = runProgram({command, "--help"});
        EXPECT_EQ(result.code, 0);
        EXPECT_NE(result.out.find("pocketmars " + command), std::string::npos) << result.out;
    }
}

TEST_F(Program, AnswersBadUsageWithOneLine) {
    expectOneLineError(runProgram({"juggle"}));
    expectOneLineError(runProgram({"profile"}));
    expectOneLineError(runProgram({"outlines"}));
    expectOneLineError(runProgram({"outlines", "a.jpg", "--colour"}));
}

TEST_F(Program, HintsCallItAsItWasCalled) {
    const char* const words[]{"scripts/run", "profile", "list"};
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(run(3, words, out, err, {}), 0);
    EXPECT_NE(err.str().find("'scripts/run profile learn FOLDER'"), std::string::npos) << err.str();
}

TEST_F(Program, DoesNotCallHalfAnOutputWhole) {
    const char* const words[]{"pocketmars", "cameras", "--json"};
    std::ofstream full("/dev/full");
    std::ostringstream err;
    EXPECT_EQ(run(3, words, full, err, {}), 2);
    EXPECT_NE(err.str().find("can't be written"), std::string::npos) << err.str();
}

TEST_F(Program, SaysOfAFileInAFolderThatMayNotBeLookedIntoWhatItSaysOfOthers) {
    expectOneLineError(
        runProgram({"score", std::string(300, 'x') + ".jpg"})); // no such name can be
}

TEST_F(Program, LogsWhatThePlayerWasToldAndPrintsNothingOfIt) {
    const auto file = m_folder / "state" / "pocketmars.log";
    ASSERT_TRUE(session::openLog(file));
    const auto result = runProgram({"score", "missing.json"});
    session::closeLog();
    expectOneLineError(result);
    std::ifstream stream(file);
    const std::string log{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_NE(log.find("error app: missing.json: "), std::string::npos) << log;
    EXPECT_EQ(result.err.find("error app"), std::string::npos) << result.err;
}

TEST_F(Program, TellsADefectOfItsOwnByExitCode1) {
    const auto result = runProgram({}, []() -> int { throw std::runtime_error("two\nlines"); });
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

TEST_F(Program, TellsADefectOnABackgroundThreadByExitCode1) {
    const auto failInBackground = [] {
        std::set_terminate(endOnDefect);
        std::thread([] { engine::check(false, "the action is legal"); }).join();
    };
    EXPECT_EXIT(failInBackground(), testing::ExitedWithCode(1),
                "pocketmars: this is a defect of the program, .*: the action is legal");
}

} // namespace
} // namespace pocketmars::cli
