#pragma once

#include "vision/pieces/piece_shape.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <functional>
#include <utility>
#include <vector>

namespace pocketmars::vision {

/// A piece that explains a part of the picture.
struct PlacedPiece {
    int colour = 0; ///< index of the evidence map
    int place = 0;  ///< as the zone says
    PiecePose pose;
    double gain = 0.0; ///< evidence that is lost without it, in pieces: 1 is a piece fully seen
};

constexpr float kUnknownDark = -9.0F; ///< where a pixel's darkness says nothing

/// Where to look for pieces: one evidence map a colour, over a part of the photo.
struct PieceEvidence {
    cv::Rect part;             ///< of the photo, px
    std::vector<cv::Mat> maps; ///< CV_32FC1 of that size: log-likelihood of that colour of piece
                               ///< against the empty table, clipped to -1..1
    cv::Mat edges;             ///< CV_32FC1, 0..1: where brightness changes, as between pieces
    cv::Mat rims;              ///< likewise, only where the bare card has no edge, a px wider
    std::vector<bool> isGrey;  ///< by map: of a colour that shade and sheen have as well
    std::vector<bool> isPale;  ///< by map: grey, and light. May be empty where `dark` is.
    std::vector<bool> isWhite; ///< by map: grey, and as light as paper. Likewise.
    cv::Mat dark;              ///< CV_32FC1: ln of how much less light there is than on the bare
                               ///< card; kUnknownDark where there is none. May be empty.
};

/// A part of it, with the same pixels.
/// @param box  px of the evidence
[[nodiscard]] inline PieceEvidence cutEvidence(const PieceEvidence& evidence, cv::Rect box) {
    PieceEvidence out{
        box + evidence.part.tl(), {},
        evidence.edges(box),      evidence.rims(box),
        evidence.isGrey,          evidence.isPale,
        evidence.isWhite,         evidence.dark.empty() ? cv::Mat() : evidence.dark(box)};
    for (const auto& map : evidence.maps) {
        out.maps.push_back(map(box));
    }
    return out;
}

/// Where bases may be.
struct PieceZone {
    cv::Rect2d bounds; ///< mm on the plane
    int places = 1;    ///< how many places are told apart in it
    /// Which place a base belongs to, and what a piece there costs beforehand (in pieces).
    /// A negative place: none may stand there.
    std::function<std::pair<int, double>(cv::Point2d base)> placeOf;
    /// What the shadow beside a base, or that there is none, adds to it (in pieces);
    /// may be empty.
    std::function<double(cv::Point2d base)> shadowCost{};
};

/// One way to explain the picture, the best with these counts.
struct Explanation {
    std::vector<int> counts; ///< place * number of colours + colour
    double score = 0.0;      ///< evidence explained less the pieces' cost, in pieces
    std::vector<PlacedPiece> pieces;
};

} // namespace pocketmars::vision
