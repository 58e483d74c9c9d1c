#include "calibration/outlines/printed_edge.h"

#include "calibration/outlines/edge_field.h"
#include "calibration/outlines/tuning.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>

namespace pocketmars::calibration {
namespace {

/// A side of a card in the picture, and where across it there are edges that run along it.
class Side {
public:
    Side(const EdgeField& field, cv::Point2d from, cv::Point2d to, double width, double minGradient)
        : m_field(&field), m_from(from), m_along(to - from),
          // Corners run clockwise, so the card lies to the right of each side.
          m_outward(cv::Point2d(m_along.y, -m_along.x) / cv::norm(m_along)),
          m_first(-tuning::printedEdge.inward() * width), m_width(width),
          m_step(tuning::printedEdge.step()), m_samples(tuning::printedEdge.samples()) {
        measure(tuning::printedEdge.outward() * width, minGradient);
    }

    /// Px outwards from the side as given, ascending.
    [[nodiscard]] const std::vector<double>& edges() const { return m_edges; }

    /// Median colour at a distance, CIE Lab.
    [[nodiscard]] cv::Vec3d colour(double offset) const;

    /// The strip between two distances looks like what lies beyond `outer`, give or take a shadow.
    [[nodiscard]] bool isTable(double inner, double outer) const;

private:
    void measure(double outwardReach, double minGradient);
    [[nodiscard]] cv::Point2d at(int sample, double offset) const {
        const double corner = tuning::printedEdge.corner();
        const double t = corner + (1 - 2 * corner) * (sample + 0.5) / m_samples;
        return m_from + m_along * t + m_outward * offset;
    }

    const EdgeField* m_field;
    cv::Point2d m_from;
    cv::Point2d m_along;
    cv::Point2d m_outward;
    double m_first;
    double m_width;
    double m_step; ///< across the side, px
    int m_samples; ///< along it
    std::vector<double> m_edges;
};

void Side::measure(double outwardReach, double minGradient) {
    const int steps = cvCeil((outwardReach - m_first) / m_step);
    std::vector<double> seen(static_cast<std::size_t>(steps + 1), 0.0);
    std::vector<double> strength(seen.size());
    for (int sample = 0; sample < m_samples; ++sample) {
        for (int i = 0; i <= steps; ++i) {
            strength[static_cast<std::size_t>(i)] =
                gradientAcross(*m_field, at(sample, m_first + i * m_step), m_outward);
        }
        // Each edge counts where it is strongest, and a little beside: sides are not quite
        // straight.
        std::vector<double> own(seen.size(), 0.0);
        for (int i = 1; i < steps; ++i) {
            const auto here = static_cast<std::size_t>(i);
            if (strength[here] < minGradient || strength[here] < strength[here - 1] ||
                strength[here] <= strength[here + 1]) {
                continue;
            }
            for (int beside = -2; beside <= 2; ++beside) {
                const int bin = i + beside;
                if (bin >= 0 && bin <= steps) {
                    auto& value = own[static_cast<std::size_t>(bin)];
                    value = std::max(value, std::abs(beside) < 2 ? 1.0 : 0.6);
                }
            }
        }
        std::transform(seen.begin(), seen.end(), own.begin(), seen.begin(),
                       [this](double sum, double one) { return sum + one / m_samples; });
    }
    for (int i = 1; i < steps; ++i) {
        const auto here = static_cast<std::size_t>(i);
        if (seen[here] >= tuning::printedEdge.seen() && seen[here] >= seen[here - 1] &&
            seen[here] > seen[here + 1]) {
            // The middle of a flat top.
            int first = i;
            while (first > 0 && seen[static_cast<std::size_t>(first - 1)] == seen[here]) {
                --first;
            }
            m_edges.push_back(m_first + 0.5 * (first + i) * m_step);
        }
    }
}

cv::Vec3d Side::colour(double offset) const {
    std::array<std::vector<float>, 3> channels;
    for (int sample = 0; sample < m_samples; ++sample) {
        const auto p = at(sample, offset);
        const cv::Point px(cvRound(p.x), cvRound(p.y));
        if (cv::Rect({0, 0}, m_field->lab.size()).contains(px)) {
            const auto& lab = m_field->lab.at<cv::Vec3f>(px);
            for (int c = 0; c < 3; ++c) {
                channels[static_cast<std::size_t>(c)].push_back(lab[c]);
            }
        }
    }
    cv::Vec3d result(0, 0, 0);
    for (int c = 0; c < 3; ++c) {
        auto& values = channels[static_cast<std::size_t>(c)];
        result[c] = values.empty() ? 0.0 : medianInPlace(std::span(values));
    }
    return result;
}

bool Side::isTable(double inner, double outer) const {
    const auto strip = colour((inner + outer) / 2);
    const auto beyond = colour(outer + std::max(tuning::printedEdge.beyondLeast(),
                                                tuning::printedEdge.beyond() * m_width));
    const double light = (strip[0] + 16) / (beyond[0] + 16);
    const double off = std::hypot(strip[1] - light * beyond[1], strip[2] - light * beyond[2]);
    return light > tuning::printedEdge.darkest() && light < tuning::printedEdge.brightest() &&
           off < tuning::printedEdge.colour();
}

/// How far off an outline its own edge may lie.
double ownEdgePx(double width) {
    return std::max(tuning::printedEdge.ownEdge(), tuning::printedEdge.ownEdgeShare() * width);
}

/// The outermost edge with card, not table, on its inner side; 0 if that is the side as given.
double outermostEdge(const Side& side) {
    double result = 0;
    double inner = 0;
    for (const double edge : side.edges()) {
        if (edge < tuning::printedEdge.ownEdge()) { // the edge that the side lies on
            continue;
        }
        if (!side.isTable(inner, edge)) {
            result = edge;
        }
        inner = edge;
    }
    return result;
}

/// An edge a little inside, with table between: the side lies on a clear sleeve.
std::optional<double> sleeveEdge(const Side& side, double width) {
    const double least = ownEdgePx(width);
    const auto& edges = side.edges();
    const auto inner =
        std::find_if(edges.rbegin(), edges.rend(), [&](double edge) { return edge < -least; });
    if (inner == edges.rend() || !side.isTable(*inner, 0.0)) {
        return std::nullopt;
    }
    return *inner;
}

struct Card {
    EdgeField field;
    cv::Point2f shift; ///< of the field's picture in the photo
    Quad quad;         ///< px of the field
    double width = 0;
};

Card around(const cv::Mat& photo, const Quad& quad) {
    Card card;
    const auto sides = sideLengths(quad);
    card.width = std::min(sides[0] + sides[2], sides[1] + sides[3]) / 2;
    const int margin = cvCeil(2 * tuning::printedEdge.outward() * card.width) + 6;
    auto box = cv::boundingRect(quad);
    box =
        cv::Rect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin) &
        cv::Rect({0, 0}, photo.size());
    card.field = edgeField(photo(box), tuning::edges.sigma());
    card.shift = box.tl();
    card.quad = quad;
    for (auto& corner : card.quad) {
        corner -= card.shift;
    }
    return card;
}

/// The quad with each side moved outwards along its normal.
Quad moved(const Quad& quad, const std::array<double, 4>& outwards) {
    std::array<cv::Point2f, 4> from;
    std::array<cv::Point2f, 4> to;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto along = quad[(i + 1) % 4] - quad[i];
        const auto shift =
            cv::Point2f(along.y, -along.x) * static_cast<float>(outwards[i] / cv::norm(along));
        from[i] = quad[i] + shift;
        to[i] = quad[(i + 1) % 4] + shift;
    }
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto before = (i + 3) % 4;
        result[i] = intersection(from[before], to[before], from[i], to[i]).value_or(quad[i]);
    }
    return result;
}

/// True if another card lies right beside a side: its frames are no edges of this one.
bool touchesOther(const std::vector<Quad>& cards, std::size_t own, std::size_t side, double width) {
    const auto a = cards[own][side];
    const auto b = cards[own][(side + 1) % 4];
    const auto along = (b - a) / cv::norm(b - a);
    const auto beyond = cv::Point2f(along.y, -along.x) *
                        static_cast<float>(1.5 * tuning::printedEdge.outward() * width);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (const float t : {0.2F, 0.5F, 0.8F}) {
            if (i != own &&
                cv::pointPolygonTest(cards[i], a * (1 - t) + b * t + beyond, false) >= 0) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

std::vector<Quad> onPrintedEdges(const cv::Mat& photo, const std::vector<Quad>& cards,
                                 double minGradient) {
    std::vector<Quad> result;
    std::vector<Card> crops;
    std::vector<std::array<std::optional<double>, 4>> sleeves;
    std::size_t sleeved = 0;
    for (std::size_t c = 0; c < cards.size(); ++c) {
        auto card = around(photo, cards[c]);
        // A px off is enough to mistake one side of an edge for the other.
        card.quad = refined(card.field, card.quad, ownEdgePx(card.width));
        std::array<double, 4> outwards{};
        auto& inner = sleeves.emplace_back();
        for (std::size_t i = 0; i < 4; ++i) {
            const Side side(card.field, card.quad[i], card.quad[(i + 1) % 4], card.width,
                            minGradient);
            if (!touchesOther(cards, c, i, card.width)) {
                outwards[i] = outermostEdge(side);
            }
            inner[i] = outwards[i] > 0 ? std::nullopt : sleeveEdge(side, card.width);
            sleeved += inner[i] ? 1 : 0;
        }
        card.quad = moved(card.quad, outwards);
        crops.push_back(std::move(card));
    }
    // Nobody sleeves single cards, and a sleeve shows all around.
    const auto sides = static_cast<double>(4 * cards.size());
    const bool isSleeved = static_cast<double>(sleeved) >= tuning::printedEdge.sleeved() * sides;
    for (std::size_t c = 0; c < cards.size(); ++c) {
        auto& card = crops[c];
        if (isSleeved) {
            std::array<double, 4> inwards{};
            std::transform(sleeves[c].begin(), sleeves[c].end(), inwards.begin(),
                           [](const std::optional<double>& edge) { return edge.value_or(0.0); });
            card.quad = moved(card.quad, inwards);
        }
        auto quad = refined(card.field, card.quad, tuning::printedEdge.ownEdge());
        for (auto& corner : quad) {
            corner += card.shift;
        }
        result.push_back(quad);
    }
    return result;
}

} // namespace pocketmars::calibration
