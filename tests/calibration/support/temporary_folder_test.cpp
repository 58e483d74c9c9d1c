#include "calibration/support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <utility>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;

TEST(TemporaryFolder, StaysWithTheObjectThatItIsMovedTo) {
    std::optional<TemporaryFolder> moved;
    fs::path path;
    {
        TemporaryFolder folder = TemporaryFolder::make().value();
        path = folder.path();
        fs::create_directory(path / "inner");
        std::ofstream(path / "inner" / "file") << "text";
        moved.emplace(std::move(folder));
    }
    EXPECT_TRUE(fs::exists(path / "inner" / "file"));
}

TEST(TemporaryFolder, LeavesNothingBehind) {
    fs::path path;
    {
        const auto folder = TemporaryFolder::make().value();
        path = folder.path();
        std::ofstream(path / "file") << "text";
        EXPECT_NE(path, TemporaryFolder::make().value().path());
    }
    EXPECT_FALSE(fs::exists(path));
}

} // namespace
} // namespace pocketmars::calibration
