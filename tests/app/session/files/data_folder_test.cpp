#include "app/session/files/data_folder.h"

#include "calibration/support/temporary_folder.h"
#include "db/database.h"
#include "tests/app/session/environment.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;

/// A home of its own, with a folder of data in it.
class MovedDataFolder : public testing::Test {
protected:
    MovedDataFolder() {
        write(home / ".local/share/pocketmars/history.db", "games");
        write(home / ".local/share/pocketmars/profiles/mine/profile.json", "cards");
    }

    static void write(const fs::path& file, const std::string& text) {
        fs::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }
    static std::string read(const fs::path& file) {
        std::ifstream in(file);
        std::string text;
        std::getline(in, text);
        return text;
    }

    const calibration::TemporaryFolder folder = calibration::TemporaryFolder::make().value();
    const fs::path home = folder.path();
    const fs::path usual = home / ".local/share/pocketmars";
    const Variable homeVariable{"HOME", home.c_str()};
    const Variable data{"XDG_DATA_HOME", nullptr};
    const Variable config{"XDG_CONFIG_HOME", nullptr};
};

TEST_F(MovedDataFolder, TakesAllAlongAndLeavesTheOldOne) {
    ASSERT_TRUE(chooseDataFolder(home / "disk"));
    EXPECT_EQ(dataFolder(), home / "disk");
    EXPECT_EQ(historyFile(), home / "disk/history.db");
    EXPECT_EQ(read(home / "disk/history.db"), "games");
    EXPECT_EQ(read(home / "disk/profiles/mine/profile.json"), "cards");
    EXPECT_FALSE(fs::exists(home / "disk/.incoming"));
    EXPECT_EQ(read(usual / "history.db"), "games");
}

TEST_F(MovedDataFolder, StaysWhileAnotherProgramHasTheGamesOpen) {
    fs::remove_all(usual);
    {
        const auto other = db::Database::open(usual / "history.db");
        ASSERT_TRUE(other);
        const auto moved = chooseDataFolder(home / "disk");
        ASSERT_FALSE(moved);
        EXPECT_NE(moved.error().message.find("close it"), std::string::npos);
        EXPECT_EQ(dataFolder(), usual);
    }
    ASSERT_TRUE(chooseDataFolder(home / "disk"));
    EXPECT_TRUE(db::Database::open(home / "disk/history.db"));
}

TEST_F(MovedDataFolder, TakesLensesAlongWhereThereIsNothingElse) {
    fs::remove_all(usual);
    write(usual / "lenses/phone.json", "lens");
    ASSERT_TRUE(chooseDataFolder(home / "disk"));
    EXPECT_EQ(read(home / "disk/lenses/phone.json"), "lens");
}

TEST_F(MovedDataFolder, UsesDataThatAreThere) {
    write(home / "disk/history.db", "other games");
    ASSERT_TRUE(chooseDataFolder(home / "disk"));
    EXPECT_EQ(read(home / "disk/history.db"), "other games");
    EXPECT_FALSE(fs::exists(home / "disk/profiles"));
}

TEST_F(MovedDataFolder, GetsAFolderOfItsOwnAmongOtherFiles) {
    write(home / "papers/letter.txt", "Dear Ann");
    ASSERT_TRUE(chooseDataFolder(home / "papers"));
    EXPECT_EQ(dataFolder(), home / "papers/pocketmars");
}

TEST_F(MovedDataFolder, GoesBackToTheUsualOne) {
    ASSERT_TRUE(chooseDataFolder(home / "disk"));
    ASSERT_TRUE(chooseDataFolder(usual));
    EXPECT_EQ(dataFolder(), usual);
    EXPECT_FALSE(fs::exists(home / ".config/pocketmars/data_folder"));
}

TEST_F(MovedDataFolder, StaysWhereItIsIfTheOtherCantHoldIt) {
    write(home / "file", "no folder");
    const auto refused = chooseDataFolder(home / "file" / "data");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("choose another folder"), std::string::npos);
    EXPECT_FALSE(chooseDataFolder(usual / "profiles" / "inside"));
    EXPECT_EQ(dataFolder(), usual);
}

TEST_F(MovedDataFolder, IsMissedWhenItsDiskIsGone) {
    ASSERT_TRUE(chooseDataFolder(home / "disk"));
    fs::remove_all(home / "disk");
    const auto gone = dataFolder();
    ASSERT_FALSE(gone);
    EXPECT_NE(gone.error().message.find("bring its disk back"), std::string::npos);
}

TEST(DataFolder, IsWhereXdgSays) {
    const Variable config("XDG_CONFIG_HOME", "/nowhere");
    const Variable data("XDG_DATA_HOME", "/somewhere/data");
    EXPECT_EQ(dataFolder(), "/somewhere/data/pocketmars");
}

TEST(DataFolder, IsInTheHomeFolderOtherwise) {
    const Variable config("XDG_CONFIG_HOME", "/nowhere");
    const Variable data("XDG_DATA_HOME", nullptr);
    const Variable home("HOME", "/home/ann");
    EXPECT_EQ(dataFolder(), "/home/ann/.local/share/pocketmars");
}

TEST(DataFolder, IgnoresARelativeXdgPathAsTheSpecificationSays) {
    const Variable config("XDG_CONFIG_HOME", "/nowhere");
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
