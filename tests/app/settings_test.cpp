#include "app/settings.h"

#include <QSignalSpy>
#include <QTemporaryDir>

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

TEST(Settings, FollowTheSystemAtFirst) {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    EXPECT_EQ(settings.theme(), Settings::FollowSystem);
    QSignalSpy dark(&settings, &Settings::darkChanged);
    settings.setTheme(settings.dark() ? Settings::Light : Settings::Dark);
    EXPECT_EQ(dark.count(), 1);
}

} // namespace
} // namespace pocketmars::app
