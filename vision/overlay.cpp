#include "vision/overlay.h"

#include "vision/support/drawing.h"

#include <algorithm>

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

} // namespace

cv::Mat drawOverlay(const cv::Mat& photo, const std::vector<Finding>& findings) {
    cv::Mat out = photo.clone();
    const double scale = drawingScale(photo.size());
    const int width = std::max(1, cvRound(scale * 4));
    for (const auto& f : findings) {
        drawOutline(out, f.outline, colourOf(f), width);
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
