#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// The pixels inside a convex polygon, row by row.
struct Spans {
    struct Span {
        short from; ///< first column
        short to;   ///< one past the last
    };
    int firstRow = 0;
    std::vector<Span> rows;

    [[nodiscard]] bool contains(int x, int y) const {
        if (y < firstRow || y >= endRow()) {
            return false;
        }
        const Span& row = rows[static_cast<std::size_t>(y - firstRow)];
        return x >= row.from && x < row.to;
    }
    [[nodiscard]] int endRow() const { return firstRow + static_cast<int>(rows.size()); }
};

/// @param polygon  convex; pixel (0, 0) covers 0..1
/// @param size     of the picture; what lies outside is cut off
[[nodiscard]] Spans scan(const std::vector<cv::Point2f>& polygon, cv::Size size);

/// The sum of a map over the spans.
/// @param sums  CV_32FC1 with one column more than the map: sums along its rows
[[nodiscard]] double sum(const Spans& spans, const cv::Mat& sums);
/// Likewise, of spans that lie elsewhere; what is outside the map counts for nothing.
/// @param corner  px of the map where the spans' (0, 0) is
[[nodiscard]] double sum(const Spans& spans, const cv::Mat& sums, cv::Point corner);

} // namespace pocketmars::vision
