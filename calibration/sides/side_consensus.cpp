#include "calibration/sides/side_consensus.h"

#include "calibration/support/correlation.h"
#include "calibration/support/median.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr double kSizeWithin = 0.5; // mm: cards curl, and lenses bend
constexpr double kUnseenSide = 0.6; // against a side that must be guessed from the opposite one
constexpr double kAlike = 2.0;      // how much it counts that cards are printed alike
constexpr double kWindowIn = 8;     // mm that are compared, inside of an edge and outside of it
constexpr int kWindow = 103;        // in steps, to 2.2 mm outside
constexpr double kWorthTrying = 0.2;

/// Where a kind of side of each card ends, so that all look alike.
struct Consensus {
    std::vector<double> at; ///< mm, of each card; NaN where nothing is seen
    double value = 0;       ///< mean of the cards
    double middle = 0;      ///< mm
};

/// The support of edges about a place, summed over some sides.
class Window {
public:
    void add(const SideEdges& side, double at) {
        const auto first = start(at);
        for (int i = 0; i < kWindow; ++i) {
            const auto place = first + i;
            if (place >= 0 && place < std::ssize(side.support)) {
                m_sum[static_cast<std::size_t>(i)] += side.support[static_cast<std::size_t>(place)];
            }
        }
        m_count += 1;
    }

    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

    /// Correlation with what lies about a place beside a side; less where there is little to see.
    [[nodiscard]] double alike(const SideEdges& side, double at) const {
        constexpr double kLeastSeen = 0.6;
        constexpr double kPlain = 0.1; // spread of the support that says something
        const auto first = start(at);
        Correlation both;
        for (int i = 0; i < kWindow; ++i) {
            const auto place = first + i;
            if (place < 0 || place >= std::ssize(side.support)) {
                continue;
            }
            both.add(m_sum[static_cast<std::size_t>(i)] / m_count,
                     side.support[static_cast<std::size_t>(place)]);
        }
        return both.count() < kLeastSeen * kWindow ? 0.0 : both.value(kPlain);
    }

private:
    static long start(double at) { return std::lround((at - kWindowIn + kSideReach) / kSideStep); }

    std::array<double, kWindow> m_sum{};
    double m_count = 0;
};

/// One edge beside one card is taken for its end; then each card's that looks most like that, and
/// again each card's that looks most like all of those.
Consensus agreed(const std::vector<const SideEdges*>& cards, const SideEdges& side, double at) {
    constexpr int kRounds = 3;
    Window look;
    look.add(side, at);
    Consensus found;
    for (int round = 0; round < kRounds && !look.isEmpty(); ++round) {
        found.value = 0;
        found.at.assign(cards.size(), std::nan(""));
        Window next;
        for (std::size_t c = 0; c < cards.size(); ++c) {
            double best = -kUnseenSide;
            for (const auto& edge : cards[c]->edges) {
                const double value = edge.worth + kAlike * look.alike(*cards[c], edge.mm);
                if (value > best) {
                    best = value;
                    found.at[c] = edge.mm;
                }
            }
            found.value += best / static_cast<double>(cards.size());
            if (!std::isnan(found.at[c])) {
                next.add(*cards[c], found.at[c]);
            }
        }
        look = next;
    }
    std::vector<double> places;
    std::copy_if(found.at.begin(), found.at.end(), std::back_inserter(places),
                 [](double mm) { return !std::isnan(mm); });
    found.middle = places.empty() ? 0.0 : medianInPlace(std::span(places));
    return found;
}

/// Best first; they differ.
std::vector<Consensus> consensus(const PageEdges& page, std::size_t kind) {
    constexpr std::size_t kMost = 8;
    constexpr double kSame = 0.4; // mm
    std::vector<const SideEdges*> cards;
    for (const auto& card : page) {
        cards.push_back(&card[kind]);
    }
    std::vector<Consensus> found;
    for (const auto* card : cards) {
        for (const auto& start : card->edges) {
            if (start.worth >= kWorthTrying) {
                found.push_back(agreed(cards, *card, start.mm));
            }
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Consensus& a, const Consensus& b) { return a.value > b.value; });
    std::vector<Consensus> kept;
    for (auto& one : found) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const Consensus& other) {
            return std::abs(one.middle - other.middle) < kSame;
        });
        if (isNew && kept.size() < kMost) {
            kept.push_back(std::move(one));
        }
    }
    return kept;
}

/// Cards that end there, all of one size; nothing where no card shows both sides.
std::optional<CardExtent> extentOf(const Consensus& first, const Consensus& second) {
    constexpr double kMostOff = 1.5;
    constexpr double kOff = 0.3;
    std::vector<double> sums;
    for (std::size_t c = 0; c < first.at.size(); ++c) {
        if (!std::isnan(first.at[c] + second.at[c])) {
            sums.push_back(first.at[c] + second.at[c]);
        }
    }
    if (sums.empty()) {
        return std::nullopt;
    }
    CardExtent extent;
    extent.larger = medianInPlace(std::span(sums));
    extent.worth = first.value + second.value;
    for (std::size_t c = 0; c < first.at.size(); ++c) {
        const double a = first.at[c];
        const double b = second.at[c];
        if (!std::isnan(a) && !std::isnan(b)) {
            const double off = a + b - extent.larger;
            const double part = off / kSizeWithin;
            extent.worth -=
                std::min(kMostOff, kOff * part * part) / static_cast<double>(first.at.size());
            extent.outwards.push_back({a - off / 2, b - off / 2});
        } else if (!std::isnan(a)) {
            extent.outwards.push_back({a, extent.larger - a});
        } else if (!std::isnan(b)) {
            extent.outwards.push_back({extent.larger - b, b});
        } else {
            extent.outwards.push_back({extent.larger / 2, extent.larger / 2});
        }
    }
    return extent;
}

} // namespace

std::vector<CardExtent> extents(const PageEdges& page, std::size_t first, std::size_t second) {
    constexpr std::size_t kMost = 14;
    const auto seconds = consensus(page, second);
    std::vector<CardExtent> found;
    for (const auto& a : consensus(page, first)) {
        for (const auto& b : seconds) {
            if (auto extent = extentOf(a, b)) {
                found.push_back(*std::move(extent));
            }
        }
    }
    std::sort(found.begin(), found.end(),
              [](const CardExtent& a, const CardExtent& b) { return a.worth > b.worth; });
    found.resize(std::min(found.size(), kMost));
    if (found.empty()) { // nothing is seen: the cards are as they are drawn
        found.push_back({0, 0, std::vector<std::array<double, 2>>(page.size(), {0, 0})});
    }
    return found;
}

} // namespace pocketmars::calibration
