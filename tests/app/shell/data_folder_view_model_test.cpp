#include "app/shell/data_folder_view_model.h"

#include "app/session/files/data_folder.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <filesystem>

namespace pocketmars::app {
namespace {

TEST(DataFolderViewModel, SaysWhereTheDataLie) {
    const DataFolderViewModel elsewhere("/home/ann/games");
    EXPECT_EQ(elsewhere.path(), "/home/ann/games");
    EXPECT_FALSE(elsewhere.isUsual());
    const auto usual = session::usualDataFolder();
    ASSERT_TRUE(usual);
    EXPECT_TRUE(DataFolderViewModel(*usual).isUsual());
}

TEST(DataFolderViewModel, AsksForAnotherFolder) {
    DataFolderViewModel folder("/home/ann/games");
    std::filesystem::path wanted;
    QObject::connect(&folder, &DataFolderViewModel::wanted,
                     [&](const std::filesystem::path& path) { wanted = path; });
    const QSignalSpy errors(folder.trouble(), &Trouble::changed);
    folder.trouble()->tell("no room");
    EXPECT_EQ(folder.trouble()->text(), "No room");
    folder.use(QUrl("file:///media/disk/games"));
    EXPECT_EQ(wanted, "/media/disk/games");
    EXPECT_EQ(folder.trouble()->text(), "");
    EXPECT_EQ(errors.count(), 2);
    folder.useUsual();
    EXPECT_EQ(wanted, session::usualDataFolder());
}

} // namespace
} // namespace pocketmars::app
