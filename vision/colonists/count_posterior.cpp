#include "vision/colonists/count_posterior.h"

#include "vision/pieces/colonist_place.h"
#include "vision/pieces/tuning.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

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

/// Goes through the zones one by one. What is known of a colour is how many of it were counted so
/// far; what is yet to come is summed up beforehand, from the last zone to the first.
class Weighing {
public:
    Weighing(const std::vector<CountZone>& zones, const std::vector<bool>& complete)
        : m_zones(&zones), m_complete(&complete), m_totals(complete.size()),
          m_weighted(weigh(zones, complete.size())) {
        // Sums and maxima over the zones that follow, by the totals so far.
        const std::size_t n = zones.size();
        m_sums.assign(n + 1, std::vector<double>(m_totals.states(), 0));
        for (std::size_t s = 0; s < m_totals.states(); ++s) {
            m_sums[n][s] = ending(s);
        }
        for (std::size_t z = n; z-- > 0;) {
            for (std::size_t s = 0; s < m_totals.states(); ++s) {
                for (const auto& w : m_weighted[z]) {
                    m_sums[z][s] += w.weight * m_sums[z + 1][m_totals.plus(s, w.more)];
                }
            }
        }
        findMost(fitting(afterAll()));
        if (m_most[0][0] <= 0) { // totals that are likely each, but not together
            findMost(std::vector<double>(m_complete->size(), 0));
        }
        m_before = nothingYet();
    }

    /// The next zone: which of its readings is part of the best whole, and how likely its counts
    /// are.
    void pass(std::size_t z, CountBelief& out) {
        const auto& options = (*m_zones)[z].options;
        std::vector<double> share(options.size(), 0);
        std::size_t chosen = 0;
        double chosenWeight = -1;
        for (std::size_t o = 0; o < options.size(); ++o) {
            const auto& w = m_weighted[z][o];
            for (std::size_t s = 0; s < m_totals.states(); ++s) {
                if (m_before[s] > 0) {
                    share[o] += m_before[s] * w.weight * m_sums[z + 1][m_totals.plus(s, w.more)];
                }
            }
            const double here = w.weight * m_most[z + 1][m_totals.plus(m_best, w.more)];
            if (here > chosenWeight) {
                chosenWeight = here;
                chosen = o;
            }
        }
        out.chosen.push_back(chosen);
        m_best = m_totals.plus(m_best, m_weighted[z][chosen].more);
        out.posterior.push_back(posteriorOf(options, share));
        m_before = after(z, m_before);
    }

    /// How likely the totals are what they should be, by colour; after all zones.
    [[nodiscard]] std::vector<double> complete() const { return fitting(m_before); }

private:
    /// @param likely  that the totals are what they should be, by colour
    void findMost(const std::vector<double>& likely) {
        const std::size_t n = m_zones->size();
        m_most.assign(n + 1, std::vector<double>(m_totals.states(), 0));
        for (std::size_t s = 0; s < m_totals.states(); ++s) {
            m_most[n][s] = isLikeliestTotal(s, likely) ? ending(s) : 0.0;
        }
        for (std::size_t z = n; z-- > 0;) {
            for (std::size_t s = 0; s < m_totals.states(); ++s) {
                for (const auto& w : m_weighted[z]) {
                    m_most[z][s] =
                        std::max(m_most[z][s], w.weight * m_most[z + 1][m_totals.plus(s, w.more)]);
                }
            }
        }
    }
    [[nodiscard]] std::vector<double> nothingYet() const {
        std::vector<double> out(m_totals.states(), 0);
        out[0] = 1;
        return out;
    }
    /// @param before  weight of the totals before zone z
    [[nodiscard]] std::vector<double> after(std::size_t z,
                                            const std::vector<double>& before) const {
        std::vector<double> out(m_totals.states(), 0);
        for (const auto& w : m_weighted[z]) {
            for (std::size_t s = 0; s < m_totals.states(); ++s) {
                if (before[s] > 0) {
                    out[m_totals.plus(s, w.more)] += before[s] * w.weight;
                }
            }
        }
        return out;
    }
    [[nodiscard]] std::vector<double> afterAll() const {
        auto out = nothingYet();
        for (std::size_t z = 0; z < m_zones->size(); ++z) {
            out = after(z, out);
        }
        return out;
    }
    /// How likely the totals are what they should be, by colour.
    /// @param totals  weight of each, after all zones
    [[nodiscard]] std::vector<double> fitting(const std::vector<double>& totals) const {
        std::vector<double> out(m_complete->size(), 0);
        double all = 0;
        for (std::size_t s = 0; s < m_totals.states(); ++s) {
            const double p = totals[s] * ending(s);
            all += p;
            for (std::size_t c = 0; c < out.size(); ++c) {
                out[c] += fits(s, c) ? p : 0.0;
            }
        }
        for (double& p : out) {
            p /= all;
        }
        return out;
    }
    /// What is told as a whole has the totals that are likeliest: several pieces may be hidden in
    /// many ways, each less likely than that there is none of them, all together likelier.
    /// @param likely  that the totals are what they should be, by colour
    [[nodiscard]] bool isLikeliestTotal(std::size_t state,
                                        const std::vector<double>& likely) const {
        for (std::size_t c = 0; c < likely.size(); ++c) {
            if (likely[c] >= 0.5 && !fits(state, c)) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool fits(std::size_t state, std::size_t colour) const {
        const int total = m_totals.total(state, colour);
        return (*m_complete)[colour] ? total == kColonistsPerColour : total <= kColonistsPerColour;
    }
    [[nodiscard]] double ending(std::size_t state) const {
        double p = 1;
        for (std::size_t c = 0; c < m_complete->size(); ++c) {
            if (!fits(state, c)) {
                const int off = std::abs(m_totals.total(state, c) - kColonistsPerColour);
                p *= tuning::counting.otherTotal() *
                     std::pow(tuning::counting.furtherTotal(), off - 1);
            }
        }
        return p;
    }
    /// @param share  weight of each option
    /// @return the probability of each number, by counter of the options
    [[nodiscard]] static std::vector<std::vector<double>>
    posteriorOf(const std::vector<CountOption>& options, const std::vector<double>& share) {
        double all = 0;
        for (const double s : share) {
            all += s;
        }
        const double stray = tuning::counting.stray();
        std::vector<std::vector<double>> out(options[0].counts.size(),
                                             std::vector<double>(kColonistsPerColour + 1, 0.0));
        for (std::size_t o = 0; o < options.size(); ++o) {
            for (std::size_t i = 0; i < options[o].counts.size(); ++i) {
                const int count = std::min(options[o].counts[i], kColonistsPerColour);
                out[i][static_cast<std::size_t>(count)] += (1 - stray) * share[o] / all;
            }
        }
        for (auto& p : out) {
            for (double& v : p) {
                v += stray / (kColonistsPerColour + 1);
            }
        }
        return out;
    }

    const std::vector<CountZone>* m_zones;
    const std::vector<bool>* m_complete;
    Totals m_totals;
    std::vector<std::vector<Weighted>> m_weighted;
    std::vector<std::vector<double>> m_sums;
    std::vector<std::vector<double>> m_most;
    std::vector<double> m_before; ///< weight of the totals so far
    std::size_t m_best = 0;       ///< the totals of the best whole so far
};

} // namespace

CountBelief weighCounts(const std::vector<CountZone>& zones, const std::vector<bool>& complete) {
    Weighing weighing(zones, complete);
    CountBelief out;
    for (std::size_t z = 0; z < zones.size(); ++z) {
        weighing.pass(z, out);
    }
    out.complete = weighing.complete();
    return out;
}

} // namespace pocketmars::vision
