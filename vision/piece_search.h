#pragma once

#include "vision/piece_shape.h"
#include "vision/scan_spans.h"
#include "vision/table_camera.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <functional>
#include <map>
#include <random>
#include <vector>

namespace pocketmars::vision {

/// A piece that explains a part of the picture.
struct PlacedPiece {
    int colour = 0; ///< index of the evidence map
    int place = 0;  ///< as the zone says
    PiecePose pose;
    double gain = 0.0; ///< evidence that is lost without it, in pieces: 1 is a piece fully seen
};

/// Where to look for pieces: one evidence map a colour, over a part of the photo.
struct PieceEvidence {
    cv::Rect part;             ///< of the photo, px
    std::vector<cv::Mat> maps; ///< CV_32FC1 of that size: log-likelihood of that colour of piece
                               ///< against the empty table, clipped to -1..1
    cv::Mat edges;             ///< CV_32FC1, 0..1: where brightness changes, as between pieces
};

/// Where bases may be.
struct PieceZone {
    cv::Rect2d bounds; ///< mm on the plane
    int places = 1;    ///< how many places are told apart in it
    /// Which place a base belongs to, and what a piece there costs beforehand (in pieces).
    /// A negative place: none may stand there.
    std::function<std::pair<int, double>(cv::Point2d base)> placeOf;
};

/// One way to explain the picture, the best with these counts.
struct Explanation {
    std::vector<int> counts; ///< place * number of colours + colour
    double score = 0.0;      ///< evidence explained less the pieces' cost, in pieces
    std::vector<PlacedPiece> pieces;
};

/// Finds the pieces whose silhouettes together explain the evidence best: greedily, then by taking
/// out a few neighbours and setting them down anew. Pieces do not stand in each other; what one
/// hides of another counts for neither. Deterministic.
class PieceSearch {
public:
    PieceSearch(const PieceEvidence& evidence, const PieceShape& shape, const RaisedPlane& plane,
                const PieceZone& zone);

    /// @return best first; further ones have one piece more or less, or a neighbour's place
    [[nodiscard]] std::vector<Explanation> explain();

private:
    struct Hypothesis {
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
    struct Standing {
        PlacedPiece piece;
        Spans spans;
        Spans inner;
        double cost = 0.0;  ///< px
        double edges = 0.0; ///< px
    };
    using Config = std::vector<Standing>;

    [[nodiscard]] const PieceWay& way(int index) const {
        return m_shape->ways[static_cast<std::size_t>(index)];
    }
    void findSpans(Hypothesis& h) const;
    [[nodiscard]] double gainOf(const Hypothesis& h) const;
    [[nodiscard]] double ownEdges(const Hypothesis& h) const;
    [[nodiscard]] bool evaluate(Hypothesis& h) const;
    [[nodiscard]] bool collides(const PiecePose& pose) const;
    void findCoarse();
    void refine(Hypothesis& h) const;
    void rebuild(int firstRow, int lastRow);
    void add(const Hypothesis& h);
    void takeOut(const std::vector<std::size_t>& which);
    /// Adds the best pieces near a point until none pays.
    /// @param most  at most so many
    /// @param must  the first is added even if it does not pay
    void fill(cv::Point2d centre, double radiusMm, int most, bool must, bool shuffled,
              int onlyColour = -1, int onlyWay = -1);
    [[nodiscard]] double fitOf(const Hypothesis& h, double gain) const;
    [[nodiscard]] double score() const;
    [[nodiscard]] double trouble(cv::Point2d centre, double radiusMm) const;
    void remember();
    void restore(const Config& config);
    void improve();
    void seekAlternatives();

    const PieceEvidence* m_evidence;
    const PieceShape* m_shape;
    RaisedPlane m_plane;
    const PieceZone* m_zone;
    double m_pieceArea = 1.0; // px of a typical piece
    Config m_config;
    cv::Mat m_gained;            // CV_32FC1: what is explained at each pixel
    cv::Mat m_taken;             // CV_8UC1: see Taken in the .cpp
    std::vector<cv::Mat> m_sums; // CV_32FC1, one column more: sums along rows of what is left
    cv::Mat m_edgeSums;          // likewise, of edges where nothing stands
    cv::Mat m_edgesAcross;       // CV_32FC1: edges, summed over the width that one has
    std::vector<Hypothesis> m_coarse;
    std::map<std::vector<int>, Explanation> m_found;
    std::mt19937 m_random{1};
};

} // namespace pocketmars::vision
