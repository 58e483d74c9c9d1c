#pragma once

#include "calibration/outlines/card_consensus.h"
#include "calibration/outlines/edge_field.h"
#include "calibration/outlines/oriented_edges.h"
#include "calibration/outlines/quad_support.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::calibration {

/// A card that was found, with its pose: sides that something hides lie where they must.
struct FoundCard {
    Quad quad;           ///< px of the picture
    QuadSupport support; ///< of that quad
    double score = 0;    ///< 0..1
};

/// Finds every card of one known size on a known table, also those whose outline is interrupted or
/// runs into another card's: each corner that two edges make is tried as a card's corner.
class CardSearch {
public:
    /// @param field    of the picture; outlives the search
    /// @param corners  quads in the picture that share at least one corner with a card
    CardSearch(const cv::Mat& picture, const EdgeField& field, std::vector<ScoredQuad> corners,
               double minGradient);

    /// @return cards that do not overlap, best first, down to a score of `minScore`
    [[nodiscard]] std::vector<FoundCard> cards(const CardConsensus& consensus,
                                               double minScore) const;

    /// Cards that reach out of the picture with a part of themselves.
    /// @param cards  that were found, and lie where they do
    [[nodiscard]] std::vector<Quad> cut(const CardConsensus& consensus,
                                        const std::vector<FoundCard>& cards) const;

private:
    /// Every card that has one of the corners seen.
    [[nodiscard]] std::vector<Quad> guesses(const CardConsensus& consensus) const;

    cv::Size m_size;
    const EdgeField* m_field;
    std::vector<ScoredQuad> m_quads;
    std::vector<cv::Vec4f> m_lines; ///< px: x and y of both ends
    OrientedEdges m_edges;
    double m_minGradient;
};

} // namespace pocketmars::calibration
