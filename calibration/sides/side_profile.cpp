#include "calibration/sides/side_profile.h"

#include "calibration/support/median.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr int kPlaces = 28;      // along a side
constexpr double kCorner = 0.09; // of a side at each end: corners are round
constexpr double kStepPx = 0.5;
constexpr double kStrongest = 25; // L units per px: a stronger edge is no likelier to be the card's

} // namespace

SideProfile::SideProfile(const EdgeField& field, const Quad& card, std::size_t side, double pxPerMm,
                         double inward, double outward, double minGradient)
    : m_field(&field), m_side(side), m_from(card[side]),
      m_along(cv::Point2d(card[(side + 1) % 4]) - cv::Point2d(card[side])),
      m_outward(cv::Point2d(m_along.y, -m_along.x) / cv::norm(m_along)), m_pxPerMm(pxPerMm) {
    const int steps = cvCeil((inward + outward) * pxPerMm / kStepPx);
    std::vector<double> strength(static_cast<std::size_t>(steps) + 1);
    for (int i = 0; i < kPlaces; ++i) {
        const double along = kCorner + (1 - 2 * kCorner) * (i + 0.5) / kPlaces;
        m_places.push_back(along);
        auto& peaks = m_peaks.emplace_back();
        for (int s = 0; s <= steps; ++s) {
            strength[static_cast<std::size_t>(s)] =
                gradientAcross(field, at(along, -inward + s * kStepPx / pxPerMm), m_outward);
        }
        for (int s = 1; s < steps; ++s) {
            const auto here = static_cast<std::size_t>(s);
            const double best = strength[here];
            if (best < minGradient || best < strength[here - 1] || best <= strength[here + 1]) {
                continue;
            }
            const double bend = strength[here - 1] + strength[here + 1] - 2 * best;
            const double shift =
                bend < 0 ? 0.5 * (strength[here - 1] - strength[here + 1]) / bend : 0.0;
            peaks.push_back({static_cast<float>(-inward + (s + shift) * kStepPx / pxPerMm),
                             static_cast<float>(std::min(best, kStrongest))});
        }
    }
}

double SideProfile::support(double mm, double within) const {
    double found = 0;
    for (const auto& peaks : m_peaks) {
        found += std::any_of(peaks.begin(), peaks.end(),
                             [&](const Peak& peak) { return std::abs(peak.mm - mm) <= within; })
                     ? 1
                     : 0;
    }
    return found / static_cast<double>(m_peaks.size());
}

void SideProfile::collect(double mm, double within, std::size_t card, double weight,
                          std::vector<SeenEdge>& seen) const {
    for (std::size_t i = 0; i < m_peaks.size(); ++i) {
        const Peak* best = nullptr;
        double most = 0;
        for (const auto& peak : m_peaks[i]) {
            const double off = std::abs(peak.mm - mm) / within;
            const double worth = peak.strength * (1 - 0.7 * off);
            if (off <= 1 && worth > most) {
                most = worth;
                best = &peak;
            }
        }
        if (best != nullptr) {
            seen.push_back({card, m_side, m_places[i], best->mm * m_pxPerMm,
                            weight * std::sqrt(best->strength)});
        }
    }
}

cv::Vec3f SideProfile::colour(double mm) const {
    std::array<std::array<float, kPlaces>, 3> channels;
    std::size_t count = 0;
    const cv::Rect picture({0, 0}, m_field->lab.size());
    for (const double along : m_places) {
        const auto p = at(along, mm);
        const cv::Point px(cvRound(p.x), cvRound(p.y));
        if (picture.contains(px)) {
            const auto& lab = m_field->lab.at<cv::Vec3f>(px);
            for (int c = 0; c < 3; ++c) {
                channels[static_cast<std::size_t>(c)][count] = lab[c];
            }
            ++count;
        }
    }
    cv::Vec3f out(0, 0, 0);
    for (int c = 0; c < 3 && count > 0; ++c) {
        out[c] = medianInPlace(std::span(channels[static_cast<std::size_t>(c)].data(), count));
    }
    return out;
}

cv::Vec3f SideProfile::colour(double from, double to) const {
    std::array<std::vector<float>, 3> channels;
    const cv::Rect picture({0, 0}, m_field->lab.size());
    for (const double along : m_places) {
        for (const double t : {0.2, 0.5, 0.8}) {
            const auto p = at(along, from + (to - from) * t);
            const cv::Point px(cvRound(p.x), cvRound(p.y));
            if (picture.contains(px)) {
                const auto& lab = m_field->lab.at<cv::Vec3f>(px);
                for (int c = 0; c < 3; ++c) {
                    channels[static_cast<std::size_t>(c)].push_back(lab[c]);
                }
            }
        }
    }
    cv::Vec3f out(0, 0, 0);
    for (int c = 0; c < 3; ++c) {
        auto& values = channels[static_cast<std::size_t>(c)];
        out[c] = values.empty() ? 0.0F : medianInPlace(std::span(values));
    }
    return out;
}

} // namespace pocketmars::calibration
