#include "calibration/pages/page_on_borders.h"

#include "calibration/network/card_borders.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

using Odds = CardBorders::Odds;
constexpr auto kSteps = static_cast<int>(CardBorders::kSteps);

/// Where a side most likely lies, in steps, and how far that can be trusted.
struct Place {
    double step = 0;
    double weight = 0;
};

/// The middle of the likeliest places that hang together.
Place placeOf(const Odds& odds) {
    constexpr int kNear = 2;
    const auto top = static_cast<int>(std::max_element(odds.begin(), odds.end()) - odds.begin());
    double mass = 0;
    double sum = 0;
    double squares = 0;
    for (int s = std::max(0, top - kNear); s <= std::min(kSteps - 1, top + kNear); ++s) {
        const double p = std::exp(odds[static_cast<std::size_t>(s)]);
        mass += p;
        sum += p * s;
        squares += p * s * s;
    }
    const double middle = sum / mass;
    const double spread = std::max(0.0, squares / mass - middle * middle);
    double all = 0;
    for (const float each : odds) {
        all += std::exp(each);
    }
    return {middle, (mass / all) / (0.5 + spread)};
}

/// What is printed beside a side is the same on all cards that lie alike: where most of them have
/// it.
class Consensus {
public:
    Consensus(const std::vector<CardBorders>& borders, const PageModel& model) {
        constexpr float kLeast = -5; // one card that sees nothing there is no veto
        for (std::size_t c = 0; c < borders.size(); ++c) {
            for (std::size_t s = 0; s < 4; ++s) {
                auto& sum = m_sums[index(model.cards[c].isWide, s)];
                const auto& odds = borders[c].side(s);
                for (int at = 0; at < kSteps; ++at) {
                    // Cards lie a little off where the page has them.
                    float best = kLeast;
                    for (int near = -2; near <= 2; ++near) {
                        const int other = std::clamp(at + near, 0, kSteps - 1);
                        best = std::max(best, odds[static_cast<std::size_t>(other)] -
                                                  0.25F * static_cast<float>(near * near));
                    }
                    sum[static_cast<std::size_t>(at)] += best;
                }
            }
        }
    }

    /// A part's own odds, drawn to where the page's cards have that side.
    [[nodiscard]] Odds drawn(const Odds& own, bool isWide, std::size_t side) const {
        constexpr double kSpread = 2.5; // steps
        constexpr double kMost = 6;
        const auto& sum = m_sums[index(isWide, side)];
        const auto top = std::max_element(sum.begin(), sum.end()) - sum.begin();
        auto out = own;
        for (int at = 0; at < kSteps; ++at) {
            const double off = static_cast<double>(at - top) / kSpread;
            out[static_cast<std::size_t>(at)] -=
                static_cast<float>(std::min(kMost, 0.5 * off * off));
        }
        return out;
    }

private:
    static std::size_t index(bool isWide, std::size_t side) { return (isWide ? 4 : 0) + side; }

    std::array<Odds, 8> m_sums{};
};

/// Px outwards from the drawn side.
double outwards(const CardBorders& borders, std::size_t side, double along, double step) {
    const auto from = borders.place(side, 0, CardBorders::kDrawn);
    const auto way = borders.place(side, 1, CardBorders::kDrawn) - from;
    const auto outward = cv::Point2d(way.y, -way.x) / cv::norm(way);
    return (borders.place(side, along, step) - borders.place(side, along, CardBorders::kDrawn))
        .dot(outward);
}

double alongOf(std::size_t part) {
    return (static_cast<double>(part) + 0.5) / static_cast<double>(CardBorders::kParts);
}

std::vector<Quad> drawn(const PageModel& model, cv::Size picture) {
    std::vector<Quad> quads;
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        quads.push_back(model.inPicture(c, picture));
    }
    return quads;
}

std::vector<SeenEdge> edgesOf(const std::vector<CardBorders>& borders, const PageModel& model) {
    const Consensus consensus(borders, model);
    std::vector<SeenEdge> seen;
    for (std::size_t c = 0; c < borders.size(); ++c) {
        for (std::size_t s = 0; s < 4; ++s) {
            for (std::size_t p = 0; p < CardBorders::kParts; ++p) {
                const auto place =
                    placeOf(consensus.drawn(borders[c].part(s, p), model.cards[c].isWide, s));
                const double along = alongOf(p);
                seen.push_back(
                    {c, s, along, outwards(borders[c], s, along, place.step), place.weight});
            }
        }
    }
    return seen;
}

/// A straight line through where the parts of a side lie, held near where the page has the side:
/// steps off it at the middle, and more from there to its end.
struct OwnSide {
    double off = 0;
    double turn = 0;
};

OwnSide ownSide(const CardBorders& borders, std::size_t side) {
    constexpr double kNear = 2.5;    // steps: further off is another edge
    constexpr double kHeldOff = 1.5; // as if seen by so many more parts
    constexpr double kHeldTurn = 1.0;
    double weights = kHeldOff;
    double sum = 0;
    double squares = kHeldTurn;
    double products = 0;
    for (std::size_t p = 0; p < CardBorders::kParts; ++p) {
        const auto place = placeOf(borders.part(side, p));
        const double off = place.step - CardBorders::kDrawn;
        if (std::abs(off) > kNear) {
            continue;
        }
        const double along = 2 * alongOf(p) - 1;
        weights += place.weight;
        sum += place.weight * off;
        squares += place.weight * along * along;
        products += place.weight * along * off;
    }
    return {sum / weights, products / squares};
}

Quad ownQuad(const CardBorders& borders, const Quad& placed) {
    std::array<std::array<cv::Point2f, 2>, 4> lines;
    for (std::size_t s = 0; s < 4; ++s) {
        const auto own = ownSide(borders, s);
        for (const std::size_t end : {0U, 1U}) {
            const double turned = end == 0 ? -own.turn : own.turn;
            lines[s][end] =
                borders.place(s, static_cast<double>(end), CardBorders::kDrawn + own.off + turned);
        }
    }
    Quad out = placed;
    for (std::size_t k = 0; k < 4; ++k) {
        const auto& before = lines[(k + 3) % 4];
        const auto& after = lines[k];
        if (const auto at = intersection(before[0], before[1], after[0], after[1])) {
            out[k] = *at;
        }
    }
    return out;
}

/// How likely a side lies within about a mm of where it is placed.
double sureOf(const CardBorders& borders, std::size_t side) {
    constexpr double kWithin = 2; // steps: a mm of a card of the usual size
    const double at = CardBorders::kDrawn + ownSide(borders, side).off;
    double mass = 0;
    for (int s = 0; s < kSteps; ++s) {
        if (std::abs(s - at) <= kWithin) {
            mass += std::exp(borders.side(side)[static_cast<std::size_t>(s)]);
        }
    }
    return mass;
}

} // namespace

BorderedPage pageOnBorders(const cv::Mat& photo, const cv::Mat& odds, const PageModel& rough,
                           KnownShape shape) {
    BorderedPage page{rough, {}, 0, 1};
    std::vector<CardBorders> borders;
    for (const double reachMm : {6.0, 2.5}) {
        borders = cardBorders(photo, odds, drawn(page.model, photo.size()));
        FitStiffness stiffness;
        stiffness.reachPx = std::max(2.0, reachMm * page.model.view.pxPerMm);
        stiffness.aspect = shape == KnownShape::Sure ? 0.004 : 0.05;
        page.model = fittedPage(page.model, edgesOf(borders, page.model), photo.size(), stiffness);
    }
    const auto placed = drawn(page.model, photo.size());
    borders = cardBorders(photo, odds, placed);
    for (std::size_t c = 0; c < borders.size(); ++c) {
        page.cards.push_back(ownQuad(borders[c], placed[c]));
        for (std::size_t s = 0; s < 4; ++s) {
            const double sure = sureOf(borders[c], s);
            page.sure += sure / (4.0 * static_cast<double>(borders.size()));
            page.leastSure = std::min(page.leastSure, sure);
        }
    }
    return page;
}

} // namespace pocketmars::calibration
