#include "calibration/pages/border_consensus.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pocketmars::calibration {
namespace {

using Odds = CardBorders::Odds;
constexpr auto kBorderSteps = static_cast<int>(CardBorders::kSteps);

/// Of the sides of cards that lie alike.
std::size_t kindOf(bool isWide, std::size_t side) { return (isWide ? 4 : 0) + side; }

/// Two opposite sides: for each number of steps that they lie outwards together, how likely that is
/// at best, and where each then lies.
class OppositeSides {
public:
    static constexpr int kCount = 2 * kBorderSteps - 1;

    OppositeSides(const Odds& first, const Odds& second) {
        m_odds.fill(-std::numeric_limits<float>::infinity());
        for (int i = 0; i < kBorderSteps; ++i) {
            for (int j = 0; j < kBorderSteps; ++j) {
                const float odds =
                    first[static_cast<std::size_t>(i)] + second[static_cast<std::size_t>(j)];
                const auto both = static_cast<std::size_t>(i) + static_cast<std::size_t>(j);
                if (odds > m_odds[both]) {
                    m_odds[both] = odds;
                    m_first[both] = i;
                }
            }
        }
    }

    [[nodiscard]] float odds(int both) const { return m_odds[static_cast<std::size_t>(both)]; }
    [[nodiscard]] int first(int both) const { return m_first[static_cast<std::size_t>(both)]; }
    [[nodiscard]] int second(int both) const { return both - first(both); }

    /// Mm between them.
    /// @param drawn  the same where they are drawn
    /// @param step   as a part of it
    [[nodiscard]] static double mm(int both, double drawn, double step) {
        return drawn * (1 + step * (both - 2 * CardBorders::kDrawn));
    }

private:
    std::array<float, kCount> m_odds{};
    std::array<int, kCount> m_first{};
};

/// A card's odds as they count for others, which lie a little off where the page has them.
/// @param at  step
float near(const Odds& odds, int at) {
    constexpr float kLeast = -5; // one card that sees nothing there is no veto
    float best = kLeast;
    for (int off = -2; off <= 2; ++off) {
        const int other = std::clamp(at + off, 0, kBorderSteps - 1);
        best = std::max(best, odds[static_cast<std::size_t>(other)] -
                                  0.25F * static_cast<float>(off * off));
    }
    return best;
}

} // namespace

BorderConsensus::BorderConsensus(const std::vector<Sides>& sides, const PageModel& model,
                                 std::optional<double> aspect) {
    std::array<float, 2> cards{};
    for (std::size_t c = 0; c < sides.size(); ++c) {
        const bool isWide = model.cards[c].isWide;
        cards[isWide ? 1 : 0] += 1;
        for (std::size_t s = 0; s < 4; ++s) {
            for (int at = 0; at < kBorderSteps; ++at) {
                m_sums[kindOf(isWide, s)][static_cast<std::size_t>(at)] += near(sides[c][s], at);
            }
        }
    }
    for (const bool isWide : {false, true}) {
        if (const float lieSo = cards[isWide ? 1 : 0]; lieSo > 0) {
            choose(isWide, lieSo, model.size, aspect);
        }
    }
}

void BorderConsensus::choose(bool isWide, float cards, cv::Size2d mm,
                             std::optional<double> aspect) {
    constexpr double kExact = 0.004; // ln
    constexpr double kMost = 8;      // sleeves and curl have other proportions
    const std::size_t short0 = kindOf(isWide, isWide ? 1 : 0);
    const std::size_t short1 = short0 + 2;
    const std::size_t long0 = kindOf(isWide, isWide ? 0 : 1);
    const std::size_t long1 = long0 + 2;
    const OppositeSides height(m_sums[short0], m_sums[short1]);
    const OppositeSides width(m_sums[long0], m_sums[long1]);
    double most = -std::numeric_limits<double>::infinity();
    for (int w = 0; w < OppositeSides::kCount; ++w) {
        for (int h = 0; h < OppositeSides::kCount; ++h) {
            // A page's cards err alike: all together tell no more than one.
            double value = (width.odds(w) + height.odds(h)) / cards;
            if (aspect) {
                const double off =
                    std::log(OppositeSides::mm(w, mm.width, CardBorders::kStepOfWidth) /
                             OppositeSides::mm(h, mm.height, CardBorders::kStepOfHeight) / *aspect);
                value -= std::min(kMost, 0.5 * off * off / (kExact * kExact));
            }
            if (value > most) {
                most = value;
                m_tops[short0] = height.first(h);
                m_tops[short1] = height.second(h);
                m_tops[long0] = width.first(w);
                m_tops[long1] = width.second(w);
            }
        }
    }
}

Odds BorderConsensus::drawn(const Odds& own, bool isWide, std::size_t side) const {
    constexpr double kSpread = 1.5; // steps
    constexpr double kMost = 10;
    const double top = m_tops[kindOf(isWide, side)];
    auto out = own;
    for (int at = 0; at < kBorderSteps; ++at) {
        const double off = (at - top) / kSpread;
        out[static_cast<std::size_t>(at)] -= static_cast<float>(std::min(kMost, 0.5 * off * off));
    }
    return normalised(out);
}

} // namespace pocketmars::calibration
