#include "calibration/tiles/tile_sheet.h"

#include "calibration/lens/board_sheet.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

bool fits(const PrintSheet& sheet) {
    constexpr double kMarginMm = 5.0; // what printers leave white
    const auto page = paperSizeMm(sheet.paper);
    const cv::Rect2d printable(kMarginMm, kMarginMm, page.width - 2 * kMarginMm,
                               page.height - 2 * kMarginMm);
    bool inside = true;
    for (const auto& rect : sheet.black) {
        inside = inside && (rect & printable) == rect;
    }
    for (const auto& line : sheet.hairlines) {
        inside = inside && printable.contains(line.from) && printable.contains(line.to);
    }
    for (const auto& text : sheet.texts) {
        inside = inside && printable.contains(text.at);
    }
    return inside;
}

TEST(TileSheet, FitsEveryPaper) {
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        const auto sheet = tileSheet(std::string(40, 'm'), paper);
        ASSERT_TRUE(sheet);
        EXPECT_TRUE(fits(*sheet)) << name(paper);
        EXPECT_TRUE(fits(boardSheet(paper))) << name(paper);
    }
}

TEST(TileSheet, RefusesANameThatNoPhotoWouldShow) {
    const auto sheet = tileSheet(std::string(41, 'm'), Paper::A4);
    ASSERT_FALSE(sheet);
    EXPECT_EQ(sheet.error(), SheetError::NameTooLong);
}

TEST(TileSheet, SaysTheNameOfTheProfileForPeopleToo) {
    const auto sheet = tileSheet("mine", Paper::A4);
    ASSERT_TRUE(sheet);
    int named = 0;
    for (const auto& text : sheet->texts) {
        named += text.text.find("40 mm") != std::string::npos &&
                         text.text.find("mine") != std::string::npos
                     ? 1
                     : 0;
    }
    EXPECT_EQ(named, 4);
}

} // namespace
} // namespace pocketmars::calibration
