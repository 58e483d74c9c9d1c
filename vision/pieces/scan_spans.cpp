#include "vision/pieces/scan_spans.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace pocketmars::vision {
namespace {

int rowAtOrBelow(float y) { return static_cast<int>(std::ceil(y - 0.5F)); }

} // namespace

Spans scan(const std::vector<cv::Point2f>& polygon, cv::Size size) {
    float top = 1e9F;
    float bottom = -1e9F;
    for (const auto& p : polygon) {
        top = std::min(top, p.y);
        bottom = std::max(bottom, p.y);
    }
    Spans out;
    out.firstRow = std::max(0, rowAtOrBelow(top));
    const int last = std::min(size.height - 1, rowAtOrBelow(bottom) - 1);
    if (out.firstRow > last) {
        return out;
    }
    const auto width = static_cast<short>(size.width);
    const int rows = last - out.firstRow + 1;
    out.rows.assign(static_cast<std::size_t>(rows), {width, 0});
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        cv::Point2f a = polygon[i];
        cv::Point2f b = polygon[i + 1 < polygon.size() ? i + 1 : 0];
        if (a.y > b.y) {
            std::swap(a, b);
        }
        const int from = std::max(out.firstRow, rowAtOrBelow(a.y));
        const int to = std::min(last, rowAtOrBelow(b.y) - 1);
        if (from > to) {
            continue;
        }
        const float slope = (b.x - a.x) / (b.y - a.y);
        float x = a.x + (static_cast<float>(from) + 0.5F - a.y) * slope;
        for (int y = from; y <= to; ++y, x += slope) {
            auto& row = out.rows[static_cast<std::size_t>(y - out.firstRow)];
            const auto column =
                static_cast<short>(std::clamp(x + 0.5F, 0.0F, static_cast<float>(size.width)));
            row.from = std::min(row.from, column);
            row.to = std::max(row.to, column);
        }
    }
    return out;
}

double sum(const Spans& spans, const cv::Mat& sums) {
    float out = 0;
    int y = spans.firstRow;
    for (const auto& row : spans.rows) {
        if (row.from < row.to) {
            const auto* line = sums.ptr<float>(y);
            out += line[row.to] - line[row.from];
        }
        ++y;
    }
    return static_cast<double>(out);
}

double sum(const Spans& spans, const cv::Mat& sums, cv::Point corner) {
    const int width = sums.cols - 1;
    const int from = std::max(0, -(corner.y + spans.firstRow));
    const int to =
        std::min(static_cast<int>(spans.rows.size()), sums.rows - (corner.y + spans.firstRow));
    if (from >= to) {
        return 0.0;
    }
    const auto step = static_cast<std::ptrdiff_t>(sums.step1());
    const auto* line = sums.ptr<float>(corner.y + spans.firstRow + from);
    float out = 0;
    for (int i = from; i < to; ++i, line += step) {
        const auto& row = spans.rows[static_cast<std::size_t>(i)];
        const int left = std::clamp(row.from + corner.x, 0, width);
        const int right = std::clamp(row.to + corner.x, 0, width);
        if (left < right) {
            out += line[right] - line[left];
        }
    }
    return static_cast<double>(out);
}

} // namespace pocketmars::vision
