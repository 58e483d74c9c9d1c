#include "calibration/outlines/outline_report.h"

#include "calibration/outlines/card_consensus.h"
#include "calibration/outlines/card_growth.h"
#include "calibration/outlines/card_search.h"
#include "calibration/outlines/edge_field.h"
#include "calibration/outlines/printed_edge.h"
#include "calibration/outlines/quad_candidates.h"
#include "calibration/outlines/tuning.h"
#include "calibration/support/geometry.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace pocketmars::calibration {
namespace {

/// How strong edges are half way up: in a photo that is the texture of surfaces, and its noise.
double medianGradient(const EdgeField& field) {
    cv::Mat strength;
    cv::magnitude(field.dx, field.dy, strength);
    std::vector<float> values(strength.begin<float>(), strength.end<float>());
    return medianInPlace(std::span(values));
}

/// Cards that are seen nearly as well as the others are cards too.
double leastScore(const std::vector<ScoredQuad>& sure) {
    const double least = tuning::report.leastScore();
    if (sure.empty()) {
        return least;
    }
    std::vector<double> scores;
    scores.reserve(sure.size());
    for (const auto& card : sure) {
        scores.push_back(card.score);
    }
    return std::max(least, tuning::report.scoreOfMedian() * medianInPlace(std::span(scores)));
}

/// The search at working scale.
class Finder {
public:
    Finder(const cv::Mat& picture, std::optional<double> aspect)
        : m_picture(picture), m_aspect(aspect), m_field(edgeField(picture, tuning::edges.sigma())),
          m_medianGradient(medianGradient(m_field)),
          m_minGradient(std::clamp(tuning::report.edgeOfMedian() * m_medianGradient,
                                   tuning::report.leastEdge(), tuning::report.mostEdge())) {}

    struct Findings {
        std::vector<FoundCard> cards; ///< down to quite unlikely ones
        double even = 0;              ///< score at which a card is as likely as not
        std::vector<ScoredQuad> touching;
        std::vector<Quad> cut;
    };

    [[nodiscard]] Findings find() const {
        if (m_medianGradient > tuning::report.noise()) {
            return {};
        }
        const auto outlines = outlined();
        std::vector<ScoredQuad> strong;
        std::copy_if(outlines.begin(), outlines.end(), std::back_inserter(strong),
                     [](const ScoredQuad& quad) { return quad.score > tuning::report.strong(); });
        const auto first = agree(strong, m_picture.size(), m_aspect);
        if (!first) {
            return {};
        }
        Findings findings;
        // The first search finds cards good enough to measure table and size on, the second the
        // rest.
        const CardSearch search(m_picture, m_field, outlines, m_minGradient);
        auto consensus = *first;
        auto sure = enlarged(search.cards(consensus, tuning::report.sure()), consensus);
        if (sure.size() > 1) {
            consensus = settledOn(sure, consensus, m_picture.size(), m_aspect);
        }
        findings.even = leastScore(sure);
        findings.cards = search.cards(consensus, findings.even - tuning::report.doubtful());
        findings.touching = pairs(outlines, consensus, findings.cards);
        findings.cut = search.cut(consensus, findings.cards);
        return findings;
    }

    /// What an edge must have to stand out of texture and noise, L units per px of the working
    /// picture.
    [[nodiscard]] double minGradient() const { return m_minGradient; }

private:
    /// Everything in the picture that has an outline of four sides.
    [[nodiscard]] std::vector<ScoredQuad> outlined() const {
        std::vector<ScoredQuad> quads;
        for (const auto& quad : quadCandidates(m_picture)) {
            quads.push_back({quad, 0.0});
        }
        quads = withoutTwins(std::move(quads), tuning::report.twins());
        for (auto& scored : quads) {
            scored.quad = refined(m_field, scored.quad, tuning::report.firstReach());
            scored.score =
                support(m_field, scored.quad, tuning::report.supportReach(), m_minGradient).score();
        }
        return quads;
    }

    /// Outlines of the size of two cards side by side or end to end, where no card was found.
    [[nodiscard]] std::vector<ScoredQuad> pairs(const std::vector<ScoredQuad>& outlines,
                                                const CardConsensus& size,
                                                const std::vector<FoundCard>& cards) const {
        const ViewedTable plane(size.view, m_picture.size());
        std::vector<ScoredQuad> found;
        for (const auto& outline : outlines) {
            const auto onTable = plane.onTable(outline.quad);
            if (!onTable || outline.score < tuning::report.pairScore()) {
                continue;
            }
            const auto shape = measured(*onTable);
            const auto isNear = [](double a, double b) {
                return std::abs(a / b - 1) < tuning::report.pairSize();
            };
            const bool sideBySide =
                isNear(std::max(2 * size.shortSide, size.longSide), shape.longSide) &&
                isNear(std::min(2 * size.shortSide, size.longSide), shape.shortSide);
            const bool endToEnd = isNear(2 * size.longSide, shape.longSide) &&
                                  isNear(size.shortSide, shape.shortSide);
            const auto meets = [&](const auto& other) {
                return overlap(outline.quad, other.quad) > tuning::report.pairOverlap();
            };
            if ((sideBySide || endToEnd) && shape.skew < tuning::report.pairSkew() &&
                std::none_of(cards.begin(), cards.end(), meets) &&
                std::none_of(found.begin(), found.end(), meets)) {
                found.push_back(outline);
            }
        }
        return found;
    }

    /// The cards that were found, or the larger ones that they turned out to be printed on.
    [[nodiscard]] std::vector<ScoredQuad> enlarged(const std::vector<FoundCard>& found,
                                                   CardConsensus& consensus) const {
        const ViewedTable plane(consensus.view, m_picture.size());
        std::vector<ScoredQuad> cards;
        std::vector<Quad> onTable;
        for (const auto& card : found) {
            cards.push_back({card.quad, card.score});
            onTable.push_back(plane.onTable(card.quad).value());
        }
        const auto larger =
            grown(m_field, plane, onTable, m_picture.size(), m_aspect, m_minGradient);
        if (!larger) {
            return cards;
        }
        consensus.shortSide = larger->shortSide;
        consensus.longSide = larger->longSide;
        cards.clear();
        for (const auto& quad : larger->onTable) {
            const auto moved = refined(m_field, plane.inPicture(quad), tuning::report.grownReach());
            cards.push_back(
                {moved,
                 support(m_field, moved, tuning::report.supportReach(), m_minGradient).score()});
        }
        return cards;
    }

    cv::Mat m_picture;
    std::optional<double> m_aspect;
    EdgeField m_field;
    double m_medianGradient; ///< L units per px
    double m_minGradient;    ///< L units per px
};

/// A quad of the working picture on the photo itself.
Quad scaledUp(const Quad& quad, double scale) {
    Quad result;
    std::transform(quad.begin(), quad.end(), result.begin(), [&](cv::Point2f corner) {
        const cv::Point2f half(0.5F, 0.5F); // px centres lie at whole numbers
        return (corner + half) / scale - half;
    });
    return result;
}

/// Rows from the top, each from left to right.
void sortForReading(std::vector<CardQuad>& cards) {
    std::sort(cards.begin(), cards.end(), [](const CardQuad& a, const CardQuad& b) {
        return centre(a.corners).y < centre(b.corners).y;
    });
    for (auto from = cards.begin(); from != cards.end();) {
        const auto top = centre(from->corners);
        const double height = std::sqrt(signedArea(from->corners));
        const auto to = std::find_if(from, cards.end(), [&](const CardQuad& card) {
            return centre(card.corners).y > top.y + 0.5 * height;
        });
        std::sort(from, to, [](const CardQuad& a, const CardQuad& b) {
            return centre(a.corners).x < centre(b.corners).x;
        });
        from = to;
    }
}

/// A score as a probability. Scores of cards and of chance finds overlap within some hundredths.
double confidence(double score, double even) {
    return 1.0 / (1.0 + std::exp((even - score) / tuning::report.confidenceSpread()));
}

} // namespace

OutlineReport reportOutlines(const cv::Mat& photo, const OutlineOptions& options) {
    const double scale = std::min(1.0, static_cast<double>(tuning::report.workingSide()) /
                                           std::max(photo.cols, photo.rows));
    cv::Mat picture;
    cv::resize(photo, picture, {}, scale, scale, cv::INTER_AREA);
    const Finder finder(picture, options.aspect);
    const auto findings = finder.find();
    OutlineReport report;
    std::vector<Quad> quads;
    for (const auto& found : findings.cards) {
        const auto quad = scaledUp(found.quad, scale);
        const CardQuad card{fromUpperLeft(quad), confidence(found.score, findings.even)};
        if (card.confidence >= options.minConfidence) {
            report.cards.push_back(card);
            quads.push_back(quad);
        } else {
            report.doubtful.push_back(card);
        }
    }
    quads = onPrintedEdges(photo, quads, finder.minGradient() * scale);
    for (std::size_t i = 0; i < quads.size(); ++i) {
        report.cards[i].corners = fromUpperLeft(quads[i]);
    }
    sortForReading(report.cards);
    for (const auto& pair : findings.touching) {
        report.touching.push_back({fromUpperLeft(scaledUp(pair.quad, scale)), pair.score});
    }
    for (const auto& quad : findings.cut) {
        report.cut.push_back({fromUpperLeft(scaledUp(quad, scale)), 0.5});
    }
    return report;
}

} // namespace pocketmars::calibration
