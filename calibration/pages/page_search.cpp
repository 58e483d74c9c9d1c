#include "calibration/pages/page_search.h"

#include "calibration/outlines/quad_candidates.h"
#include "calibration/outlines/quad_support.h"
#include "calibration/pages/page_refinement.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kTwinsPx = 5;
constexpr double kReachPx = 2.5;
constexpr double kLeastQuadScore = 0.35;
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

bool isAlike(const Shape& a, const Shape& b) {
    const double area = std::log(a.shortSide * a.longSide / (b.shortSide * b.longSide));
    return std::abs(area) < kAlikeSize && std::abs(a.turn - b.turn) < kAlikeTurn;
}

/// An outline that may be a card's.
struct Vote {
    Quad quad;
    Shape shape;
    double weight; ///< how well it shows, and how well its proportions suit
};

std::vector<Vote> votesOf(const std::vector<ScoredQuad>& outlines, cv::Size2d size) {
    const double known = std::log(size.height / size.width);
    std::vector<Vote> votes;
    for (const auto& outline : outlines) {
        const auto shape = shapeOf(outline.quad);
        const double off = (std::log(shape.longSide / shape.shortSide) - known) / kAspectSpread;
        votes.push_back(
            {outline.quad, shape, std::pow(outline.score, 3) * std::exp(-0.5 * off * off)});
    }
    return votes;
}

/// Outlines of one size that lie beside each other.
struct Group {
    std::vector<Quad> quads;
    double weight = 0;
    double side = 0;
};

/// Those that may be cards of one page with a first one, at most as many as that.
Group groupAround(const Vote& seed, const std::vector<Vote>& votes, std::size_t most) {
    std::vector<const Vote*> order;
    for (const auto& vote : votes) {
        if (isAlike(seed.shape, vote.shape)) {
            order.push_back(&vote);
        }
    }
    // Near the seed's size first: frames and cards of one page differ by a tenth.
    const auto worth = [&](const Vote& vote) {
        const double area = std::log(seed.shape.shortSide * seed.shape.longSide /
                                     (vote.shape.shortSide * vote.shape.longSide));
        return vote.weight * std::exp(-0.5 * std::pow(area / 0.12, 2));
    };
    std::sort(order.begin(), order.end(),
              [&](const Vote* a, const Vote* b) { return worth(*a) > worth(*b); });
    Group group;
    group.side = std::sqrt(seed.shape.shortSide * seed.shape.longSide);
    for (const auto* vote : order) {
        const bool isFree =
            std::none_of(group.quads.begin(), group.quads.end(),
                         [&](const Quad& other) { return overlap(other, vote->quad) > 0.1; });
        if (isFree && group.quads.size() < most && worth(*vote) > 0.01) {
            group.quads.push_back(vote->quad);
            group.weight += worth(*vote);
        }
    }
    return group;
}

/// The best of each size.
std::vector<Group> bestGroups(std::vector<Group> groups) {
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
    return kept;
}

/// Where a card may lie, and how much of its outline shows there.
struct Place {
    PageCard card;
    double found;
};

/// How well cards show anywhere on a page.
class Showing {
public:
    Showing(const PageModel& model, cv::Size picture)
        : m_plane(model.view, picture), m_picture(picture), m_size(model.size),
          m_isWide(model.cards.front().isWide) {}

    [[nodiscard]] const PagePlane& plane() const { return m_plane; }
    /// How most cards lie.
    [[nodiscard]] bool isWide() const { return m_isWide; }

    [[nodiscard]] double of(const PageCard& card, const OrientedEdges& edges) const {
        const auto quad = m_plane.toPicture(card.onTable(m_size));
        // Others than the most are rare: Earth among ships that lie.
        return isInside(quad, m_picture, static_cast<float>(kSlackPx))
                   ? edges.along(quad).found - (card.isWide == m_isWide ? 0.0 : 0.1)
                   : 0.0;
    }

    /// Whether a card whose middle lies there may lie in the picture.
    [[nodiscard]] bool mayLieAt(cv::Point2d mm) const {
        const auto px = m_plane.toPicture(mm);
        return px.x >= -kSlackPx && px.y >= -kSlackPx && px.x < m_picture.width + kSlackPx &&
               px.y < m_picture.height + kSlackPx;
    }

private:
    static constexpr double kSlackPx = 2;
    PagePlane m_plane;
    cv::Size m_picture;
    cv::Size2d m_size;
    bool m_isWide;
};

/// All over the page, coarsely: the best way to lie at each place where a card shows.
std::vector<Place> placesOn(const PageModel& model, const Showing& showing,
                            const OrientedEdges& edges, cv::Rect tableMm, double step) {
    double turn = 0;
    for (const auto& card : model.cards) {
        turn += card.pose.turn / static_cast<double>(model.cards.size());
    }
    std::vector<Place> places;
    const cv::Size steps(cvCeil(tableMm.width / step), cvCeil(tableMm.height / step));
    for (int row = 0; row < steps.height; ++row) {
        for (int column = 0; column < steps.width; ++column) {
            const auto at = cv::Point2d(tableMm.tl()) + cv::Point2d(column, row) * step;
            if (!showing.mayLieAt(at)) { // most of the box, where the view is tilted
                continue;
            }
            Place best{{}, 0};
            for (int t = -2; t <= 2; ++t) {
                for (const bool isWide : {showing.isWide(), !showing.isWide()}) {
                    const PageCard card{{at, turn + t * 0.05}, isWide};
                    const double value = showing.of(card, edges);
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
    return places;
}

/// The best place about one that was found coarsely.
Place shownBest(const PageCard& start, const Showing& showing, const OrientedEdges& edges,
                double step) {
    Place best{start, 0};
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            for (int t = -2; t <= 2; ++t) {
                PageCard card = start;
                card.pose.middle += cv::Point2d(x, y) * (step / 6);
                card.pose.turn += t * 0.0125;
                const double value = showing.of(card, edges);
                if (value > best.found) {
                    best = {card, value};
                }
            }
        }
    }
    return best;
}

/// Whether a card would lie on none of the page's.
void sortByFound(std::vector<Place>& places) {
    std::sort(places.begin(), places.end(),
              [](const Place& a, const Place& b) { return a.found > b.found; });
}

} // namespace

PageSearch::PageSearch(const cv::Mat& picture, const EdgeField& field, double minGradient)
    : m_size(picture.size()), m_field(&field), m_minGradient(minGradient),
      m_edges(field, minGradient, 2), m_coarse(field, minGradient, kCoarseReachPx) {
    std::vector<ScoredQuad> quads;
    for (const auto& quad : quadCandidates(picture)) {
        const auto stands = upright(clockwise(quad));
        const auto shape = shapeOf(stands);
        const double found = m_edges.along(stands).found;
        if (shape.longSide < kLongest * shape.shortSide && found > kLeastFound) {
            quads.push_back({stands, found});
        }
    }
    quads = withoutTwins(std::move(quads), kTwinsPx);
    for (auto& scored : quads) {
        scored.quad = upright(refined(field, scored.quad, kReachPx));
        scored.score = support(field, scored.quad, 1.5, minGradient).score();
    }
    std::erase_if(quads, [](const ScoredQuad& quad) { return quad.score < kLeastQuadScore; });
    m_outlines = withoutTwins(std::move(quads), 2);
    m_outlines.resize(std::min(m_outlines.size(), kMostOutlines));
}

std::vector<PageModel> PageSearch::ways(const PageQuestion& question) const {
    const auto votes = votesOf(m_outlines, question.size);
    std::vector<Group> groups;
    for (const auto& seed : votes) {
        if (seed.weight < 0.02) {
            continue;
        }
        auto group = groupAround(seed, votes, question.count);
        if (question.count > 2 && group.quads.size() < 2) {
            continue;
        }
        group.weight *= std::pow(group.side / m_size.width, kLargerWins);
        groups.push_back(std::move(group));
    }
    std::vector<PageModel> found;
    for (const auto& group : bestGroups(std::move(groups))) {
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
    const Showing showing(model, m_size);
    const auto w = static_cast<float>(m_size.width);
    const auto h = static_cast<float>(m_size.height);
    const auto picture = showing.plane().toTable(Quad{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}});
    if (!picture) {
        return false;
    }
    const auto box = cv::boundingRect(std::vector<cv::Point2f>(picture->begin(), picture->end()));
    // Everywhere, coarsely; then about the best places.
    const double step = 1.7 * kCoarseReachPx / model.view.pxPerMm;
    auto places = placesOn(model, showing, m_coarse, box, step);
    sortByFound(places);
    constexpr std::size_t kMostPlaces = 60;
    std::erase_if(places, [&](const Place& place) { return !hasRoom(model, place.card); });
    places.resize(std::min(places.size(), kMostPlaces));
    for (auto& place : places) {
        place = shownBest(place.card, showing, m_edges, step);
    }
    sortByFound(places);
    for (const auto& place : places) {
        if (model.cards.size() == count) {
            break;
        }
        if (place.found > kLeastMissing && hasRoom(model, place.card)) {
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
