#include "calibration/outlines/edge_field.h"

#include "calibration/outlines/tuning.h"
#include "calibration/support/lab.h"
#include "calibration/support/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace pocketmars::calibration {
namespace {

/// Samples the gradient across lines between the px. Tens of thousands of lines are tried in a
/// photo, so what is the same at each point of one is worked out once.
class AcrossSampler {
public:
    AcrossSampler(const EdgeField& field, cv::Point2d normal)
        : m_dx(field.dx.ptr<float>()), m_dy(field.dy.ptr<float>()), m_dxRow(field.dx.step1()),
          m_dyRow(field.dy.step1()), m_cols(field.dx.cols), m_rows(field.dx.rows),
          m_normal(normal) {
        const double cosine = tuning::edges.minCosine();
        m_leastShare = cosine * cosine;
    }

    [[nodiscard]] double operator()(cv::Point2d p) const {
        const int x = cvFloor(p.x);
        const int y = cvFloor(p.y);
        if (x < 0 || y < 0 || x + 1 >= m_cols || y + 1 >= m_rows) {
            return 0.0;
        }
        const auto u = static_cast<float>(p.x - x);
        const auto v = static_cast<float>(p.y - y);
        const auto blend = [=](const float* upper, const float* lower) {
            return (1 - v) * ((1 - u) * upper[0] + u * upper[1]) +
                   v * ((1 - u) * lower[0] + u * lower[1]);
        };
        const auto column = static_cast<std::size_t>(x);
        const auto row = static_cast<std::size_t>(y);
        const auto* dx = m_dx + row * m_dxRow + column;
        const auto* dy = m_dy + row * m_dyRow + column;
        const double gx = blend(dx, dx + m_dxRow);
        const double gy = blend(dy, dy + m_dyRow);
        const double across = std::abs(gx * m_normal.x + gy * m_normal.y);
        return across * across >= m_leastShare * (gx * gx + gy * gy) ? across : 0.0;
    }

private:
    const float* m_dx;
    const float* m_dy;
    std::size_t m_dxRow; ///< floats from row to row
    std::size_t m_dyRow;
    int m_cols;
    int m_rows;
    cv::Point2d m_normal;
    double m_leastShare; ///< of the squared gradient, across the line
};

struct Line {
    cv::Point2d at;
    cv::Point2d along; ///< unit vector
};

/// A line through most of the points, whatever the others do: the best of all pairs a good way
/// apart, then least squares on its inliers.
std::optional<Line> robustLine(const std::vector<cv::Point2d>& points,
                               const std::vector<double>& weights, double tolerance) {
    const auto n = points.size();
    double best = 0;
    Line line;
    const auto inside = [&](const Line& l, std::size_t i) {
        const auto d = points[i] - l.at;
        return std::abs(d.x * l.along.y - d.y * l.along.x) <= tolerance;
    };
    for (std::size_t i = 0; i < n; i += 2) {
        for (std::size_t j = i + n / 4 + 1; j < n; j += 2) {
            const auto d = points[j] - points[i];
            const double length = cv::norm(d);
            if (length <= 0) {
                continue;
            }
            const Line candidate{points[i], d / length};
            double score = 0;
            for (std::size_t k = 0; k < n; ++k) {
                score += inside(candidate, k) ? weights[k] : 0.0;
            }
            if (score > best) {
                best = score;
                line = candidate;
            }
        }
    }
    std::vector<cv::Point2f> inliers;
    for (std::size_t i = 0; i < n; ++i) {
        if (weights[i] > 0 && inside(line, i)) {
            inliers.emplace_back(points[i]);
        }
    }
    if (inliers.size() < std::max<std::size_t>(4, n / 3)) {
        return std::nullopt;
    }
    cv::Vec4f fit;
    cv::fitLine(inliers, fit, cv::DIST_L2, 0, 0.01, 0.01);
    return Line{{fit[2], fit[3]}, {fit[0], fit[1]}};
}

/// Lines are searched across in half px.
constexpr double kStep = 0.5;
constexpr int kMostSteps = 24;

int stepsAcross(double reach) { return std::clamp(cvRound(reach / kStep), 1, kMostSteps); }

/// A crossing of at least a gradient is there; most that are lie close by.
bool isCrossed(const AcrossSampler& across, cv::Point2d at, cv::Point2d normal, int steps,
               double minGradient) {
    if (across(at) >= minGradient) {
        return true;
    }
    for (int i = 1; i <= steps; ++i) {
        const auto aside = normal * (i * kStep);
        if (across(at + aside) >= minGradient || across(at - aside) >= minGradient) {
            return true;
        }
    }
    return false;
}

} // namespace

EdgeField edgeField(const cv::Mat& picture, double sigma) {
    EdgeField field;
    cv::Mat scaled;
    picture.convertTo(scaled, CV_32F, 1.0 / 255.0);
    field.lab = toLab(scaled);
    cv::GaussianBlur(field.lab, field.lab, {}, sigma);
    cv::Mat dx;
    cv::Mat dy;
    // Scharr's kernel adds up to 32 per px of slope.
    cv::Scharr(field.lab, dx, CV_32F, 1, 0, 1.0 / 32);
    cv::Scharr(field.lab, dy, CV_32F, 0, 1, 1.0 / 32);
    field.dx.create(picture.size(), CV_32F);
    field.dy.create(picture.size(), CV_32F);
    for (int y = 0; y < picture.rows; ++y) {
        const auto* x3 = dx.ptr<cv::Vec3f>(y);
        const auto* y3 = dy.ptr<cv::Vec3f>(y);
        auto* x1 = field.dx.ptr<float>(y);
        auto* y1 = field.dy.ptr<float>(y);
        for (int x = 0; x < picture.cols; ++x) {
            float most = -1;
            for (int c = 0; c < 3; ++c) {
                const float strength = x3[x][c] * x3[x][c] + y3[x][c] * y3[x][c];
                if (strength > most) {
                    most = strength;
                    x1[x] = x3[x][c];
                    y1[x] = y3[x][c];
                }
            }
        }
    }
    return field;
}

double gradientAcross(const EdgeField& field, cv::Point2d at, cv::Point2d normal) {
    return AcrossSampler(field, normal)(at);
}

Crossing crossing(const EdgeField& field, cv::Point2d at, cv::Point2d normal, double reach) {
    const int steps = stepsAcross(reach);
    std::array<double, 2 * kMostSteps + 1> strength{};
    auto* next = strength.data();
    const AcrossSampler across(field, normal);
    for (int i = -steps; i <= steps; ++i) {
        *next++ = across(at + normal * (i * kStep));
    }
    const std::ptrdiff_t last = 2 * static_cast<std::ptrdiff_t>(steps);
    const auto* best = std::max_element(strength.begin(), strength.begin() + last + 1);
    const auto index = best - strength.begin();
    Crossing result{static_cast<double>(index - steps) * kStep, *best};
    if (index > 0 && index < last) {
        const double before = *(best - 1);
        const double after = *(best + 1);
        const double bend = before + after - 2 * *best;
        if (bend < 0) {
            result.offset += kStep * 0.5 * (before - after) / bend;
        }
    }
    return result;
}

double lineSupport(const EdgeField& field, cv::Point2f from, cv::Point2f to, double reach,
                   double minGradient) {
    const cv::Point2d along = cv::Point2d(to - from);
    const double length = cv::norm(along);
    if (length <= 0) {
        return 0.0;
    }
    const cv::Point2d normal(-along.y / length, along.x / length);
    const int samples = std::clamp(cvRound(length / tuning::edges.pxASample()),
                                   tuning::edges.leastSamples(), tuning::edges.mostSamples());
    const AcrossSampler across(field, normal);
    const int steps = stepsAcross(reach);
    int found = 0;
    for (int i = 0; i < samples; ++i) {
        const auto at = cv::Point2d(from) + along * ((i + 0.5) / samples);
        found += isCrossed(across, at, normal, steps, minGradient) ? 1 : 0;
    }
    return static_cast<double>(found) / samples;
}

double sideSupport(const EdgeField& field, cv::Point2f from, cv::Point2f to, double reach,
                   double minGradient) {
    const auto along = (to - from) * tuning::edges.cornerPart();
    return lineSupport(field, from + along, to - along, reach, minGradient);
}

double overrun(const EdgeField& field, const Quad& quad, double reach, double minGradient) {
    const float first = tuning::edges.overrunFrom();
    const float last = tuning::edges.overrunTo();
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto a = quad[i];
        const auto b = quad[(i + 1) % 4];
        const auto along = b - a;
        sum += lineSupport(field, b + along * first, b + along * last, reach, minGradient);
        sum += lineSupport(field, a - along * first, a - along * last, reach, minGradient);
    }
    return sum / 8;
}

Quad refined(const EdgeField& field, const Quad& quad, double reach) {
    const double corner = tuning::edges.cornerPart();
    std::array<Line, 4> lines;
    for (std::size_t side = 0; side < 4; ++side) {
        const cv::Point2d from = quad[side];
        const cv::Point2d along = cv::Point2d(quad[(side + 1) % 4]) - from;
        const double length = cv::norm(along);
        if (length < 4) {
            return quad;
        }
        const cv::Point2d normal(-along.y / length, along.x / length);
        const int samples =
            std::clamp(cvRound(length / tuning::edges.pxARefinedSample()),
                       tuning::edges.leastRefinedSamples(), tuning::edges.mostRefinedSamples());
        std::vector<cv::Point2d> points;
        std::vector<double> weights;
        for (int i = 0; i < samples; ++i) {
            const double t = corner + (1 - 2 * corner) * (i + 0.5) / samples;
            const auto at = from + along * t;
            const auto hit = crossing(field, at, normal, reach);
            points.push_back(at + normal * hit.offset);
            weights.push_back(std::min(hit.gradient, tuning::edges.strongest()));
        }
        lines[side] = robustLine(points, weights, tuning::edges.lineTolerance())
                          .value_or(Line{from, along / length});
    }
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& before = lines[(i + 3) % 4];
        const auto& after = lines[i];
        const auto meet =
            intersection(before.at, before.at + before.along, after.at, after.at + after.along);
        if (!meet || cv::norm(*meet - quad[i]) > 3 * reach + 2) {
            return quad;
        }
        result[i] = *meet;
    }
    return isConvex(result) ? result : quad;
}

double leastGradient(const EdgeField& field) {
    cv::Mat strength;
    cv::magnitude(field.dx, field.dy, strength);
    std::vector<float> values;
    for (int y = 0; y < strength.rows; y += 2) {
        const auto* row = strength.ptr<float>(y);
        for (int x = 0; x < strength.cols; x += 2) {
            values.push_back(row[x]);
        }
    }
    return std::clamp(2.2 * medianInPlace(std::span(values)), 0.6, 2.2);
}

} // namespace pocketmars::calibration
