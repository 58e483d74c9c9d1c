#include "calibration/outlines/oriented_edges.h"

#include "calibration/outlines/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace pocketmars::calibration {
namespace {

constexpr int kDirections = 8; // of 22.5° each, over half a turn

int direction(double dx, double dy) {
    const double turn = std::atan2(dy, dx) / CV_PI; // -1..1, half turns
    const int bin = cvFloor((turn + 1.0) * kDirections);
    return bin % kDirections;
}

std::uint8_t bit(int direction) {
    return static_cast<std::uint8_t>(
        1U << static_cast<unsigned>((direction + kDirections) % kDirections));
}

/// Each px gets the bits of all px within reach, along rows or columns.
cv::Mat spread(const cv::Mat& bits, int reach, bool alongRows) {
    cv::Mat result = bits.clone();
    for (int shift = 1; shift <= reach; ++shift) {
        const auto part = [&](const cv::Mat& m, bool first) {
            return alongRows ? (first ? m.colRange(0, m.cols - shift) : m.colRange(shift, m.cols))
                             : (first ? m.rowRange(0, m.rows - shift) : m.rowRange(shift, m.rows));
        };
        cv::Mat before = part(result, true);
        cv::Mat after = part(result, false);
        cv::bitwise_or(before, part(bits, false), before);
        cv::bitwise_or(after, part(bits, true), after);
    }
    return result;
}

} // namespace

OrientedEdges::OrientedEdges(const EdgeField& field, double minGradient, int reach) {
    m_directions = cv::Mat::zeros(field.dx.size(), CV_8U);
    for (int y = 0; y < field.dx.rows; ++y) {
        const auto* dx = field.dx.ptr<float>(y);
        const auto* dy = field.dy.ptr<float>(y);
        auto* out = m_directions.ptr<std::uint8_t>(y);
        for (int x = 0; x < field.dx.cols; ++x) {
            if (dx[x] * dx[x] + dy[x] * dy[x] >= minGradient * minGradient) {
                const int bin = direction(dx[x], dy[x]);
                out[x] = bit(bin - 1) | bit(bin) | bit(bin + 1);
            }
        }
    }
    m_directions = spread(spread(m_directions, reach, true), reach, false);
}

OrientedEdges::Along OrientedEdges::along(const Quad& quad) const {
    const int samples = tuning::outlineScore.samples();
    const auto corner = static_cast<float>(tuning::edges.cornerPart());
    int found = 0;
    int inside = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        const auto from = quad[side];
        const auto step = quad[(side + 1) % 4] - from;
        const auto wanted = bit(direction(-step.y, step.x));
        for (int i = 0; i < samples; ++i) {
            const float t = corner + (1 - 2 * corner) * (static_cast<float>(i) + 0.5F) /
                                         static_cast<float>(samples);
            const cv::Point at(cvRound(from.x + t * step.x), cvRound(from.y + t * step.y));
            const bool isInside =
                at.x >= 0 && at.y >= 0 && at.x < m_directions.cols && at.y < m_directions.rows;
            inside += isInside ? 1 : 0;
            found += isInside && (m_directions.at<std::uint8_t>(at) & wanted) != 0 ? 1 : 0;
        }
    }
    return {found / (4.0 * samples), inside / (4.0 * samples)};
}

} // namespace pocketmars::calibration
