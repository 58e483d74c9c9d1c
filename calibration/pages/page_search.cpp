#include "calibration/pages/page_search.h"

#include "calibration/outlines/quad_candidates.h"
#include "calibration/outlines/quad_support.h"
#include "calibration/pages/page_refinement.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kTwinsPx = 5;
constexpr double kReachPx = 2.5;
constexpr double kLeastScore = 0.35;
constexpr double kLongest = 2.6; // a card's long side over its short one, seen at a slant
constexpr double kLeastFound = 0.45;
constexpr std::size_t kMostOutlines = 160;
constexpr double kAspectSpread = 0.16; // ln: tilt shortens a side
constexpr double kAlikeSize = 0.30;    // ln of the area: cards far away are smaller
constexpr double kAlikeTurn = 0.30;    // rad
constexpr std::size_t kMostWays = 4;
constexpr int kCoarseReachPx = 6;
constexpr double kLeastMissing = 0.3; // of its outline, of a card that has none of its own
constexpr double kLargerWins = 0.35;

struct Shape {
    double shortSide;
    double longSide;
    double turn; ///< rad, of the long side from the picture's y axis; within a quarter turn
    cv::Point2f middle;
};

Shape shapeOf(const Quad& quad) {
    const auto sides = sideLengths(quad);
    const double a = (sides[0] + sides[2]) / 2;
    const double b = (sides[1] + sides[3]) / 2;
    const auto down = (quad[3] - quad[0]) + (quad[2] - quad[1]);
    return {std::min(a, b), std::max(a, b), std::atan2(-down.x, down.y), centre(quad)};
}

/// The same quad from the corner that is its upper left as it lies: its top points right.
Quad standing(const Quad& quad) {
    Quad out = quad;
    for (int i = 0; i < 4; ++i) {
        const auto across = (out[1] - out[0]) + (out[2] - out[3]);
        if (across.x > 0 && std::abs(across.y) <= across.x) {
            break;
        }
        std::rotate(out.begin(), out.begin() + 1, out.end());
    }
    return out;
}

bool isAlike(const Shape& a, const Shape& b) {
    const double area = std::log(a.shortSide * a.longSide / (b.shortSide * b.longSide));
    return std::abs(area) < kAlikeSize && std::abs(a.turn - b.turn) < kAlikeTurn;
}

struct Group {
    std::vector<Quad> quads;
    double weight = 0;
    double side = 0;
};

} // namespace

PageSearch::PageSearch(const cv::Mat& picture, const EdgeField& field, double minGradient)
    : m_size(picture.size()), m_field(&field), m_minGradient(minGradient),
      m_edges(field, minGradient, 2), m_coarse(field, minGradient, kCoarseReachPx) {
    std::vector<ScoredQuad> quads;
    for (const auto& quad : quadCandidates(picture)) {
        const auto upright = standing(clockwise(quad));
        const auto shape = shapeOf(upright);
        const double found = m_edges.along(upright).found;
        if (shape.longSide < kLongest * shape.shortSide && found > kLeastFound) {
            quads.push_back({upright, found});
        }
    }
    quads = withoutTwins(std::move(quads), kTwinsPx);
    for (auto& scored : quads) {
        scored.quad = standing(refined(field, scored.quad, kReachPx));
        scored.score = support(field, scored.quad, 1.5, minGradient).score();
    }
    std::erase_if(quads, [](const ScoredQuad& quad) { return quad.score < kLeastScore; });
    m_outlines = withoutTwins(std::move(quads), 2);
    m_outlines.resize(std::min(m_outlines.size(), kMostOutlines));
}

std::vector<PageModel> PageSearch::ways(const PageQuestion& question) const {
    const double known = std::log(question.size.height / question.size.width);
    std::vector<Shape> shapes;
    std::vector<double> weights;
    for (const auto& outline : m_outlines) {
        shapes.push_back(shapeOf(outline.quad));
        const double off =
            (std::log(shapes.back().longSide / shapes.back().shortSide) - known) / kAspectSpread;
        weights.push_back(std::pow(outline.score, 3) * std::exp(-0.5 * off * off));
    }
    std::vector<Group> groups;
    for (std::size_t seed = 0; seed < shapes.size(); ++seed) {
        if (weights[seed] < 0.02) {
            continue;
        }
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            if (isAlike(shapes[seed], shapes[i])) {
                order.push_back(i);
            }
        }
        // Near the seed's size first: frames and cards of one page differ by a tenth.
        const auto worth = [&](std::size_t i) {
            const double area = std::log(shapes[seed].shortSide * shapes[seed].longSide /
                                         (shapes[i].shortSide * shapes[i].longSide));
            return weights[i] * std::exp(-0.5 * std::pow(area / 0.12, 2));
        };
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return worth(a) > worth(b); });
        Group group;
        group.side = std::sqrt(shapes[seed].shortSide * shapes[seed].longSide);
        for (const auto i : order) {
            const bool isFree =
                std::none_of(group.quads.begin(), group.quads.end(), [&](const Quad& other) {
                    return overlap(other, m_outlines[i].quad) > 0.1;
                });
            if (isFree && group.quads.size() < question.count && worth(i) > 0.01) {
                group.quads.push_back(m_outlines[i].quad);
                group.weight += worth(i);
            }
        }
        if (question.count > 2 && group.quads.size() < 2) {
            continue;
        }
        group.weight *= std::pow(group.side / m_size.width, kLargerWins);
        groups.push_back(std::move(group));
    }
    std::sort(groups.begin(), groups.end(),
              [](const Group& a, const Group& b) { return a.weight > b.weight; });
    std::vector<Group> kept;
    for (auto& group : groups) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const Group& other) {
            return std::abs(std::log(other.side / group.side)) < 0.06;
        });
        if (isNew && kept.size() < kMostWays) {
            kept.push_back(std::move(group));
        }
    }
    std::vector<PageModel> found;
    for (const auto& group : kept) {
        if (auto model = completed(group.quads, question)) {
            found.push_back(*std::move(model));
        }
    }
    return found;
}

std::optional<PageModel> PageSearch::completed(const std::vector<Quad>& known,
                                               const PageQuestion& question) const {
    if (known.empty()) {
        return std::nullopt;
    }
    auto quads = known;
    auto model = pageFrom(quads, question.size, m_size, question.shape);
    // One outline too many spoils the view of all: the one that fits worst goes.
    constexpr double kFits = 0.05; // of the short side
    while (quads.size() > 2) {
        double worst = 0;
        std::size_t which = 0;
        for (std::size_t i = 0; i < quads.size(); ++i) {
            const auto drawn = model.inPicture(i, m_size);
            double off = 0;
            for (std::size_t c = 0; c < 4; ++c) {
                off = std::max(off, cv::norm(drawn[c] - quads[i][c]));
            }
            if (off > worst) {
                worst = off;
                which = i;
            }
        }
        if (worst < kFits * question.size.width * model.view.pxPerMm) {
            break;
        }
        quads.erase(quads.begin() + static_cast<std::ptrdiff_t>(which));
        model = pageFrom(quads, question.size, m_size, question.shape);
    }
    if (model.cards.size() < question.count && !complete(model, question.count)) {
        return std::nullopt;
    }
    return model;
}

bool PageSearch::complete(PageModel& model, std::size_t count) const {
    struct Place {
        PageCard card;
        double found;
    };
    const PagePlane plane(model.view, m_size);
    const auto wide = model.cards.front().isWide;
    double turn = 0;
    for (const auto& card : model.cards) {
        turn += card.pose.turn / static_cast<double>(model.cards.size());
    }
    const auto w = static_cast<float>(m_size.width);
    const auto h = static_cast<float>(m_size.height);
    const auto picture = plane.toTable(Quad{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}});
    if (!picture) {
        return false;
    }
    const auto box = cv::boundingRect(std::vector<cv::Point2f>(picture->begin(), picture->end()));
    const auto isFree = [&](const PageCard& card) {
        const auto own = card.onTable(model.size);
        return std::none_of(model.cards.begin(), model.cards.end(), [&](const PageCard& other) {
            return cv::norm(other.pose.middle - card.pose.middle) <
                       model.size.width + model.size.height &&
                   overlap(own, other.onTable(model.size)) > 0.03;
        });
    };
    const auto found = [&](const PageCard& card, const OrientedEdges& edges) {
        const auto quad = plane.toPicture(card.onTable(model.size));
        // Others than the most are rare: Earth among ships that lie.
        return isInside(quad, m_size, 2.0F)
                   ? edges.along(quad).found - (card.isWide == wide ? 0.0 : 0.1)
                   : 0.0;
    };
    // Everywhere, coarsely; then about the best places.
    const double step = 1.7 * kCoarseReachPx / model.view.pxPerMm;
    std::vector<Place> places;
    for (double y = box.y; y < box.br().y; y += step) {
        for (double x = box.x; x < box.br().x; x += step) {
            Place best{{}, 0};
            for (int t = -2; t <= 2; ++t) {
                for (const bool isWide : {wide, !wide}) {
                    const PageCard card{{{x, y}, turn + t * 0.05}, isWide};
                    const double value = found(card, m_coarse);
                    if (value > best.found) {
                        best = {card, value};
                    }
                }
            }
            if (best.found > 0.4) {
                places.push_back(best);
            }
        }
    }
    std::sort(places.begin(), places.end(),
              [](const Place& a, const Place& b) { return a.found > b.found; });
    constexpr std::size_t kMostPlaces = 60;
    std::erase_if(places, [&](const Place& place) { return !isFree(place.card); });
    places.resize(std::min(places.size(), kMostPlaces));
    for (auto& place : places) {
        const auto start = place.card;
        place.found = 0;
        for (int y = -3; y <= 3; ++y) {
            for (int x = -3; x <= 3; ++x) {
                for (int t = -2; t <= 2; ++t) {
                    PageCard card = start;
                    card.pose.middle += cv::Point2d(x, y) * (step / 6);
                    card.pose.turn += t * 0.0125;
                    const double value = found(card, m_edges);
                    if (value > place.found) {
                        place = {card, value};
                    }
                }
            }
        }
    }
    std::sort(places.begin(), places.end(),
              [](const Place& a, const Place& b) { return a.found > b.found; });
    for (const auto& place : places) {
        if (model.cards.size() == count) {
            break;
        }
        if (place.found > kLeastMissing && isFree(place.card)) {
            PageModel one = model; // onto its edges, as one
            one.cards = {place.card};
            FitStiffness stiff;
            stiff.reachPx = 2.5 * model.view.pxPerMm;
            stiff.viewStays = true;
            model.cards.push_back(
                fittedPage(one, edgesNear(*m_field, one, 1.5, m_minGradient), m_size, stiff)
                    .cards.front());
        }
    }
    return model.cards.size() == count;
}

} // namespace pocketmars::calibration
