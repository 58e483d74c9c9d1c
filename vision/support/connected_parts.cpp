#include "vision/support/connected_parts.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstddef>

namespace pocketmars::vision {

std::vector<ConnectedPart> connectedParts(const cv::Mat& mask, cv::Mat& labels) {
    struct Extent {
        cv::Point low{1 << 30, 1 << 30};
        cv::Point high{-1, -1};
        int pixels = 0;
    };
    const int count = cv::connectedComponents(mask, labels);
    std::vector<Extent> extents(static_cast<std::size_t>(count - 1));
    for (int y = 0; y < labels.rows; ++y) {
        const auto* row = labels.ptr<int>(y);
        for (int x = 0; x < labels.cols; ++x) {
            if (row[x] == 0) {
                continue;
            }
            auto& e = extents[static_cast<std::size_t>(row[x] - 1)];
            e.low = {std::min(e.low.x, x), std::min(e.low.y, y)};
            e.high = {std::max(e.high.x, x), std::max(e.high.y, y)};
            ++e.pixels;
        }
    }
    std::vector<ConnectedPart> out;
    out.reserve(extents.size());
    for (const auto& e : extents) {
        out.push_back({{e.low, e.high + cv::Point(1, 1)}, e.pixels});
    }
    return out;
}

} // namespace pocketmars::vision
