#include "vision/support/drawing.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::vision {

double drawingScale(cv::Size picture) { return std::max(picture.width, picture.height) / 3600.0; }

void drawOutline(cv::Mat& picture, const std::vector<cv::Point2f>& outline,
                 const cv::Scalar& colour, int widthPx) {
    std::vector<cv::Point> points;
    points.reserve(outline.size());
    for (const auto& p : outline) {
        points.emplace_back(cvRound(p.x), cvRound(p.y));
    }
    if (points.size() > 1) {
        cv::polylines(picture, points, true, colour, widthPx, cv::LINE_AA);
    }
}

void drawLabel(cv::Mat& picture, const std::string& text, cv::Point2f anchor, double scale,
               const cv::Scalar& colour) {
    const auto end = text.find('\n');
    const std::string line = text.substr(0, end);
    int baseline = 0;
    const int thickness = std::max(1, cvRound(scale * 2));
    const cv::Size size =
        cv::getTextSize(line, cv::FONT_HERSHEY_SIMPLEX, scale, thickness, &baseline);
    cv::Point at(cvRound(anchor.x), cvRound(anchor.y));
    at.x = std::clamp(at.x, 2, std::max(2, picture.cols - size.width - 2));
    at.y =
        std::clamp(at.y, size.height + 2, std::max(size.height + 2, picture.rows - baseline - 2));
    const cv::Rect plate =
        cv::Rect(at.x - 2, at.y - size.height - 2, size.width + 4, size.height + baseline + 2) &
        cv::Rect(0, 0, picture.cols, picture.rows);
    if (plate.area() > 0) {
        picture(plate) *= 0.3;
    }
    cv::putText(picture, line, at, cv::FONT_HERSHEY_SIMPLEX, scale, colour, thickness, cv::LINE_AA);
    if (end != std::string::npos) {
        const cv::Point2f below(0, static_cast<float>(size.height + baseline + 2));
        drawLabel(picture, text.substr(end + 1), anchor + below, scale, colour);
    }
}

cv::Mat faded(const cv::Mat& photo) {
    cv::Mat out;
    cv::cvtColor(photo, out, cv::COLOR_BGR2GRAY);
    cv::cvtColor(out, out, cv::COLOR_GRAY2BGR);
    out *= 0.6;
    return out;
}

cv::Mat captioned(const cv::Mat& picture, const std::vector<std::string>& lines) {
    const double scale = 1.4 * drawingScale(picture.size());
    const int line = cvRound(36 * scale);
    const int top = line * static_cast<int>(lines.size()) + line / 2;
    cv::Mat out;
    cv::copyMakeBorder(picture, out, top, 0, 0, 0, cv::BORDER_CONSTANT, cv::Scalar(30, 30, 30));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        cv::putText(out, lines[i], {line / 2, line * static_cast<int>(i + 1)},
                    cv::FONT_HERSHEY_SIMPLEX, scale, {235, 235, 235},
                    std::max(1, cvRound(2 * scale)), cv::LINE_AA);
    }
    return out;
}

} // namespace pocketmars::vision
