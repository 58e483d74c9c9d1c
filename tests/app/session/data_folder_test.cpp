#include "app/session/data_folder.h"

#include "tests/app/session/environment.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::session {
namespace {

TEST(DataFolder, IsWhereXdgSays) {
    const Variable data("XDG_DATA_HOME", "/somewhere/data");
    EXPECT_EQ(dataFolder(), "/somewhere/data/pocketmars");
}

TEST(DataFolder, IsInTheHomeFolderOtherwise) {
    const Variable data("XDG_DATA_HOME", nullptr);
    const Variable home("HOME", "/home/ann");
    EXPECT_EQ(dataFolder(), "/home/ann/.local/share/pocketmars");
}

TEST(DataFolder, IgnoresARelativeXdgPathAsTheSpecificationSays) {
    const Variable data("XDG_DATA_HOME", "data");
    const Variable home("HOME", "/home/ann");
    EXPECT_EQ(dataFolder(), "/home/ann/.local/share/pocketmars");
}

TEST(DataFolder, SaysWhatToSetWhereThereIsNoHome) {
    const Variable data("XDG_DATA_HOME", nullptr);
    const Variable home("HOME", nullptr);
    const auto folder = dataFolder();
    ASSERT_FALSE(folder);
    EXPECT_NE(folder.error().message.find("XDG_DATA_HOME"), std::string::npos);
}

} // namespace
} // namespace pocketmars::session
