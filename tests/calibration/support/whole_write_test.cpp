#include "calibration/support/whole_write.h"

#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <string>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;
using test::TestFolder;

Writer writes(const std::string& text) {
    return [text](const fs::path& part) {
        std::ofstream out(part);
        out << text;
        out.close();
        return out.good();
    };
}

std::string textOf(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

auto countIn(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

TEST(WholeWrite, TakesTheOldFilesPlaceAndLeavesNothingBeside) {
    const TestFolder folder;
    const auto file = folder.write("a.txt", "old");
    ASSERT_TRUE(writeWholeFile(file, writes("new")));
    EXPECT_EQ(textOf(file), "new");
    EXPECT_EQ(countIn(folder.path()), 1);
}

TEST(WholeWrite, KeepsTheOldFileWhereTheWriterFails) {
    const TestFolder folder;
    const auto file = folder.write("a.txt", "old");
    const auto failed = writeWholeFile(file, [](const fs::path& part) {
        std::ofstream(part) << "half";
        return false;
    });
    ASSERT_FALSE(failed);
    EXPECT_FALSE(failed.error()) << "the system had nothing to complain of";
    EXPECT_EQ(textOf(file), "old");
    EXPECT_EQ(countIn(folder.path()), 1);
    EXPECT_EQ(writeWholeFile(folder.path() / "none" / "a.txt", writes("new")).error(),
              std::errc::no_such_file_or_directory);
}

TEST(WholeWrite, TwoWritersDoNotMeet) {
    const TestFolder folder;
    const auto file = folder.path() / "a.txt";
    ASSERT_TRUE(writeWholeFile(file, [&](const fs::path& part) {
        return writes("outer")(part) && writeWholeFile(file, writes("inner")) &&
               textOf(part) == "outer" && textOf(file) == "inner";
    }));
    EXPECT_EQ(textOf(file), "outer");
}

TEST(WholeWrite, RemovesWhatKilledProgramsLeftADayAgo) {
    const TestFolder folder;
    const auto yesterday = fs::file_time_type::clock::now() - std::chrono::hours(25);
    for (const auto* name :
         {".a.txt.abc123.part", ".a.txt.abc123.part.XYZ123", ".b.txt.abc123.part"}) {
        fs::last_write_time(folder.write(name, "half"), yesterday);
    }
    folder.write(".a.txt.def456.part", "somebody writes it now");
    ASSERT_TRUE(writeWholeFile(folder.path() / "a.txt", writes("new")));
    EXPECT_FALSE(fs::exists(folder.path() / ".a.txt.abc123.part"));
    EXPECT_FALSE(fs::exists(folder.path() / ".a.txt.abc123.part.XYZ123"));
    EXPECT_TRUE(fs::exists(folder.path() / ".a.txt.def456.part"));
    EXPECT_TRUE(fs::exists(folder.path() / ".b.txt.abc123.part")) << "another file's";
}

TEST(WholeWrite, TakesNamesAsLongAsTheFileSystemDoes) {
    const TestFolder folder;
    const auto file = folder.path() / std::string(255, 'x');
    ASSERT_TRUE(writeWholeFile(file, writes("new")));
    EXPECT_EQ(textOf(file), "new");
}

} // namespace
} // namespace pocketmars::calibration
