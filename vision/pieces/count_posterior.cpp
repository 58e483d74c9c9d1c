#include "vision/pieces/count_posterior.h"

#include "vision/pieces/colonist_place.h"
#include "vision/pieces/tuning.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace pocketmars::vision {
namespace {

constexpr int kTotals = kColonistsPerColour + 2; // 0..7, and more

class Totals {
public:
    explicit Totals(std::size_t colours) : m_colours(colours) {
        for (std::size_t i = 0; i < colours; ++i) {
            m_states *= kTotals;
        }
    }
    [[nodiscard]] std::size_t states() const { return m_states; }
    /// The state after some more pieces.
    [[nodiscard]] std::size_t plus(std::size_t state, const std::vector<int>& more) const {
        std::size_t out = 0;
        std::size_t unit = 1;
        for (std::size_t c = 0; c < m_colours; ++c) {
            const int total = static_cast<int>(state / unit % kTotals) + more[c];
            out += unit * static_cast<std::size_t>(std::min(total, kTotals - 1));
            unit *= kTotals;
        }
        return out;
    }
    [[nodiscard]] int total(std::size_t state, std::size_t colour) const {
        std::size_t unit = 1;
        for (std::size_t c = 0; c < colour; ++c) {
            unit *= kTotals;
        }
        return static_cast<int>(state / unit % kTotals);
    }

private:
    std::size_t m_colours;
    std::size_t m_states = 1;
};

struct Weighted {
    std::vector<int> more; ///< by colour
    double weight;
};

std::vector<std::vector<Weighted>> weigh(const std::vector<CountZone>& zones, std::size_t colours) {
    std::vector<std::vector<Weighted>> out;
    for (const auto& zone : zones) {
        assert(!zone.options.empty());
        double best = -1e300;
        for (const auto& o : zone.options) {
            best = std::max(best, o.score);
        }
        auto& list = out.emplace_back();
        for (const auto& o : zone.options) {
            Weighted w{std::vector<int>(colours, 0), 0};
            for (std::size_t i = 0; i < o.counts.size(); ++i) {
                w.more[i % colours] += o.counts[i];
            }
            w.weight = std::exp(-std::min(best - o.score, tuning::counting.maxDifference()) /
                                tuning::counting.temperature());
            list.push_back(std::move(w));
        }
    }
    return out;
}

} // namespace

CountBelief weighCounts(const std::vector<CountZone>& zones, const std::vector<bool>& complete) {
    const std::size_t colours = complete.size();
    const Totals totals(colours);
    const auto weighted = weigh(zones, colours);
    const auto ending = [&](std::size_t state) {
        double p = 1;
        for (std::size_t c = 0; c < colours; ++c) {
            const int total = totals.total(state, c);
            const bool fits =
                complete[c] ? total == kColonistsPerColour : total <= kColonistsPerColour;
            p *= fits ? 1.0 : tuning::counting.otherTotal();
        }
        return p;
    };
    // Sums and maxima over the zones that follow, by the totals so far.
    const std::size_t n = zones.size();
    std::vector<std::vector<double>> sums(n + 1, std::vector<double>(totals.states(), 0));
    auto most = sums;
    for (std::size_t s = 0; s < totals.states(); ++s) {
        sums[n][s] = most[n][s] = ending(s);
    }
    for (std::size_t z = n; z-- > 0;) {
        for (std::size_t s = 0; s < totals.states(); ++s) {
            for (const auto& w : weighted[z]) {
                const std::size_t next = totals.plus(s, w.more);
                sums[z][s] += w.weight * sums[z + 1][next];
                most[z][s] = std::max(most[z][s], w.weight * most[z + 1][next]);
            }
        }
    }
    CountBelief out;
    out.complete.assign(colours, 0);
    std::vector<double> before(totals.states(), 0);
    before[0] = 1;
    std::size_t best = 0;
    for (std::size_t z = 0; z < n; ++z) {
        const auto& options = zones[z].options;
        std::vector<double> after(totals.states(), 0);
        std::vector<double> share(options.size(), 0);
        std::size_t chosen = 0;
        double chosenWeight = -1;
        for (std::size_t o = 0; o < options.size(); ++o) {
            const auto& w = weighted[z][o];
            for (std::size_t s = 0; s < totals.states(); ++s) {
                if (before[s] > 0) {
                    const std::size_t next = totals.plus(s, w.more);
                    after[next] += before[s] * w.weight;
                    share[o] += before[s] * w.weight * sums[z + 1][next];
                }
            }
            const double here = w.weight * most[z + 1][totals.plus(best, w.more)];
            if (here > chosenWeight) {
                chosenWeight = here;
                chosen = o;
            }
        }
        out.chosen.push_back(chosen);
        best = totals.plus(best, weighted[z][chosen].more);
        double all = 0;
        for (const double s : share) {
            all += s;
        }
        auto& posterior = out.posterior.emplace_back(
            options[0].counts.size(), std::vector<double>(kColonistsPerColour + 1, 0.0));
        for (std::size_t o = 0; o < options.size(); ++o) {
            for (std::size_t i = 0; i < options[o].counts.size(); ++i) {
                const int count = std::min(options[o].counts[i], kColonistsPerColour);
                posterior[i][static_cast<std::size_t>(count)] +=
                    (1 - tuning::counting.stray()) * share[o] / all;
            }
        }
        for (auto& p : posterior) {
            for (double& v : p) {
                v += tuning::counting.stray() / (kColonistsPerColour + 1);
            }
        }
        before = after;
    }
    double all = 0;
    for (std::size_t s = 0; s < totals.states(); ++s) {
        const double p = before[s] * ending(s);
        all += p;
        for (std::size_t c = 0; c < colours; ++c) {
            const int total = totals.total(s, c);
            if (complete[c] ? total == kColonistsPerColour : total <= kColonistsPerColour) {
                out.complete[c] += p;
            }
        }
    }
    for (double& p : out.complete) {
        p /= all;
    }
    return out;
}

} // namespace pocketmars::vision
