#include "calibration/sides/edge_features.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kCell = 0.25;  // mm
constexpr double kFirst = -9.5; // mm
constexpr std::array<std::array<double, 2>, 10> kStrips{{{-4.5, -3.2},
                                                         {-3.2, -2.2},
                                                         {-2.2, -1.5},
                                                         {-1.5, -0.9},
                                                         {-0.9, -0.3},
                                                         {0.3, 0.9},
                                                         {0.9, 1.5},
                                                         {1.5, 2.2},
                                                         {2.2, 3.2},
                                                         {3.2, 4.5}}};

} // namespace

EdgeAppearance::Across EdgeAppearance::acrossOf(const CardSide& side, const PageTable& table) {
    constexpr double kOff = 8;     // spreads
    constexpr double kLight = 30;  // L
    constexpr double kChroma = 15; // of a and b
    Across across;
    for (std::size_t i = 0; i < kCells; ++i) {
        const double mm = kFirst + static_cast<double>(i) * kCell;
        const auto lab = side.profile.colour(mm);
        const auto px = side.profile.at(0.5, mm);
        const auto bare = table.at(px);
        across.colour[i] = lab;
        across.off[i] = static_cast<float>(std::tanh(table.unlike(px, lab).off / kOff));
        across.light[i] = static_cast<float>(std::tanh((lab[0] - bare[0]) / kLight));
        across.chroma[i] =
            static_cast<float>(std::tanh(std::hypot(lab[1] - bare[1], lab[2] - bare[2]) / kChroma));
    }
    return across;
}

EdgeAppearance::EdgeAppearance(const std::vector<CardSide>& sides, const PageEdges& page,
                               const PageTable& table)
    : m_across(page.size()) {
    for (const auto& side : sides) {
        auto& across = m_across[side.card][side.kind];
        across = acrossOf(side, table);
        across.support = page[side.card][side.kind].support;
    }
    const auto part = 1.0F / static_cast<float>(page.size());
    for (std::size_t kind = 0; kind < 4; ++kind) {
        auto& all = m_all[kind];
        for (const auto& card : m_across) {
            const auto& one = card[kind];
            all.support.resize(std::max(all.support.size(), one.support.size()), 0.0);
            for (std::size_t i = 0; i < one.support.size(); ++i) {
                all.support[i] += one.support[i] / static_cast<double>(page.size());
            }
            for (std::size_t i = 0; i < kCells; ++i) {
                all.off[i] += one.off[i] * part;
                all.light[i] += one.light[i] * part;
            }
        }
    }
}

template <class T> T EdgeAppearance::mean(const Cells<T>& cells, double from, double to) {
    const int first = std::clamp(cvRound((from - kFirst) / kCell), 0, static_cast<int>(kCells) - 1);
    const int last =
        std::clamp(cvRound((to - kFirst) / kCell), first, static_cast<int>(kCells) - 1);
    T sum{};
    for (int i = first; i <= last; ++i) {
        sum += cells[static_cast<std::size_t>(i)];
    }
    return sum * (1.0F / static_cast<float>(last - first + 1));
}

float EdgeAppearance::most(const std::vector<double>& support, double from, double to) {
    const int first = std::max(0, cvRound((from + kSideReach) / kSideStep));
    const int last =
        std::min(static_cast<int>(support.size()) - 1, cvRound((to + kSideReach) / kSideStep));
    double most = 0;
    for (int i = first; i <= last; ++i) {
        most = std::max(most, support[static_cast<std::size_t>(i)]);
    }
    return static_cast<float>(most);
}

EdgeFeatures EdgeAppearance::of(std::size_t card, std::size_t kind, const SideEdge& edge,
                                const Surroundings& around) const {
    const auto& one = m_across[card][kind];
    const auto& all = m_all[kind];
    EdgeFeatures features{};
    std::size_t count = 0;
    const auto add = [&](float value) { features[count++] = value; };
    for (const auto& [inner, outer] : kStrips) {
        const double from = edge.mm + inner;
        const double to = edge.mm + outer;
        add(mean(one.off, from, to));
        add(mean(one.light, from, to));
        add(mean(one.chroma, from, to));
        add(most(one.support, from, to));
        add(mean(all.off, from, to));
        add(mean(all.light, from, to));
        add(most(all.support, from, to));
    }
    add(static_cast<float>(edge.support));
    add(static_cast<float>(edge.shared));
    add(static_cast<float>(around.darkCards));
    add(static_cast<float>(around.sleeved));
    const auto jump = [&](double a, double b) {
        constexpr double kJump = 20; // Lab units
        const auto at = [&](double mm) {
            return mean(one.colour, edge.mm + mm - kCell, edge.mm + mm + kCell);
        };
        return static_cast<float>(std::tanh(cv::norm(at(a) - at(b)) / kJump));
    };
    add(jump(-0.5, 0.5));
    add(jump(-1.5, -0.5));
    add(jump(0.5, 1.5));
    add(jump(0.5, 3.0));
    assert(count == kEdgeFeatures);
    return features;
}

} // namespace pocketmars::calibration
