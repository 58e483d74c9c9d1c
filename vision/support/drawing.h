#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <string>
#include <vector>

/// Drawing on photos, for overlays and traces.
namespace pocketmars::vision {

/// How large text and lines are on a picture of that size: 1 at 3600 px.
[[nodiscard]] double drawingScale(cv::Size picture);

/// A closed line.
/// @param outline  px
void drawOutline(cv::Mat& picture, const std::vector<cv::Point2f>& outline,
                 const cv::Scalar& colour, int widthPx);

/// Text on a dark plate, which keeps it readable on anything; moved into the picture.
/// @param text    one line or more; ASCII, as OpenCV draws nothing else
/// @param anchor  px, lower left of the first line
void drawLabel(cv::Mat& picture, const std::string& text, cv::Point2f anchor, double scale,
               const cv::Scalar& colour);

/// The photo in dim grey, so that what is drawn upon it stands out.
[[nodiscard]] cv::Mat faded(const cv::Mat& photo);

/// The picture under lines that say what it shows.
/// @param lines  ASCII
[[nodiscard]] cv::Mat captioned(const cv::Mat& picture, const std::vector<std::string>& lines);

} // namespace pocketmars::vision
