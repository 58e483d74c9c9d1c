#include "app/parts/share_model.h"

#include "tests/app/example.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

class ShareModelTest : public testing::Test {
protected:
    [[nodiscard]] QUrl save(const char* name) {
        auto url = QUrl::fromLocalFile(folder.filePath(QLatin1String(name)));
        share.save(url);
        EXPECT_TRUE(waitFor(
            [this] { return !share.message().isEmpty() || !share.trouble()->text().isEmpty(); }));
        return url;
    }

    QTemporaryDir folder;
    ScoreSheetModel sheet;
    QImage photo;
    ShareModel share{sheet, [this] { return photo; }};
};

TEST_F(ShareModelTest, SavesSheetAndPhotoAsOnePicture) {
    sheet.setSheet(exampleScore().sheet, nullptr);
    const QImage alone(save("alone.png").toLocalFile());
    ASSERT_FALSE(alone.isNull());
    photo = QImage(400, 300, QImage::Format_RGB32);
    photo.fill(Qt::green);
    const QImage both(save("both.jpg").toLocalFile());
    ASSERT_FALSE(both.isNull());
    EXPECT_EQ(both.width(), alone.width());
    EXPECT_EQ(both.height(), alone.height() + both.width() * 300 / 400);
    const QColor below = both.pixelColor(both.width() / 2, both.height() - 10);
    EXPECT_GT(below.green(), 200);
    EXPECT_LT(below.red(), 60);
}

TEST_F(ShareModelTest, SavesAPdf) {
    sheet.setSheet(exampleScore().sheet, nullptr);
    QFile file(save("sheet.pdf").toLocalFile());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.read(5), "%PDF-");
}

TEST_F(ShareModelTest, SaysWhyNothingWasSaved) {
    sheet.setSheet(exampleScore().sheet, nullptr);
    EXPECT_FALSE(QFile::exists(save("sheet.nonsense").toLocalFile()));
    EXPECT_TRUE(share.message().isEmpty());
    (void)save("no/such/folder.png");
    EXPECT_TRUE(share.trouble()->text().contains("Cannot write"));
}

} // namespace
} // namespace pocketmars::app
