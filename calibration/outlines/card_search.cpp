#include "calibration/outlines/card_search.h"

#include "calibration/outlines/card_pose.h"
#include "calibration/outlines/tuning.h"
#include "calibration/support/lab.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// A corner of a card on the table, with the directions of its two sides.
struct Corner {
    cv::Point2d at;
    cv::Point2d first;  ///< unit vector along one side, away from the corner
    cv::Point2d second; ///< along the other
};

struct Segment {
    cv::Point2d a;
    cv::Point2d b;
};

std::optional<Corner> cornerOf(cv::Point2d at, cv::Point2d towards, cv::Point2d alsoTowards) {
    const auto d1 = towards - at;
    const auto d2 = alsoTowards - at;
    const double n1 = cv::norm(d1);
    const double n2 = cv::norm(d2);
    if (n1 <= 0 || n2 <= 0 || std::abs(d1.dot(d2)) > tuning::search.maxSlant() * n1 * n2) {
        return std::nullopt;
    }
    return Corner{at, d1 / n1, d2 / n2};
}

/// The card that has this corner, on one of its two sides.
Quad cardAt(const Corner& corner, double alongFirst, double alongSecond) {
    // Both directions are measured, so each gives way a little to make the angle right.
    const double hand = corner.first.cross(corner.second) > 0 ? 1.0 : -1.0;
    cv::Point2d along = corner.first + hand * cv::Point2d(corner.second.y, -corner.second.x);
    along /= cv::norm(along);
    const auto across = hand * cv::Point2d(-along.y, along.x);
    const auto a = corner.at;
    const auto b = a + along * alongFirst;
    const auto c = b + across * alongSecond;
    const auto d = a + across * alongSecond;
    return hand > 0 ? Quad{cv::Point2f(a), cv::Point2f(b), cv::Point2f(c), cv::Point2f(d)}
                    : Quad{cv::Point2f(a), cv::Point2f(d), cv::Point2f(c), cv::Point2f(b)};
}

std::vector<cv::Vec4f> lineSegments(const cv::Mat& picture) {
    const auto lab = toLab(picture);
    std::vector<cv::Mat> channels;
    cv::split(lab, channels);
    // Weak edges in dark and in bright places count as much as the strong ones between.
    cv::createCLAHE(tuning::search.contrast(), {6, 6})->apply(channels[0], channels[0]);
    std::vector<cv::Vec4f> found;
    const auto detector = cv::createLineSegmentDetector(cv::LSD_REFINE_STD);
    for (std::size_t i = 0; i < channels.size(); ++i) {
        if (i > 0) { // colours differ less than lightness does
            channels[i].convertTo(channels[i], CV_8U, 2.0, -128.0);
        }
        std::vector<cv::Vec4f> lines;
        detector->detect(channels[i], lines);
        found.insert(found.end(), lines.begin(), lines.end());
    }
    return found;
}

std::vector<Segment> onTable(const std::vector<cv::Vec4f>& lines, const ViewedTable& plane,
                             double minLength) {
    std::vector<Segment> found;
    for (const auto& line : lines) {
        const auto a = plane.onTable(cv::Point2f(line[0], line[1]));
        const auto b = plane.onTable(cv::Point2f(line[2], line[3]));
        if (a && b && cv::norm(*b - *a) >= minLength) {
            found.push_back({*a, *b});
        }
    }
    return found;
}

std::vector<Corner> segmentCorners(const std::vector<Segment>& lines, double shortSide) {
    std::vector<Corner> corners;
    const double gap = tuning::search.cornerGap() * shortSide;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto d1 = lines[i].b - lines[i].a;
        const double n1 = cv::norm(d1);
        for (std::size_t j = i + 1; j < lines.size(); ++j) {
            const auto d2 = lines[j].b - lines[j].a;
            const double n2 = cv::norm(d2);
            if (std::abs(d1.dot(d2)) > tuning::search.maxSlant() * n1 * n2) {
                continue;
            }
            const double sine = d1.cross(d2);
            const auto meet = lines[i].a + d1 * ((lines[j].a - lines[i].a).cross(d2) / sine);
            const auto nearEnd = [&](const Segment& s) -> std::optional<cv::Point2d> {
                const double toA = cv::norm(s.a - meet);
                const double toB = cv::norm(s.b - meet);
                if (std::min(toA, toB) > gap) {
                    return std::nullopt;
                }
                return toA < toB ? s.b : s.a;
            };
            const auto far1 = nearEnd(lines[i]);
            const auto far2 = far1 ? nearEnd(lines[j]) : std::nullopt;
            if (!far1 || !far2) {
                continue;
            }
            if (const auto corner = cornerOf(meet, *far1, *far2)) {
                corners.push_back(*corner);
            }
        }
    }
    return corners;
}

Quad scaled(const Quad& quad, float factor) {
    const auto middle = centre(quad);
    Quad result = quad;
    for (auto& corner : result) {
        corner = middle + (corner - middle) * factor;
    }
    return result;
}

/// Each side moved onto its edge by itself, if what comes out is still a card of the right size:
/// lenses bend, and tables are not quite flat. Else the score is 0.
FoundCard bentCard(const EdgeField& field, const Quad& start, const ViewedTable& plane,
                   const CardConsensus& size, double minGradient) {
    FoundCard bent{refined(field, start, tuning::search.bentReach()), {}, 0};
    if (const auto onTable = plane.onTable(bent.quad)) {
        const auto shape = measured(*onTable);
        const double off = std::hypot(std::log(shape.shortSide / size.shortSide),
                                      std::log(shape.longSide / size.longSide), shape.skew) /
                           tuning::search.bentSpread();
        if (off < tuning::search.bentWorst()) {
            bent.support =
                support(field, bent.quad, tuning::search.bentSupportReach(), minGradient);
            bent.score = bent.support.score() * (1 - tuning::search.bentCost() * off * off);
        }
    }
    return bent;
}

/// The card moved onto the edges as one, or bent where that fits better.
FoundCard settledCard(const EdgeField& field, const Quad& start, const ViewedTable& plane,
                      const CardConsensus& size, double minGradient) {
    const auto onTable = plane.onTable(start);
    assert(onTable);
    const auto sides = sideLengths(*onTable);
    const bool isPortrait = sides[0] < sides[1];
    const cv::Size2d rectangle = isPortrait ? cv::Size2d(size.shortSide, size.longSide)
                                            : cv::Size2d(size.longSide, size.shortSide);
    // A weak edge next to a strong one is missed by a fit that reaches too far.
    FoundCard whole;
    for (const double reach : {tuning::search.farReach(), tuning::search.nearReach()}) {
        const auto pose = fitted(field, plane, poseOf(*onTable), rectangle, reach);
        FoundCard moved{plane.inPicture(cardQuad(pose, rectangle)), {}, 0};
        moved.support = support(field, moved.quad, tuning::search.supportReach(), minGradient);
        moved.score = moved.support.score() * tuning::search.rigidScore();
        whole = moved.score > whole.score ? moved : whole;
    }
    const auto bent = bentCard(field, whole.quad, plane, size, minGradient);
    return bent.score > whole.score ? bent : whole;
}

bool isBetter(const FoundCard& a, const FoundCard& b) { return a.score > b.score; }

/// The cards kept so far, and of the others the best that overlap none.
std::vector<FoundCard> apart(std::vector<FoundCard> others, std::vector<FoundCard> kept) {
    std::sort(others.begin(), others.end(), isBetter);
    for (const auto& card : others) {
        const bool isFree = std::none_of(kept.begin(), kept.end(), [&](const FoundCard& other) {
            return overlap(card.quad, other.quad) > tuning::search.mostOverlap();
        });
        if (isFree) {
            kept.push_back(card);
        }
    }
    return kept;
}

} // namespace

CardSearch::CardSearch(const cv::Mat& picture, const EdgeField& field,
                       std::vector<ScoredQuad> corners, double minGradient)
    : m_size(picture.size()), m_field(&field), m_quads(std::move(corners)),
      m_lines(lineSegments(picture)), m_edges(field, minGradient, tuning::search.edgeReach()),
      m_minGradient(minGradient) {}

std::vector<Quad> CardSearch::guesses(const CardConsensus& consensus) const {
    const ViewedTable plane(consensus.view, m_size);
    auto corners =
        segmentCorners(onTable(m_lines, plane, tuning::search.leastLine() * consensus.shortSide),
                       consensus.shortSide);
    for (const auto& scored : m_quads) {
        const auto quad = plane.onTable(scored.quad);
        if (!quad) {
            continue;
        }
        for (std::size_t i = 0; i < 4; ++i) {
            if (const auto corner =
                    cornerOf((*quad)[i], (*quad)[(i + 1) % 4], (*quad)[(i + 3) % 4])) {
                corners.push_back(*corner);
            }
        }
    }
    std::vector<Quad> quads;
    for (const auto& corner : corners) {
        quads.push_back(plane.inPicture(cardAt(corner, consensus.shortSide, consensus.longSide)));
        quads.push_back(plane.inPicture(cardAt(corner, consensus.longSide, consensus.shortSide)));
    }
    return quads;
}

std::vector<FoundCard> CardSearch::cards(const CardConsensus& consensus, double minScore) const {
    const ViewedTable plane(consensus.view, m_size);
    std::vector<ScoredQuad> promising;
    for (const auto& quad : guesses(consensus)) {
        const double rough =
            isInside(quad, m_size, tuning::search.slack()) ? m_edges.along(quad).found : 0.0;
        if (rough > tuning::search.rough()) {
            promising.push_back({quad, rough});
        }
    }
    std::vector<FoundCard> found;
    for (const auto& start : withoutTwins(std::move(promising), tuning::search.twins())) {
        const auto card = settledCard(*m_field, start.quad, plane, consensus, m_minGradient);
        if (card.score >= minScore) {
            found.push_back(card);
        }
    }
    auto kept = apart(std::move(found), {});
    // Towards the corners of a photo a lens bends so much that no card of the right size fits. Only
    // where nothing does: printed frames are nearly as large as cards, and show as well.
    std::vector<FoundCard> bent;
    for (const auto& scored : m_quads) {
        const auto card = bentCard(*m_field, scored.quad, plane, consensus, m_minGradient);
        if (card.score >= minScore) {
            bent.push_back(card);
        }
    }
    kept = apart(std::move(bent), std::move(kept));
    std::sort(kept.begin(), kept.end(), isBetter);
    return kept;
}

std::vector<Quad> CardSearch::cut(const CardConsensus& consensus,
                                  const std::vector<FoundCard>& cards) const {
    std::vector<ScoredQuad> promising;
    for (const auto& quad : guesses(consensus)) {
        const auto along = m_edges.along(quad);
        if (along.inside < tuning::search.cutMost() && along.inside > tuning::search.cutLeast() &&
            along.found > tuning::search.cutFound() * along.inside) {
            promising.push_back({quad, along.found});
        }
    }
    std::vector<Quad> kept;
    for (const auto& guess : withoutTwins(std::move(promising), tuning::search.cutTwins())) {
        // What shares a side with a card has only that card's edge to show.
        const auto wider = scaled(guess.quad, tuning::search.cutGrown());
        const bool isFree =
            std::none_of(kept.begin(), kept.end(),
                         [&](const Quad& other) {
                             return overlap(guess.quad, other) > tuning::search.cutOverlap();
                         }) &&
            std::none_of(cards.begin(), cards.end(), [&](const FoundCard& card) {
                return overlap(wider, card.quad) > tuning::search.cutCardOverlap();
            });
        if (isFree) {
            kept.push_back(guess.quad);
        }
    }
    return kept;
}

} // namespace pocketmars::calibration
