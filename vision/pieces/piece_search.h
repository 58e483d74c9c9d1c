#pragma once

#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_scene.h"

#include <opencv2/core/types.hpp>

#include <map>
#include <random>
#include <vector>

namespace pocketmars::vision {

/// Finds the pieces whose silhouettes together explain the evidence best: greedily, then by taking
/// out a few neighbours and setting them down anew. Pieces do not stand in each other; what one
/// hides of another counts for neither. Deterministic.
class PieceSearch {
public:
    PieceSearch(const PieceEvidence& evidence, const PieceShape& shape, const RaisedPlane& plane,
                const PieceZone& zone);

    /// @return best first; further ones have one piece more or less, one of another colour, or a
    ///         neighbour's place
    [[nodiscard]] std::vector<Explanation> explain();

private:
    /// Adds the best pieces near a point until none pays.
    /// @param most  at most so many
    /// @param must  the first is added even if it does not pay
    void fill(cv::Point2d centre, double radiusMm, int most, bool must, bool shuffled,
              int onlyColour = -1, int onlyWay = -1);
    void remember();
    void improve();
    /// Two pieces where one stands with too much around it unexplained: a large silhouette in the
    /// middle of two small ones fits better than either, so none of them would ever be tried.
    /// @param which  index of the one
    /// @return whether the two explain more; else all stands as before
    bool split(std::size_t which);
    void seekAlternatives();
    /// Remembers what stands with pieces of another colour where they are nearly as well that.
    void recolour(const std::vector<StandingPiece>& standing);
    /// Remembers what stands without one piece, without two, and so on.
    void leaveOut(std::vector<StandingPiece> standing);

    PieceScene m_scene;
    std::vector<PieceHypothesis> m_coarse;
    std::map<std::vector<int>, Explanation> m_found;
    std::mt19937 m_random{1};
};

} // namespace pocketmars::vision
