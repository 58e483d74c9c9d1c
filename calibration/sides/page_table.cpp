#include "calibration/sides/page_table.h"

#include "calibration/support/median.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr double kSmallSide = 240; // px: the table is measured on a small picture
constexpr double kLeastSpreadL = 2.0;
constexpr double kLeastSpreadColour = 1.2;
constexpr int kRounds = 5;
constexpr double kFar = 2.5;          // spreads: what is further off is no table
constexpr double kDeepestShade = 0.3; // of L + 16
constexpr double kDark = 0.25; // of L + 16: what is darker by as much is in shade, or no table

} // namespace

std::array<double, PageTable::kTerms> PageTable::terms(cv::Point2d px) const {
    const double half = 0.5 * std::max(m_size.width, m_size.height);
    const double x = (px.x - 0.5 * m_size.width) / half;
    const double y = (px.y - 0.5 * m_size.height) / half;
    return {1, x, y, x * x, x * y, y * y};
}

PageTable::PageTable(const cv::Mat& lab, const std::vector<Quad>& cards) : m_size(lab.size()) {
    const auto bare = samples(lab, cards);
    if (bare.rows.size() < 20) {
        return; // cards everywhere: unlike() then compares with black, and all are unlike
    }
    std::vector<double> weights(bare.rows.size(), 1.0);
    for (int round = 0; round < kRounds; ++round) {
        fitLight(bare, weights);
        const auto off = offs(bare);
        measureSpread(off);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            weights[i] = weight(off, i);
        }
    }
}

PageTable::Samples PageTable::samples(const cv::Mat& lab, const std::vector<Quad>& cards) const {
    const double scale = std::min(1.0, kSmallSide / std::max(lab.cols, lab.rows));
    cv::Mat small;
    cv::resize(lab, small, {}, scale, scale, cv::INTER_AREA);
    cv::Mat bare(small.size(), CV_8U, cv::Scalar(255));
    for (const auto& card : cards) {
        std::vector<cv::Point> polygon;
        polygon.reserve(card.size());
        for (const auto& corner : card) {
            polygon.emplace_back(cvRound(corner.x * scale), cvRound(corner.y * scale));
        }
        cv::fillConvexPoly(bare, polygon, cv::Scalar(0));
    }
    std::vector<cv::Point> places;
    cv::findNonZero(bare, places);
    constexpr std::size_t kMost = 4000;
    const std::size_t stride = std::max<std::size_t>(1, places.size() / kMost);
    Samples out;
    for (std::size_t i = 0; i < places.size(); i += stride) {
        out.rows.push_back(terms(cv::Point2d(places[i]) / scale));
        out.colours.push_back(small.at<cv::Vec3f>(places[i]));
    }
    return out;
}

void PageTable::fitLight(const Samples& samples, const std::vector<double>& weights) {
    const auto& [rows, colours] = samples;
    cv::Matx<double, kTerms, kTerms> squares;
    std::array<cv::Vec<double, kTerms>, 3> products{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (int a = 0; a < kTerms; ++a) {
            const double wa = weights[i] * rows[i][static_cast<std::size_t>(a)];
            for (int b = 0; b < kTerms; ++b) {
                squares(a, b) += wa * rows[i][static_cast<std::size_t>(b)];
            }
            for (int c = 0; c < 3; ++c) {
                products[static_cast<std::size_t>(c)][a] += wa * colours[i][c];
            }
        }
    }
    for (int a = 0; a < kTerms; ++a) { // a little stiffness for what is hardly seen
        squares(a, a) += a == 0 ? 1e-6 : 1e-3 * static_cast<double>(rows.size());
    }
    const auto inverse = squares.inv(cv::DECOMP_SVD);
    for (std::size_t c = 0; c < 3; ++c) {
        const auto solved = inverse * products[c];
        for (int a = 0; a < kTerms; ++a) {
            m_light[c][static_cast<std::size_t>(a)] = solved(a);
        }
    }
}

PageTable::Offs PageTable::offs(const Samples& samples) const {
    Offs out;
    for (std::size_t i = 0; i < samples.rows.size(); ++i) {
        for (std::size_t c = 0; c < 3; ++c) {
            double value = 0;
            for (std::size_t a = 0; a < kTerms; ++a) {
                value += m_light[c][a] * samples.rows[i][a];
            }
            out[c].push_back(samples.colours[i][static_cast<int>(c)] - value);
        }
    }
    return out;
}

void PageTable::measureSpread(const Offs& offs) {
    for (int c = 0; c < 3; ++c) {
        std::vector<double> sizes;
        for (const double off : offs[static_cast<std::size_t>(c)]) {
            sizes.push_back(std::abs(off));
        }
        m_spread[c] = std::max(c == 0 ? kLeastSpreadL : kLeastSpreadColour,
                               1.48 * medianInPlace(std::span(sizes)));
    }
}

double PageTable::weight(const Offs& offs, std::size_t sample) const {
    double off = 0;
    for (std::size_t c = 0; c < 3; ++c) {
        const double z = offs[c][sample] / m_spread[static_cast<int>(c)] / kFar;
        off += z * z;
    }
    return 1 / (1 + off * off);
}

cv::Vec3f PageTable::at(cv::Point2d px) const {
    const auto row = terms(px);
    cv::Vec3f out;
    for (std::size_t c = 0; c < 3; ++c) {
        double value = 0;
        for (std::size_t a = 0; a < kTerms; ++a) {
            value += m_light[c][a] * row[a];
        }
        out[static_cast<int>(c)] = static_cast<float>(value);
    }
    return out;
}

double PageTable::apart(const cv::Vec3f& a, const cv::Vec3f& b) const {
    double sum = 0;
    for (int c = 0; c < 3; ++c) {
        const double off = (static_cast<double>(a[c]) - b[c]) / m_spread[c];
        sum += off * off;
    }
    return std::sqrt(sum);
}

PageTable::Unlike PageTable::unlike(cv::Point2d px, const cv::Vec3f& lab) const {
    const auto table = at(px);
    // Light that falls off by the factor k scales L + 16, a and b by the cube root of k.
    const double light = (static_cast<double>(lab[0]) + 16) / (table[0] + 16);
    const double k = std::clamp(light, kDeepestShade, 1.0);
    const cv::Vec3d left(lab[0] - ((table[0] + 16) * k - 16), lab[1] - table[1] * k,
                         lab[2] - table[2] * k);
    double off = 0;
    for (int c = 0; c < 3; ++c) {
        off += left[c] * left[c] / (m_spread[c] * m_spread[c]);
    }
    constexpr double kAsLikelyAsNot = 9; // three spreads
    const double noise = m_spread[0] / (table[0] + 16);
    return {off / (off + kAsLikelyAsNot), std::sqrt(off),
            std::clamp((1 - light - noise) / kDark, 0.0, 1.0)};
}

} // namespace pocketmars::calibration
