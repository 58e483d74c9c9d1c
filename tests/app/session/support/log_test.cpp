#include "app/session/support/log.h"

#include "tests/app/session/environment.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace pocketmars::session {
namespace {

class Log : public testing::Test {
protected:
    ~Log() override { closeLog(); }

    [[nodiscard]] std::string text(const std::filesystem::path& file) const {
        std::ifstream stream(file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    const test::TempFolder m_folder;
    const std::filesystem::path m_file = m_folder / "made" / "pocketmars.log";
};

TEST_F(Log, IsInTheStateFolder) {
    const Variable home("HOME", "/home/ann");
    {
        const Variable state("XDG_STATE_HOME", "/somewhere/state");
        EXPECT_EQ(logFile(), "/somewhere/state/pocketmars/pocketmars.log");
    }
    const Variable state("XDG_STATE_HOME", nullptr);
    EXPECT_EQ(logFile(), "/home/ann/.local/state/pocketmars/pocketmars.log");
}

TEST_F(Log, HasNoPlaceWithoutAHome) {
    const Variable home("HOME", nullptr);
    const Variable state("XDG_STATE_HOME", nullptr);
    EXPECT_EQ(logFile(), std::nullopt);
}

TEST_F(Log, HasALineForEachThingThatHappened) {
    ASSERT_TRUE(openLog(m_file));
    logInfo("read table.jpg");
    logWarning("not certain: {red}.energy"); // braces are no placeholders
    logError("two\nlines");
    const auto log = text(m_file);
    EXPECT_NE(log.find(" info app: read table.jpg\n"), std::string::npos) << log;
    EXPECT_NE(log.find(" warning app: not certain: {red}.energy\n"), std::string::npos) << log;
    EXPECT_NE(log.find(" error app: two lines\n"), std::string::npos) << log;
}

TEST_F(Log, IsContinuedByTheNextStart) {
    ASSERT_TRUE(openLog(m_file));
    logInfo("first");
    ASSERT_TRUE(openLog(m_file));
    logInfo("second");
    EXPECT_NE(text(m_file).find("first"), std::string::npos);
    EXPECT_NE(text(m_file).find("second"), std::string::npos);
}

TEST_F(Log, KeepsThreeFilesThatDoNotGrow) {
    ASSERT_TRUE(openLog(m_file));
    const std::string line(10'000, 'x');
    for (int i = 0; i < 200; ++i) {
        logInfo(line);
    }
    closeLog();
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(m_file.parent_path())) {
        EXPECT_LE(entry.file_size(), 500'000U) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 3);
}

TEST_F(Log, IsDoneWithoutWhereItCannotBeWritten) {
    std::ofstream(m_folder / "made") << "a file where the folder should be";
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    EXPECT_FALSE(openLog(m_file));
    logError("lost");
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST_F(Log, StaysSilentWhenTheDiskIsFull) {
    ASSERT_TRUE(openLog("/dev/full"));
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    logInfo("no room");
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

} // namespace
} // namespace pocketmars::session
