#include "calibration/learning/usual_layout.h"

#include <cmath>

namespace pocketmars::calibration {
namespace {

CardRect between(double x0, double y0, double x1, double y1) { return {x0, y0, x1 - x0, y1 - y0}; }

} // namespace

Layout usualLayout() {
    Layout layout;
    layout.ships = {"red", "yellow", "green", "blue"};
    layout.colonists = layout.ships;
    setUsualBuilding(layout);
    setUsualShip(layout, false);
    layout.valueLeft = between(0.03, 0.01, 0.19, 0.135);
    layout.valueRight = between(0.81, 0.01, 0.97, 0.135);
    return layout;
}

cv::Size2d usualCardSize(double aspect) {
    constexpr double kNear = 0.01; // ln: as well as nine photos tell it
    cv::Size2d best(usualLayout().cardMm);
    double least = kNear;
    for (const auto& size : {cv::Size2d(63, 88), cv::Size2d(57, 87), cv::Size2d(59, 92),
                             cv::Size2d(70, 120), cv::Size2d(80, 120)}) {
        const double off = std::abs(std::log(size.width / size.height / aspect));
        if (off < least) {
            least = off;
            best = size;
        }
    }
    return least < kNear ? best : cv::Size2d(best.width, best.width / aspect);
}

void setUsualBuilding(Layout& layout) {
    layout.oneStar = between(0.04, 0.58, 0.60, 0.96);
    layout.twoStar = between(0.64, 0.58, 0.96, 0.96);
}

void setUsualShip(Layout& layout, bool landscape) {
    layout.landscapeShips = landscape;
    // The track runs up along the right side.
    const double x = landscape ? 0.92 : 0.885;
    const double bottom = 0.925;
    const double top = 0.10;
    layout.shipColonists = between(0.05, 0.36, landscape ? 0.82 : 0.76, 0.96);
    layout.energyLevels.clear();
    constexpr int kHighest = 7;
    for (int level = 0; level <= kHighest; ++level) {
        layout.energyLevels.emplace_back(x, bottom + (top - bottom) * level / kHighest);
    }
}

} // namespace pocketmars::calibration
