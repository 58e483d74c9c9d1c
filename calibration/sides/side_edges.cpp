#include "calibration/sides/side_edges.h"

#include "calibration/support/median.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr double kOneEdge = 0.22; // mm: what is nearer is one edge of a side
constexpr double kLeastSupport = 0.22;
constexpr double kUsual = 0.12; // support that chance gives
constexpr double kRingOff = 5;  // spreads: a ring so unlike the table is as likely card as not
constexpr double kPrinted = 3;  // spreads: what differs less on both sides of a line is one border
constexpr double kDarkOff = 8;  // spreads that darkness is worth, where it is card's
constexpr double kSharedWithin = 0.6; // mm
constexpr double kSleeved = 0.6;      // against the outer edge where cards are sleeved
constexpr double kNearestRing = 0.6;  // mm
constexpr double kDarkCard = 0.3;     // how much a dark strip counts as card, by itself
constexpr double kColours = 0.8;      // how much colours count against edges
constexpr double kWidestSleeve = 2.1; // mm beside the card, and of most shadows
constexpr double kSleeveOff = 0.45;   // of how unlike the table the card itself is
constexpr double kSignificant = 0.35; // support over the usual, of what is there for certain
constexpr double kBorder = 1.5;       // against a card that an edge surrounds further out

PageTable::Unlike strip(const SideProfile& side, const PageTable& table, double from, double to) {
    return table.unlike(side.at(0.5, (from + to) / 2), side.colour(from, to));
}

/// The edges beside a side, the innermost first.
SideEdges edgesOf(const CardSide& side, const PageTable& table, const PageLook& look) {
    SideEdges seen;
    auto& support = seen.support;
    auto& peaks = seen.edges;
    const int bins = cvRound((kSideReach + side.room) / kSideStep) + 1;
    const auto mm = [](int bin) { return -kSideReach + bin * kSideStep; };
    for (int i = 0; i < bins; ++i) {
        support.push_back(side.profile.support(mm(i), kOneEdge));
    }
    for (int i = 1; i + 1 < bins; ++i) {
        const auto here = static_cast<std::size_t>(i);
        if (support[here] < kLeastSupport || support[here] < support[here - 1] ||
            support[here] <= support[here + 1]) {
            continue;
        }
        int first = i; // the middle of a flat top
        while (first > 0 && support[static_cast<std::size_t>(first - 1)] == support[here]) {
            --first;
        }
        const double at = (mm(first) + mm(i)) / 2;
        if (!peaks.empty() && at - peaks.back().mm < 2 * kOneEdge) { // two tops of one edge
            if (support[here] <= peaks.back().support) {
                continue;
            }
            peaks.pop_back();
        }
        peaks.push_back({at, support[here], {}, {}, {}, 0, 0, 0, 0});
        peaks.back().alike = look.agreement(side.kind, support, -kSideReach, at);
    }
    // Strips end before the next edge that is one for certain.
    const auto between = [&](double from, double to) {
        const double middle = (from + to) / 2;
        return from < to ? strip(side.profile, table, from, to)
                         : strip(side.profile, table, middle, middle);
    };
    constexpr double kOffEdge = 0.3;
    constexpr double kStrip = 1.1;
    constexpr double kCertain = 0.45;
    for (std::size_t i = 0; i < peaks.size(); ++i) {
        auto& peak = peaks[i];
        double from = peak.mm - kStrip;
        double to = peak.mm + kStrip;
        for (const auto& other : peaks) {
            if (other.support > kCertain && other.mm < peak.mm) {
                from = std::max(from, other.mm + kOffEdge);
            } else if (other.support > kCertain && other.mm > peak.mm) {
                to = std::min(to, other.mm - kOffEdge);
            }
        }
        peak.inside = between(from, peak.mm - kOffEdge);
        const double middle = (from + peak.mm - kOffEdge) / 2;
        peak.colourInside = from < peak.mm - kOffEdge
                                ? side.profile.colour(from, peak.mm - kOffEdge)
                                : side.profile.colour(middle, middle);
        peak.outside = between(peak.mm + kOffEdge, to);
    }
    return seen;
}

/// How far from the table's look, spreads: darkness says as much as it tells cards from shadows.
double unlikeness(const PageTable::Unlike& strip, double darkCards) {
    return std::hypot(strip.off, kDarkOff * darkCards * strip.dark);
}

/// What lies between two edges close together, where it looks like the table beside what lies
/// inside of both, is a sleeve; 0..1.
double sleeve(const SideEdge& inner, const SideEdge& outer, const PageTable& table,
              const Surroundings& page) {
    // A line printed on a border has the border on both of its sides.
    const double card = std::min(unlikeness(inner.inside, page.darkCards),
                                 table.apart(inner.colourInside, outer.colourInside));
    const double ratio = unlikeness(outer.inside, page.darkCards) / (kSleeveOff * card + 1e-6);
    return inner.support > 0.5 ? std::max(0.0, 1 - ratio * ratio) : 0.0;
}

/// Dark and of the table's hue: in shade, or a dark card.
double shade(const PageTable::Unlike& strip) { return strip.dark * (1 - strip.colour); }

/// @param darkCards  how sure it is that what is dark is card
double likeCard(const PageTable::Unlike& strip, double darkCards) {
    return strip.colour + std::max(kDarkCard, darkCards) * shade(strip);
}

/// The outermost two edges of a side lie close together, and nothing between them says card.
bool hasSleeve(const std::vector<SideEdge>& peaks, const PageTable& table,
               const Surroundings& page) {
    const auto outer = std::find_if(peaks.rbegin(), peaks.rend(),
                                    [](const SideEdge& peak) { return peak.support > 0.4; });
    if (outer == peaks.rend() || unlikeness(outer->inside, page.darkCards) > kRingOff) {
        return false;
    }
    return std::any_of(outer + 1, peaks.rend(), [&](const SideEdge& inner) {
        const double width = outer->mm - inner.mm;
        return width > kNearestRing && width <= kWidestSleeve && inner.support > 0.5 &&
               table.apart(inner.colourInside, outer->colourInside) > kPrinted;
    });
}

/// How much the ring between two edges close together looks like card: shadows of coloured lights
/// have a hue of their own, so it must be further from the table than what has no edge inside.
double ring(const SideEdge& inner, const SideEdge& outer, const PageTable& table,
            const Surroundings& page) {
    const double off = unlikeness(outer.inside, page.darkCards);
    const double colour = off * off / (off * off + kRingOff * kRingOff);
    const double dark = 0.5 * kDarkCard * outer.inside.dark * (1 - colour);
    return (colour + dark) * (1 - sleeve(inner, outer, table, page)) * (1 - 0.8 * page.sleeved);
}

/// How many of the other cards show each edge too.
void shareEdges(PageEdges& cards) {
    for (std::size_t k = 0; k < 4; ++k) {
        for (auto& card : cards) {
            for (auto& peak : card[k].edges) {
                double others = 0;
                for (const auto& other : cards) {
                    double best = 0;
                    for (const auto& theirs : other[k].edges) {
                        best = std::abs(theirs.mm - peak.mm) < kSharedWithin
                                   ? std::max(best, theirs.support)
                                   : best;
                    }
                    others += &other != &card ? best : 0.0;
                }
                peak.shared = cards.size() > 1 ? others / static_cast<double>(cards.size() - 1)
                                               : peak.support;
            }
        }
    }
}

} // namespace

PageEdges findEdges(const std::vector<CardSide>& sides, std::size_t cards, const PageTable& table,
                    const PageLook& look) {
    PageEdges page(cards);
    for (const auto& side : sides) {
        page[side.card][side.kind] = edgesOf(side, table, look);
    }
    shareEdges(page);
    return page;
}

Surroundings surroundingsOf(const PageEdges& cards, const PageTable& table) {
    // Shadows fall to one side; what is dark all around is card.
    Surroundings page;
    page.darkCards = 1;
    for (std::size_t k = 0; k < 4; ++k) {
        std::vector<double> shades;
        for (const auto& card : cards) {
            double most = 0;
            for (const auto& edge : card[k].edges) {
                most = std::max(most, edge.support > 0.4 ? shade(edge.inside) : 0.0);
            }
            shades.push_back(most);
        }
        page.darkCards = std::min(page.darkCards, medianInPlace(std::span(shades)));
    }
    double sleeves = 0;
    for (const auto& card : cards) {
        const auto count = std::count_if(card.begin(), card.end(), [&](const SideEdges& side) {
            return hasSleeve(side.edges, table, page);
        });
        sleeves += static_cast<double>(count) / 4;
    }
    page.sleeved = std::clamp((sleeves / static_cast<double>(cards.size()) - 0.3) / 0.3, 0.0, 1.0);
    return page;
}

std::vector<double> worthByRule(const std::vector<SideEdge>& peaks, const PageTable& table,
                                const Surroundings& page) {
    std::vector<double> worths;
    for (const auto& peak : peaks) {
        double unexplained = 0;
        double inside = likeCard(peak.inside, page.darkCards);
        double outside = likeCard(peak.outside, page.darkCards);
        for (const auto& other : peaks) {
            const double further = other.mm - peak.mm;
            const double significant =
                std::clamp((other.support - kUsual) / kSignificant, 0.0, 1.0);
            if (further > kNearestRing && further <= kWidestSleeve) {
                const double card = ring(peak, other, table, page);
                outside = std::min(outside, significant * card + (1 - significant) * outside);
                unexplained = std::max(unexplained, significant * 0.7 * card);
            } else if (further > kWidestSleeve) {
                // A grain of the table lies beside one card, a border around all.
                const double sure = std::clamp((other.shared - 0.2) / 0.3, 0.0, 1.0);
                unexplained = std::max(unexplained,
                                       kBorder * significant * sure *
                                           (1 - 0.7 * (1 - page.darkCards) * shade(other.inside)) *
                                           std::min(1.0, 0.5 + other.support));
            } else if (further < -kNearestRing && further >= -kWidestSleeve &&
                       other.support > 0.5) {
                inside = std::min(inside, ring(other, peak, table, page));
                unexplained = std::max(unexplained, page.sleeved * kSleeved);
            }
        }
        worths.push_back(peak.support + kColours * (inside - outside) - unexplained);
    }
    return worths;
}

} // namespace pocketmars::calibration
