#include "vision/overlay.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

constexpr double kSure = 0.9;
constexpr double kDoubtful = 0.6;

cv::Scalar colourOf(const Finding& finding) {
    if (finding.path.empty()) {
        return {200, 200, 200};
    }
    if (finding.confidence >= kSure) {
        return {90, 200, 60};
    }
    return finding.confidence >= kDoubtful ? cv::Scalar(40, 180, 250) : cv::Scalar(60, 60, 235);
}

void drawLabel(cv::Mat& image, const std::string& text, cv::Point2f anchor, double scale,
               const cv::Scalar& colour) {
    int baseline = 0;
    const int thickness = std::max(1, cvRound(scale * 2));
    const cv::Size size =
        cv::getTextSize(text, cv::FONT_HERSHEY_SIMPLEX, scale, thickness, &baseline);
    cv::Point at(cvRound(anchor.x), cvRound(anchor.y));
    at.x = std::clamp(at.x, 2, std::max(2, image.cols - size.width - 2));
    at.y = std::clamp(at.y, size.height + 2, std::max(size.height + 2, image.rows - baseline - 2));
    // A dark plate keeps the text readable on any card.
    const cv::Rect plate =
        cv::Rect(at.x - 2, at.y - size.height - 2, size.width + 4, size.height + baseline + 2) &
        cv::Rect(0, 0, image.cols, image.rows);
    if (plate.area() > 0) {
        image(plate) *= 0.3;
    }
    cv::putText(image, text, at, cv::FONT_HERSHEY_SIMPLEX, scale, colour, thickness, cv::LINE_AA);
}

} // namespace

cv::Mat drawOverlay(const cv::Mat& photo, const std::vector<Finding>& findings) {
    cv::Mat out = photo.clone();
    const double scale = std::max(photo.cols, photo.rows) / 3600.0;
    const int width = std::max(1, cvRound(scale * 4));
    for (const auto& f : findings) {
        std::vector<cv::Point> outline;
        for (const auto& p : f.outline) {
            outline.emplace_back(cvRound(p.x), cvRound(p.y));
        }
        if (outline.size() > 1) {
            cv::polylines(out, outline, true, colourOf(f), width, cv::LINE_AA);
        }
    }
    for (const auto& f : findings) {
        if (f.label.empty() || f.outline.empty()) {
            continue;
        }
        const auto top = std::min_element(f.outline.begin(), f.outline.end(),
                                          [](auto a, auto b) { return a.y < b.y; });
        const auto left = std::min_element(f.outline.begin(), f.outline.end(),
                                           [](auto a, auto b) { return a.x < b.x; });
        drawLabel(out, f.label, {left->x + 3, top->y + static_cast<float>(38 * scale)}, scale,
                  colourOf(f));
    }
    return out;
}

} // namespace pocketmars::vision
