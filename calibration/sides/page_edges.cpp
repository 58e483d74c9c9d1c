#include "calibration/sides/page_edges.h"

#include "calibration/network/edge_network.h"
#include "calibration/sides/card_sides.h"
#include "calibration/sides/edge_features.h"
#include "calibration/sides/page_table.h"
#include "calibration/sides/side_consensus.h"
#include "calibration/sides/side_edges.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kAspectSpread = 0.005; // ln: what a page tells of its cards' shape
constexpr double kMostAspectCost = 2.2;
constexpr double kRules = 0.4; // how much rules count beside what the network says
constexpr double kOdds = 0.3;
constexpr double kLeastOdds = -1;
constexpr double kMostOdds = 2.2;

/// The cards drawn larger, in the picture.
std::vector<Quad> quadsOf(PageModel model, cv::Size picture, double margin) {
    model.size += cv::Size2d(2 * margin, 2 * margin);
    return model.inPicture(picture);
}

double aspectCost(cv::Size2d size, std::optional<double> known) {
    if (!known) {
        return 0;
    }
    const double off = std::log(size.width / size.height / *known) / kAspectSpread;
    return std::min(0.5 * off * off, kMostAspectCost);
}

/// How likely each edge is the cardboard's.
void judge(PageEdges& page, const std::vector<CardSide>& sides, const PageTable& table) {
    const auto around = surroundingsOf(page, table);
    const EdgeAppearance appearance(sides, page, table);
    for (std::size_t card = 0; card < page.size(); ++card) {
        for (std::size_t kind = 0; kind < 4; ++kind) {
            auto& edges = page[card][kind].edges;
            const auto byRule = worthByRule(edges, table, around);
            for (std::size_t i = 0; i < edges.size(); ++i) {
                edges[i].odds = cardEdgeOdds(appearance.of(card, kind, edges[i], around));
                edges[i].worth =
                    kRules * byRule[i] +
                    (1 - kRules) * std::clamp(1 + kOdds * edges[i].odds, kLeastOdds, kMostOdds) +
                    edges[i].alike;
            }
        }
    }
}

/// Sides stay about where they are drawn: on an edge there, or on none.
void stay(PageEdges& page, double drawn) {
    constexpr double kSpread = 1.0; // mm
    constexpr double kWeight = 5.0;
    constexpr double kNone = 0.35; // mm
    for (auto& card : page) {
        for (auto& side : card) {
            bool isSeen = false;
            for (auto& edge : side.edges) {
                const double off = edge.mm / kSpread;
                edge.worth += kWeight * drawn * (std::exp(-0.5 * off * off) - 1);
                isSeen = isSeen || std::abs(edge.mm) < kNone;
            }
            if (!isSeen) {
                SideEdge none;
                side.edges.push_back(none);
            }
        }
    }
}

/// How likely a side of a card lies on its edge, 0..1.
double sureness(const SideEdges& side, double mm) {
    constexpr double kHere = 0.35; // mm
    double best = 0;
    for (const auto& edge : side.edges) {
        if (std::abs(edge.mm - mm) < kHere) {
            best = std::max(best, 1 / (1 + std::exp(-edge.odds)));
        }
    }
    return best;
}

/// Says how sure it is where the cards end.
void tellSureness(CardEdges& edges, const PageEdges& page, const PageModel& model) {
    for (std::size_t c = 0; c < page.size(); ++c) {
        for (std::size_t s = 0; s < 4; ++s) {
            const auto kind = kindOfSide(s, model.cards[c].isWide);
            edges.sure += sureness(page[c][kind], edges.outwards[c][s]) /
                          (4 * static_cast<double>(page.size()));
        }
    }
}

/// Every width with every height.
std::vector<CardEdges> combined(const std::vector<CardExtent>& widths,
                                const std::vector<CardExtent>& heights, const PageModel& model,
                                std::optional<double> knownAspect) {
    std::vector<CardEdges> all;
    for (const auto& width : widths) {
        for (const auto& height : heights) {
            auto& edges = all.emplace_back();
            edges.size = {model.size.width + width.larger, model.size.height + height.larger};
            edges.score = width.worth + height.worth - aspectCost(edges.size, knownAspect);
            for (std::size_t c = 0; c < model.cards.size(); ++c) {
                const std::array<double, 4> byKind{height.outwards[c][0], width.outwards[c][1],
                                                   height.outwards[c][1], width.outwards[c][0]};
                auto& outwards = edges.outwards.emplace_back();
                for (std::size_t s = 0; s < 4; ++s) {
                    outwards[s] = byKind[kindOfSide(s, model.cards[c].isWide)];
                }
            }
        }
    }
    return all;
}

/// The best, and those that differ from better ones.
std::vector<CardEdges> bestOf(std::vector<CardEdges> all) {
    constexpr std::size_t kMost = 4;
    constexpr double kSame = 0.8; // mm
    std::sort(all.begin(), all.end(),
              [](const CardEdges& a, const CardEdges& b) { return a.score > b.score; });
    std::vector<CardEdges> kept;
    for (auto& edges : all) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const CardEdges& other) {
            return std::max(std::abs(edges.size.width - other.size.width),
                            std::abs(edges.size.height - other.size.height)) < kSame;
        });
        if (isNew && kept.size() < kMost) {
            kept.push_back(std::move(edges));
        }
    }
    return kept;
}

} // namespace

std::vector<CardEdges> cardEdges(const EdgeField& field, const PageModel& model,
                                 std::optional<double> knownAspect, double minGradient,
                                 const PageLook& look, double drawn) {
    constexpr double kMargin = 3.5; // mm around the cards, that is no bare table
    const auto sides = cardSides(field, model, kSideReach, minGradient);
    const PageTable table(field.lab, quadsOf(model, field.lab.size(), kMargin));
    auto page = findEdges(sides, model.cards.size(), table, look);
    judge(page, sides, table);
    if (drawn > 0) {
        stay(page, drawn);
    }
    auto best = bestOf(combined(extents(page, 3, 1), extents(page, 0, 2), model, knownAspect));
    for (auto& edges : best) {
        tellSureness(edges, page, model);
    }
    return best;
}

std::vector<SeenEdge> edgesNear(const EdgeField& field, const PageModel& model, double withinMm,
                                double minGradient) {
    std::vector<SeenEdge> seen;
    for (const auto& side : cardSides(field, model, withinMm + 0.3, minGradient)) {
        side.profile.collect(0, withinMm, side.card, 1.0, seen);
    }
    return seen;
}

} // namespace pocketmars::calibration
