#include "app/support/sheet_pdf.h"

#include "calibration/lens/board_sheet.h"
#include "calibration/tiles/tile_finder.h"
#include "calibration/tiles/tile_sheet.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

using calibration::Paper;

TEST(SheetPdf, DrawsTilesThatAreFoundWhereTheSheetHasThem) {
    const auto sheet = calibration::tileSheet("mine", Paper::A4);
    ASSERT_TRUE(sheet);
    constexpr double kPxPerMm = 5.0;
    QImage page(1050, 1485, QImage::Format_RGB888);
    page.fill(Qt::white);
    {
        QPainter painter(&page);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(kPxPerMm, kPxPerMm);
        drawSheet(painter, *sheet);
    }
    const cv::Mat photo(page.height(), page.width(), CV_8UC3, page.bits(),
                        static_cast<std::size_t>(page.bytesPerLine()));
    const auto tiles = calibration::findTiles(photo);
    ASSERT_EQ(tiles.size(), 4U);
    for (const auto& tile : tiles) {
        ASSERT_TRUE(tile.code);
        EXPECT_EQ(tile.code->profile, "mine");
        const auto marker = calibration::markerOnSheet(tile.index);
        const cv::Point2d corner = tile.markerPx[0] / kPxPerMm;
        EXPECT_NEAR(corner.x, marker.x, 0.1);
        EXPECT_NEAR(corner.y, marker.y, 0.1);
    }
}

TEST(SheetPdf, IsOnePageOfThePaperThatWasAskedFor) {
    const QTemporaryDir folder;
    const auto file = folder.filePath(QStringLiteral("board.pdf"));
    ASSERT_TRUE(saveSheet(file.toStdString(), calibration::boardSheet(Paper::Letter)));
    QFile pdf(file);
    ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
    const auto bytes = pdf.readAll();
    EXPECT_TRUE(bytes.startsWith("%PDF-"));
    EXPECT_TRUE(bytes.contains("/MediaBox [0 0 612")) << "points, 72 an inch";
    EXPECT_EQ(bytes.count("/Type /Page\n"), 1);
    EXPECT_EQ(bytes.count("/Subtype /Image"), 0) << "shapes, no pixels";
}

TEST(SheetPdf, SaysWhereItCannotBeWritten) {
    const auto saved = saveSheet("/nowhere/board.pdf", calibration::boardSheet(Paper::A4));
    ASSERT_FALSE(saved);
    EXPECT_NE(saved.error().message.find("/nowhere/board.pdf"), std::string::npos);
}

} // namespace
} // namespace pocketmars::app
