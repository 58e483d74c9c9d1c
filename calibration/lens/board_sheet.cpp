#include "calibration/lens/board_sheet.h"

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

PrintSheet boardSheet(Paper paper) {
    PrintSheet sheet;
    sheet.title = "Chessboard for Pocket Mars Table";
    sheet.paper = paper;
    const int columns = kBoardCorners.width + 1;
    const int rows = kBoardCorners.height + 1;
    const auto page = paperSizeMm(paper);
    constexpr double kTop = 7.0;
    const cv::Point2d at((page.width - columns * kBoardSquareMm) / 2, kTop);
    for (int y = 0; y < rows; ++y) {
        for (int x = y % 2; x < columns; x += 2) {
            sheet.black.emplace_back(at.x + x * kBoardSquareMm, at.y + y * kBoardSquareMm,
                                     kBoardSquareMm, kBoardSquareMm);
        }
    }
    const cv::Point2d below(at.x, at.y + rows * kBoardSquareMm);
    sheet.texts.push_back({below + cv::Point2d(0.0, 8.0), 3.0,
                           "Keep the page flat, on a tray or under glass. Take 10 to 20 sharp "
                           "photos of it with one camera, from"});
    sheet.texts.push_back({below + cv::Point2d(0.0, 12.5), 3.0,
                           "all sides and some 30 degrees from upright, the board large and in "
                           "each corner of the picture."});
    return sheet;
}

} // namespace pocketmars::calibration
