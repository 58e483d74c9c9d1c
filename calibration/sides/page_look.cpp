#include "calibration/sides/page_look.h"

#include "calibration/sides/side_edges.h"
#include "calibration/sides/side_profile.h"
#include "calibration/support/correlation.h"
#include "calibration/support/median.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kInward = 8;      // mm
constexpr double kWithin = 0.3;    // mm: what is nearer is the same edge
constexpr double kPlain = 0.10;    // spread of the support along a side that says something
constexpr double kLeastSeen = 0.6; // of the look, beside a side
constexpr std::size_t kSpots = 76;
constexpr int kFarthest = 22;       // steps: cards that end further off were mistaken for others
constexpr double kLeastAlike = 0.5; // of sides that can be compared
constexpr double kSamePlace = 0.35; // mm: no other place
// One suit's frame may lie elsewhere than the others', and is then a little like theirs where it is
// not (drawn decks 8521 to 8544).
constexpr double kStandsOut = 0.2;       // of the correlation, between one place and another
constexpr double kAlikeElsewhere = 0.65; // of sides that end elsewhere

constexpr int kPages = 3; // that tell what a deck's cards have in common

double distance(std::size_t place) { return -kInward + static_cast<double>(place) * kSideStep; }

} // namespace

PageLook::PageLook(const EdgeField& field, const PageModel& model, const std::vector<Quad>& cards,
                   double minGradient, double weight)
    : m_weight(weight) {
    for (auto& edges : m_edges) {
        edges.assign(kSpots, 0.0);
    }
    for (std::size_t c = 0; c < cards.size(); ++c) {
        const bool isWide = model.cards[c].isWide;
        const auto pxPerMm = pxPerMmAcross(cards[c], model.size, isWide);
        for (std::size_t s = 0; s < 4; ++s) {
            const SideProfile profile(field, cards[c], s, pxPerMm[s], kInward + kWithin, kWithin,
                                      minGradient);
            auto& edges = m_edges[kindOfSide(s, isWide)];
            for (std::size_t i = 0; i < edges.size(); ++i) {
                edges[i] +=
                    profile.support(distance(i), kWithin) / static_cast<double>(cards.size());
            }
        }
    }
}

PageLook PageLook::together(const std::vector<PageLook>& looks) {
    PageLook all;
    for (auto& edges : all.m_edges) {
        edges.assign(kSpots, 0.0);
    }
    for (const auto& look : looks) {
        all.m_weight += look.m_weight;
    }
    for (const auto& look : looks) {
        for (std::size_t k = 0; k < 4 && look.isKnown(); ++k) {
            for (std::size_t i = 0; i < kSpots; ++i) {
                all.m_edges[k][i] += look.m_edges[k][i] * look.m_weight / all.m_weight;
            }
        }
    }
    return all;
}

void PageLook::rememberBeside(double unlike) {
    m_beside = unlike;
    m_besideWeight = m_weight;
}

void PageLook::rememberAspect(double aspect) {
    m_aspects.clear();
    if (isOfSurePages(1)) {
        m_aspects.push_back(aspect);
    }
}

void PageLook::rememberOthers(const std::vector<PageLook>& pages) {
    m_beside = 0;
    m_besideWeight = 0;
    m_aspects.clear();
    for (const auto& page : pages) {
        m_beside += page.m_beside * page.m_besideWeight;
        m_besideWeight += page.m_besideWeight;
        m_aspects.insert(m_aspects.end(), page.m_aspects.begin(), page.m_aspects.end());
    }
    m_beside /= std::max(m_besideWeight, 1e-6);
}

std::optional<double> PageLook::unlikeBeside() const {
    return m_besideWeight > kPages - kMayLack ? std::optional(m_beside) : std::nullopt;
}

std::optional<double> PageLook::aspect() const {
    return m_aspects.size() < kPages ? std::nullopt : std::optional(median(m_aspects));
}

double PageLook::agreement(std::size_t kind, const std::vector<double>& support, double first,
                           double at) const {
    if (!isKnown()) {
        return 0;
    }
    const auto& look = m_edges[kind];
    Correlation both;
    for (std::size_t i = 0; i < look.size(); ++i) {
        const auto place = std::lround((at + distance(i) - first) / kSideStep);
        if (place < 0 || place >= std::ssize(support)) {
            continue;
        }
        both.add(look[i], support[static_cast<std::size_t>(place)]);
    }
    return both.count() < kLeastSeen * static_cast<double>(kSpots) ? 0.0 : both.value(kPlain);
}

std::array<std::optional<double>, 4> PageLook::outwards(const PageLook& others) const {
    std::array<std::optional<double>, 4> out;
    for (std::size_t kind = 0; kind < out.size() && isKnown() && others.isKnown(); ++kind) {
        const auto alikeAt = [&](int step) {
            return others.agreement(kind, m_edges[kind], -kInward, step * kSideStep);
        };
        int best = 0;
        for (int step = -kFarthest; step <= kFarthest; ++step) {
            best = alikeAt(step) > alikeAt(best) ? step : best;
        }
        const double mm = best * kSideStep;
        const double alike = alikeAt(best);
        const bool isHere = std::abs(mm) < kSamePlace && alike > kLeastAlike;
        const bool isElsewhere = std::abs(best) < kFarthest && alike > kAlikeElsewhere &&
                                 alike > alikeAt(0) + kStandsOut;
        if (isHere || isElsewhere) {
            out[kind] = mm;
        }
    }
    return out;
}

double PageLook::agreement(const PageLook& other) const {
    double sum = 0;
    for (std::size_t kind = 0; kind < 4 && other.isKnown(); ++kind) {
        sum += agreement(kind, other.m_edges[kind], -kInward, 0) / 4;
    }
    return sum;
}

} // namespace pocketmars::calibration
