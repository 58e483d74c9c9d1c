#include "calibration/pages/page_edges.h"

#include "calibration/pages/page_table.h"
#include "calibration/pages/side_profile.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr double kInward = 8.5;   // mm
constexpr double kOutward = 8.5;  // mm
constexpr double kStep = 0.1;     // mm
constexpr double kOneEdge = 0.22; // mm: what is nearer is one edge of a side
constexpr double kLeastSupport = 0.22;
constexpr double kUsual = 0.12;         // support that chance gives
constexpr double kSizeWithin = 0.5;     // mm: cards curl, and lenses bend
constexpr double kAspectSpread = 0.005; // ln: what a page tells of its cards' shape
constexpr double kMostAspectCost = 2.2;
constexpr double kTwoWays =
    0.8;                       // against reading a sleeve beside one side and card beside the other
constexpr double kRingOff = 5; // spreads: a ring so unlike the table is as likely card as not
constexpr double kPrinted = 3; // spreads: what differs less on both sides of a line is one border
constexpr double kDarkOff = 8; // spreads that darkness is worth, where it is card's
constexpr double kSharedWithin = 0.6; // mm
constexpr double kMoved = 0.12;       // a mm, against a card that lies elsewhere than it was found
constexpr double kSleeved = 0.6;      // against the outer edge where cards are sleeved
constexpr double kNearestRing = 0.6;  // mm
constexpr double kUnseenSide = 0.8;   // against a side that must be guessed from the opposite one
constexpr double kDarkCard = 0.3;     // how much a dark strip counts as card, by itself
constexpr double kColours = 0.8;      // how much colours count against edges
constexpr double kWidestSleeve = 2.1; // mm beside the card, and of most shadows
constexpr double kSleeveOff = 0.45;   // of how unlike the table the card itself is
constexpr double kSignificant = 0.35; // support over the usual, of what is there for certain
constexpr double kBorder = 1.5;       // against a card that an edge surrounds further out

/// The side of a standing card that a side of a card is: those that lie are turned.
std::size_t standing(std::size_t side, bool isWide) { return isWide ? (side + 3) % 4 : side; }

struct SideOfCard {
    SideProfile profile;
    std::size_t card;
    std::size_t kind; ///< as the card stands
    double room = 0;  ///< mm outwards, to half way to the next card
};

/// Mm from a side to half way to the next card, as far as anybody looks.
double roomBeside(const std::vector<Quad>& quads, std::size_t card, std::size_t side,
                  double pxPerMm) {
    const auto a = quads[card][side];
    const auto b = quads[card][(side + 1) % 4];
    const auto outward = cv::Point2f(b.y - a.y, a.x - b.x) / static_cast<float>(cv::norm(b - a));
    constexpr double kStepMm = 0.5;
    for (double mm = kStepMm; mm <= 2 * kOutward; mm += kStepMm) {
        for (const float t : {0.05F, 0.35F, 0.65F, 0.95F}) {
            const auto at = a * (1 - t) + b * t + outward * static_cast<float>(mm * pxPerMm);
            for (std::size_t other = 0; other < quads.size(); ++other) {
                if (other != card && cv::pointPolygonTest(quads[other], at, false) >= 0) {
                    return mm / 2;
                }
            }
        }
    }
    return kOutward;
}

std::vector<SideOfCard> sidesOf(const EdgeField& field, const PageModel& model, double inward,
                                double outward, double minGradient) {
    std::vector<SideOfCard> sides;
    std::vector<Quad> quads;
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        quads.push_back(model.inPicture(c, field.lab.size()));
    }
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        const auto& quad = quads[c];
        const auto lengths = sideLengths(quad);
        const bool isWide = model.cards[c].isWide;
        const double across = isWide ? model.size.height : model.size.width;
        const double down = isWide ? model.size.width : model.size.height;
        for (std::size_t s = 0; s < 4; ++s) {
            const double pxPerMm = s % 2 == 0 ? (lengths[1] + lengths[3]) / (2 * down)
                                              : (lengths[0] + lengths[2]) / (2 * across);
            sides.push_back({SideProfile(field, quad, s, pxPerMm, inward, outward, minGradient), c,
                             standing(s, isWide), roomBeside(quads, c, s, pxPerMm)});
        }
    }
    return sides;
}

/// An edge that runs along a side, and what lies inside and outside of it.
struct Peak {
    double mm = 0;
    double support = 0;
    PageTable::Unlike inside;
    PageTable::Unlike outside;
    cv::Vec3f colourInside; ///< CIE Lab
    double shared = 0;      ///< how many of the other cards show one there too, 0..1
    double worth = 0;       ///< as the edge of the cardboard
};

PageTable::Unlike strip(const SideProfile& side, const PageTable& table, double from, double to) {
    return table.unlike(side.at(0.5, (from + to) / 2), side.colour(from, to));
}

/// The edges beside a side, the innermost first.
std::vector<Peak> peaksOf(const SideOfCard& side, const PageTable& table) {
    std::vector<double> support;
    const int bins = cvRound((kInward + side.room) / kStep) + 1;
    const auto mm = [](int bin) { return -kInward + bin * kStep; };
    for (int i = 0; i < bins; ++i) {
        support.push_back(side.profile.support(mm(i), kOneEdge));
    }
    std::vector<Peak> peaks;
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
        peaks.push_back({at, support[here], {}, {}, {}, 0, 0});
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
    return peaks;
}

/// What is known of the whole page where a side is judged.
struct Surroundings {
    const PageTable* table = nullptr;
    double darkCards = 0; ///< how sure it is that what is dark is card
    double sleeved = 0;   ///< how sure it is that cards are sleeved, or cast shadows; 0..1
};

/// How far from the table's look, spreads: darkness says as much as it tells cards from shadows.
double unlikeness(const PageTable::Unlike& strip, double darkCards) {
    return std::hypot(strip.off, kDarkOff * darkCards * strip.dark);
}

/// What lies between two edges close together, where it looks like the table beside what lies
/// inside of both, is a sleeve; 0..1.
double sleeve(const Peak& inner, const Peak& outer, const Surroundings& page) {
    // A line printed on a border has the border on both of its sides.
    const double card = std::min(unlikeness(inner.inside, page.darkCards),
                                 page.table->apart(inner.colourInside, outer.colourInside));
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
bool hasSleeve(const std::vector<Peak>& peaks, const Surroundings& page) {
    const auto outer = std::find_if(peaks.rbegin(), peaks.rend(),
                                    [](const Peak& peak) { return peak.support > 0.4; });
    if (outer == peaks.rend() || unlikeness(outer->inside, page.darkCards) > kRingOff) {
        return false;
    }
    return std::any_of(outer + 1, peaks.rend(), [&](const Peak& inner) {
        const double width = outer->mm - inner.mm;
        return width > kNearestRing && width <= kWidestSleeve && inner.support > 0.5 &&
               page.table->apart(inner.colourInside, outer->colourInside) > kPrinted;
    });
}

/// How much the ring between two edges close together looks like card: shadows of coloured lights
/// have a hue of their own, so it must be further from the table than what has no edge inside.
double ring(const Peak& inner, const Peak& outer, const Surroundings& page) {
    const double off = unlikeness(outer.inside, page.darkCards);
    const double colour = off * off / (off * off + kRingOff * kRingOff);
    const double dark = 0.5 * kDarkCard * outer.inside.dark * (1 - colour);
    return (colour + dark) * (1 - sleeve(inner, outer, page)) * (1 - 0.8 * page.sleeved);
}

void judge(std::vector<Peak>& peaks, const Surroundings& page) {
    for (auto& peak : peaks) {
        double unexplained = 0;
        double inside = likeCard(peak.inside, page.darkCards);
        double outside = likeCard(peak.outside, page.darkCards);
        for (const auto& other : peaks) {
            const double further = other.mm - peak.mm;
            const double significant =
                std::clamp((other.support - kUsual) / kSignificant, 0.0, 1.0);
            if (further > kNearestRing && further <= kWidestSleeve) {
                const double card = ring(peak, other, page);
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
                inside = std::min(inside, ring(other, peak, page));
                unexplained = std::max(unexplained, page.sleeved * kSleeved);
            }
        }
        peak.worth = peak.support + kColours * (inside - outside) - unexplained;
    }
}

/// Where two opposite sides of a card lie, if it is as large as that.
struct Pair {
    double first = 0;
    double second = 0;
    double worth = 0;
};

/// How far outside of an edge there is another one, as a sleeve or a shadow makes it; 0 if none.
double ringOutside(const std::vector<Peak>& peaks, const Peak& edge, int direction) {
    double best = 0;
    double most = 0.45;
    for (const auto& other : peaks) {
        const double further = direction * (other.mm - edge.mm);
        if (further > 0.6 && further <= kWidestSleeve && other.support > most) {
            most = other.support;
            best = further;
        }
    }
    return best;
}

/// The same two edges beside opposite sides, one read as the card's here and the other there.
double readTwoWays(const std::vector<Peak>& first, const Peak& a, const std::vector<Peak>& second,
                   const Peak& b) {
    constexpr double kAlike = 0.6; // mm
    const auto alike = [](double x, double y) {
        return x > 0 && y > 0 && std::abs(x - y) < kAlike;
    };
    return alike(ringOutside(first, a, 1), ringOutside(second, b, -1)) ||
                   alike(ringOutside(first, a, -1), ringOutside(second, b, 1))
               ? kTwoWays
               : 0.0;
}

Pair bestPair(const std::vector<Peak>& first, const std::vector<Peak>& second, double larger) {
    Pair best{larger / 2, larger / 2, 0};
    const auto offer = [&](double a, double b, double worth) {
        worth -= kMoved * std::max(0.0, std::abs(a - b) / 2 - 0.5);
        if (worth > best.worth) {
            best = {a, b, worth};
        }
    };
    for (const auto& a : first) {
        offer(a.mm, larger - a.mm, a.worth - kUnseenSide);
        for (const auto& b : second) {
            const double off = a.mm + b.mm - larger;
            if (std::abs(off) < kSizeWithin) {
                const double part = off / kSizeWithin;
                offer(a.mm - off / 2, b.mm - off / 2,
                      a.worth + b.worth - 0.3 * part * part - readTwoWays(first, a, second, b));
            }
        }
    }
    for (const auto& b : second) {
        offer(larger - b.mm, b.mm, b.worth - kUnseenSide);
    }
    return best;
}

struct Size {
    double larger = 0;
    double worth = 0; ///< mean of the cards
};

/// How much larger the cards are than drawn, from one side to the opposite one: best first.
std::vector<Size> sizes(const std::vector<const std::vector<Peak>*>& first,
                        const std::vector<const std::vector<Peak>*>& second) {
    std::vector<double> all;
    for (double larger = -2 * kInward + 1; larger <= 2 * kOutward; larger += kStep) {
        double sum = 0;
        for (std::size_t c = 0; c < first.size(); ++c) {
            sum += bestPair(*first[c], *second[c], larger).worth;
        }
        all.push_back(sum / static_cast<double>(first.size()));
    }
    std::vector<Size> found;
    for (std::size_t i = 1; i + 1 < all.size(); ++i) {
        if (all[i] >= all[i - 1] && all[i] > all[i + 1]) {
            found.push_back({-2 * kInward + 1 + static_cast<double>(i) * kStep, all[i]});
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Size& a, const Size& b) { return a.worth > b.worth; });
    constexpr std::size_t kMost = 14;
    found.resize(std::min(found.size(), kMost));
    if (found.empty()) {
        found.push_back({0, 0});
    }
    return found;
}

/// The cards drawn larger, in the picture.
std::vector<Quad> quadsOf(const PageModel& model, cv::Size picture, double margin) {
    const PagePlane plane(model.view, picture);
    std::vector<Quad> quads;
    for (const auto& card : model.cards) {
        quads.push_back(plane.toPicture(
            card.onTable({model.size.width + 2 * margin, model.size.height + 2 * margin})));
    }
    return quads;
}

double aspectCost(double width, double height, std::optional<double> known) {
    if (!known) {
        return 0;
    }
    const double off = std::log(width / height / *known) / kAspectSpread;
    return std::min(0.5 * off * off, kMostAspectCost);
}

} // namespace

std::vector<CardEdges> cardEdges(const EdgeField& field, const PageModel& model,
                                 std::optional<double> knownAspect, double minGradient) {
    const auto sides = sidesOf(field, model, kInward, kOutward, minGradient);
    const PageTable table(field.lab, quadsOf(model, field.lab.size(), 3.5));
    std::vector<std::array<std::vector<Peak>, 4>> cards(model.cards.size()); // by kind of side
    std::array<std::vector<double>, 4> shades;
    for (const auto& side : sides) {
        auto& peaks = cards[side.card][side.kind];
        peaks = peaksOf(side, table);
        double most = 0;
        for (const auto& peak : peaks) {
            most = std::max(most, peak.support > 0.4 ? shade(peak.inside) : 0.0);
        }
        shades[side.kind].push_back(most);
    }
    // Shadows fall to one side; what is dark all around is card.
    Surroundings page;
    page.table = &table;
    page.darkCards = 1;
    for (auto& kind : shades) {
        page.darkCards = std::min(page.darkCards, medianInPlace(std::span(kind)));
    }
    double sleeves = 0;
    for (const auto& card : cards) {
        sleeves += static_cast<double>(
                       std::count_if(card.begin(), card.end(),
                                     [&](const auto& side) { return hasSleeve(side, page); })) /
                   4;
    }
    page.sleeved = std::clamp((sleeves / static_cast<double>(cards.size()) - 0.3) / 0.3, 0.0, 1.0);
    for (std::size_t k = 0; k < 4; ++k) {
        for (auto& card : cards) {
            for (auto& peak : card[k]) {
                double others = 0;
                for (const auto& other : cards) {
                    double best = 0;
                    for (const auto& theirs : other[k]) {
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
    std::array<std::vector<const std::vector<Peak>*>, 4> kinds;
    for (auto& card : cards) {
        for (std::size_t k = 0; k < 4; ++k) {
            judge(card[k], page);
            kinds[k].push_back(&card[k]);
        }
    }
    const auto widths = sizes(kinds[3], kinds[1]);
    const auto heights = sizes(kinds[0], kinds[2]);
    std::vector<CardEdges> all;
    for (const auto& width : widths) {
        for (const auto& height : heights) {
            CardEdges edges;
            edges.size = {model.size.width + width.larger, model.size.height + height.larger};
            edges.score = width.worth + height.worth -
                          aspectCost(edges.size.width, edges.size.height, knownAspect);
            all.push_back(edges);
        }
    }
    std::sort(all.begin(), all.end(),
              [](const CardEdges& a, const CardEdges& b) { return a.score > b.score; });
    std::vector<CardEdges> kept;
    for (const auto& edges : all) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const CardEdges& other) {
            return std::max(std::abs(edges.size.width - other.size.width),
                            std::abs(edges.size.height - other.size.height)) < 0.8;
        });
        if (isNew && kept.size() < 4) {
            kept.push_back(edges);
        }
    }
    for (auto& edges : kept) {
        for (std::size_t c = 0; c < cards.size(); ++c) {
            const auto across =
                bestPair(cards[c][3], cards[c][1], edges.size.width - model.size.width);
            const auto down =
                bestPair(cards[c][0], cards[c][2], edges.size.height - model.size.height);
            const std::array<double, 4> byKind{down.first, across.second, down.second,
                                               across.first};
            auto& outwards = edges.outwards.emplace_back();
            for (std::size_t s = 0; s < 4; ++s) {
                outwards[s] = byKind[standing(s, model.cards[c].isWide)];
            }
        }
    }
    return kept;
}

std::vector<SeenEdge> edgesNear(const EdgeField& field, const PageModel& model, double withinMm,
                                double minGradient) {
    std::vector<SeenEdge> seen;
    for (const auto& side : sidesOf(field, model, withinMm + 0.3, withinMm + 0.3, minGradient)) {
        side.profile.collect(0, withinMm, side.card, 1.0, seen);
    }
    return seen;
}

} // namespace pocketmars::calibration
