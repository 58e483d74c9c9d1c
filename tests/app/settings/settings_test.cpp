#include "app/settings/settings.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

TEST(Settings, RememberTheThemeProfileAndEdition) {
    const QTemporaryDir folder;
    const auto file = folder.filePath("settings.ini");
    {
        Settings settings(file);
        settings.setTheme(Settings::Dark);
        settings.setProfile("mine");
        settings.setEdition(engine::Edition::Polish);
    }
    const Settings settings(file);
    EXPECT_EQ(settings.theme(), Settings::Dark);
    EXPECT_TRUE(settings.dark());
    EXPECT_EQ(settings.profile(), "mine");
    EXPECT_EQ(settings.edition(), engine::Edition::Polish);
}

TEST(Settings, RememberTheSizeOfTheWindow) {
    const QTemporaryDir folder;
    const auto file = folder.filePath("settings.ini");
    EXPECT_EQ(Settings(file).windowSize(), QSize(1280, 720));
    Settings(file).setWindowSize({800, 1280});
    EXPECT_EQ(Settings(file).windowSize(), QSize(800, 1280));
}

TEST(Settings, FollowTheSystemAtFirst) {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    EXPECT_EQ(settings.theme(), Settings::FollowSystem);
    QSignalSpy dark(&settings, &Settings::darkChanged);
    settings.setTheme(settings.dark() ? Settings::Light : Settings::Dark);
    EXPECT_EQ(dark.count(), 1);
}

TEST(Settings, RememberTheFolderOfThePhotosWhileItIsThere) {
    const QTemporaryDir folder;
    const auto file = folder.filePath("settings.ini");
    QDir(folder.path()).mkdir("photos");
    const auto photos = QUrl::fromLocalFile(folder.filePath("photos"));
    Settings(file).setPhotoFolder(photos);
    EXPECT_EQ(Settings(file).photoFolder(), photos);
    QDir(folder.path()).rmdir("photos");
    const auto other = Settings(file).photoFolder();
    EXPECT_NE(other, photos);
    EXPECT_TRUE(QDir(other.toLocalFile()).exists());
}

TEST(Settings, RememberTheFolderOfOtherFilesByItself) {
    const QTemporaryDir folder;
    const auto file = folder.filePath("settings.ini");
    const auto photos = Settings(file).photoFolder();
    const auto here = QUrl::fromLocalFile(folder.path());
    Settings settings(file);
    QSignalSpy changed(&settings, &Settings::fileFolderChanged);
    settings.setFileFolder(here);
    settings.setFileFolder(here);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(Settings(file).fileFolder(), here);
    EXPECT_EQ(Settings(file).photoFolder(), photos);
}

} // namespace
} // namespace pocketmars::app
