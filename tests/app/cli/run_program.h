#pragma once

#include "app/cli/program.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace pocketmars::cli {

/// What a command printed, and its exit code.
struct Result {
    int code = 0;
    std::string out;
    std::string err;
};

/// A problem that the user can mend: exit code 2, nothing on standard output, one line on standard
/// error.
inline void expectOneLineError(const Result& result) {
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_EQ(result.err.rfind("pocketmars: ", 0), 0U) << result.err;
}

/// Runs the program on a data folder of its own, which is gone afterwards.
class ProgramTest : public testing::Test {
    const test::TempFolder m_ownFolder;

protected:
    ProgramTest() {
        setenv("XDG_DATA_HOME", (m_folder / "data").c_str(), 1);
        setenv("QT_QPA_PLATFORM", "offscreen", 1); // stands for a display
    }

    /// Instead of a PDF: the sheet's title, and how many rectangles it has.
    static tl::expected<void, session::SessionError>
    saveTitle(const std::filesystem::path& file, const calibration::PrintSheet& sheet) {
        std::ofstream(file) << sheet.title << '\n' << sheet.black.size() << '\n';
        return {};
    }

    static Result runProgram(
        const std::vector<std::string>& arguments,
        const OpenWindow& openWindow = [] { return 0; }) {
        std::vector<const char*> words{"pocketmars"};
        for (const auto& argument : arguments) {
            words.push_back(argument.c_str());
        }
        std::ostringstream out;
        std::ostringstream err;
        const int code = run(static_cast<int>(words.size()), words.data(), out, err,
                             {openWindow, saveTitle, {}});
        return {code, out.str(), err.str()};
    }

    /// For the test's own files; the data folder is `data` in it.
    const std::filesystem::path m_folder = m_ownFolder.path();
};

} // namespace pocketmars::cli
