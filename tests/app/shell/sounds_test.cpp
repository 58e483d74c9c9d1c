#include "app/shell/sounds.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

TEST(Sounds, AreOffUntilThePlayerWantsThem) {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    Sounds sounds(settings);
    const QSignalSpy played(&sounds, &Sounds::played);
    sounds.question();
    sounds.trouble();
    EXPECT_EQ(played.count(), 0);
    settings.setSounds(true);
    sounds.question();
    sounds.trouble();
    ASSERT_EQ(played.count(), 2);
    for (const auto& name : {played[0][0].toString(), played[1][0].toString()}) {
        EXPECT_TRUE(QFile::exists(":/sounds/" + name + ".wav"));
    }
}

} // namespace
} // namespace pocketmars::app
