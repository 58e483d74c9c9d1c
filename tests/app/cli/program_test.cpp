#include "app/cli/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

struct Result {
    int code;
    std::string out;
    std::string err;
};

Result runProgram(
    std::vector<const char*> words, const OpenWindow& openWindow = [] { return 0; }) {
    words.insert(words.begin(), "pocketmars");
    std::ostringstream out;
    std::ostringstream err;
    const int code = run(static_cast<int>(words.size()), words.data(), out, err, openWindow);
    return {code, out.str(), err.str()};
}

TEST(Program, OpensTheWindowWithoutACommand) {
    const auto result = runProgram({}, [] { return 42; });
    EXPECT_EQ(result.code, 42);
}

TEST(Program, PrintsItsVersion) {
    const auto result = runProgram({"--version"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out.rfind("pocketmars ", 0), 0U) << result.out;
}

TEST(Program, AnswersBadUsageWithOneLineAndExitCode2) {
    const auto result = runProgram({"juggle"});
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

TEST(Program, TellsADefectOfItsOwnByExitCode1) {
    const auto result = runProgram({}, []() -> int { throw std::runtime_error("two\nlines"); });
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

} // namespace
} // namespace pocketmars::cli
