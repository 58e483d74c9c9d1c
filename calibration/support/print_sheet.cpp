#include "calibration/support/print_sheet.h"

#include <opencv2/core.hpp>

#include <cassert>

namespace pocketmars::calibration {

cv::Size2d paperSizeMm(Paper paper) {
    return paper == Paper::A4 ? cv::Size2d(210.0, 297.0) : cv::Size2d(215.9, 279.4);
}

std::string_view name(Paper paper) { return paper == Paper::A4 ? "a4" : "letter"; }

void addModules(PrintSheet& sheet, const cv::Mat& modules, cv::Rect2d square) {
    assert(modules.type() == CV_8UC1 && modules.rows == modules.cols);
    const double side = square.width / modules.cols;
    for (int y = 0; y < modules.rows; ++y) {
        // A run of modules is one rectangle: fewer seams for a printer to show.
        for (int x = 0; x < modules.cols; ++x) {
            const int first = x;
            while (x < modules.cols && modules.at<uchar>(y, x) == 0) {
                ++x;
            }
            if (x > first) {
                sheet.black.emplace_back(square.x + first * side, square.y + y * side,
                                         (x - first) * side, side);
            }
        }
    }
}

void addRuler(PrintSheet& sheet, cv::Point2d at) {
    constexpr int kSteps = 10;
    constexpr double kStepMm = 10.0;
    constexpr double kBarMm = kSteps * kStepMm;
    constexpr double kHeightMm = 3.0;
    for (int i = 0; i < kSteps; i += 2) {
        sheet.black.emplace_back(at.x + i * kStepMm, at.y, kStepMm, kHeightMm);
    }
    const cv::Point2d right(at.x + kBarMm, at.y);
    const cv::Point2d down(0.0, kHeightMm);
    sheet.hairlines.push_back({at, right});
    sheet.hairlines.push_back({at + down, right + down});
    sheet.hairlines.push_back({right, right + down});
    sheet.texts.push_back({{right.x + 2.0, at.y + kHeightMm}, 3.5, "100 mm"});
    sheet.texts.push_back({{at.x, at.y + kHeightMm + 5.0},
                           3.0,
                           "Hold a ruler against this bar. If it is not 100 mm long, print again "
                           "at 100 %, without \"fit to page\"."});
}

} // namespace pocketmars::calibration
