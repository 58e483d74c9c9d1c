#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::calibration {

enum class Paper { A4, Letter };

/// Width and height, upright.
[[nodiscard]] cv::Size2d paperSizeMm(Paper paper);
/// `a4` or `letter`.
[[nodiscard]] std::string_view name(Paper paper);

struct PrintedText {
    cv::Point2d at;        ///< the left end of its base line
    double heightMm = 3.0; ///< of the font
    std::string text;      ///< one line, UTF-8
};

struct PrintedLine {
    cv::Point2d from;
    cv::Point2d to;
};

/// A page to be printed, black on white. All places are mm from the paper's upper left.
struct PrintSheet {
    std::string title;
    Paper paper = Paper::A4;
    std::vector<cv::Rect2d> black;
    std::vector<PrintedLine> hairlines;
    std::vector<PrintedText> texts;
};

/// Adds a square pattern, a square a module.
/// @param modules  CV_8UC1, as many rows as columns; 0 is black
void addModules(PrintSheet& sheet, const cv::Mat& modules, cv::Rect2d square);

/// Adds a bar of 100 mm to be held against a ruler, and says what it is for.
/// @param at  its upper left; it takes 130 by 10 mm
void addRuler(PrintSheet& sheet, cv::Point2d at);

} // namespace pocketmars::calibration
