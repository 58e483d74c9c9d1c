#pragma once

#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_shape.h"
#include "vision/pieces/scan_spans.h"
#include "vision/plane/table_camera.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <cstddef>
#include <vector>

namespace pocketmars::vision {

/// A piece that might stand somewhere. Spans are px of the evidence.
struct PieceHypothesis {
    int colour = 0;
    int place = 0;
    PiecePose pose;
    double gain = 0.0;  ///< px, less the cost
    double cost = 0.0;  ///< px
    double edges = 0.0; ///< edges that it has itself, px
    Spans spans;
    Spans inner;  ///< somewhat smaller than the piece
    Spans around; ///< somewhat larger
};

/// A piece that was set down.
struct StandingPiece {
    PlacedPiece piece;
    Spans spans;
    Spans inner;
    double cost = 0.0;  ///< px
    double edges = 0.0; ///< px
};

/// The pieces set down so far, and what of the evidence they explain. Pieces do not stand in each
/// other; what one hides of another counts for neither.
class PieceScene {
public:
    /// Nothing stands there yet. All four outlive the scene.
    PieceScene(const PieceEvidence& evidence, const PieceShape& shape, const RaisedPlane& plane,
               const PieceZone& zone);

    [[nodiscard]] const PieceEvidence& evidence() const { return *m_evidence; }
    [[nodiscard]] const PieceShape& shape() const { return *m_shape; }
    [[nodiscard]] const RaisedPlane& plane() const { return m_plane; }
    [[nodiscard]] const PieceZone& zone() const { return *m_zone; }
    [[nodiscard]] int colours() const { return static_cast<int>(m_sums.size()); }
    /// px of a typical piece
    [[nodiscard]] double pieceArea() const { return m_pieceArea; }
    [[nodiscard]] const std::vector<StandingPiece>& standing() const { return m_standing; }

    enum class Rim { Without, With };
    /// Fills in a hypothesis from its colour and pose.
    /// @param rim  whether `around` is wanted
    /// @return false if nothing may stand there
    [[nodiscard]] bool evaluate(PieceHypothesis& h, Rim rim = Rim::Without) const;
    /// What is not explained yet and that colour would explain, px.
    /// @param corner  of the spans in the evidence
    [[nodiscard]] double evidenceUnder(const Spans& spans, cv::Point corner, int colour) const;
    /// What the piece would gain beside those that stand, px.
    [[nodiscard]] double gainOf(const PieceHypothesis& h) const;
    /// Inside a cluster a piece seems to fit anywhere. The order in which pieces are set down
    /// prefers those whose rim lies on what is no piece, so that clusters fill from their edges.
    /// @param gain  of that piece
    [[nodiscard]] double fitOf(const PieceHypothesis& h, double gain) const;
    [[nodiscard]] bool collides(const PiecePose& pose) const;

    void add(const PieceHypothesis& h);
    void insert(std::size_t at, const PieceHypothesis& h);
    /// @param which  indices in standing(), ascending
    void takeOut(const std::vector<std::size_t>& which);
    void restore(std::vector<StandingPiece> standing);

    /// Evidence explained less the pieces' cost, in pieces.
    [[nodiscard]] double score() const;
    /// Evidence near a point that is not explained, and what is explained wrongly, in pieces.
    [[nodiscard]] double trouble(cv::Point2d centreMm, double radiusMm) const;

private:
    [[nodiscard]] const PieceWay& way(int index) const {
        return m_shape->ways[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] double ownEdges(const PieceHypothesis& h) const;
    /// What a rim all around speaks for a grey piece, in pieces: as far as its colour leaves it
    /// open.
    [[nodiscard]] double rimGain(const PieceHypothesis& h,
                                 const std::vector<cv::Point2f>& outline) const;
    /// What the shadow beside a piece, or that there is none, costs it, in pieces.
    [[nodiscard]] double shadowCost(const PieceHypothesis& h) const;
    /// How much of an outline lies on edges that the bare card doesn't have, 0..1.
    [[nodiscard]] double rimShare(const std::vector<cv::Point2f>& outline) const;
    void rebuild(int firstRow, int lastRow);

    const PieceEvidence* m_evidence;
    const PieceShape* m_shape;
    RaisedPlane m_plane;
    const PieceZone* m_zone;
    double m_pieceArea = 1.0;
    std::vector<StandingPiece> m_standing;
    cv::Mat m_gained;            // CV_32FC1: what is explained at each pixel
    cv::Mat m_taken;             // CV_8UC1: see Taken in the .cpp
    std::vector<cv::Mat> m_sums; // CV_32FC1, one column more: sums along rows of what is left
    std::vector<cv::Mat> m_all;  // likewise, where nothing stands
    cv::Mat m_edgeSums;          // likewise, of edges where nothing stands
    cv::Mat m_edgesAcross;       // CV_32FC1: edges, summed over the width that one has
};

} // namespace pocketmars::vision
