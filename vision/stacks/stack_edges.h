#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace pocketmars::vision {

/// A place where the top edge of a card may lie: the card's pose in the frame of the building.
struct StackEdge {
    cv::Point2d origin; ///< the card's upper left, mm from the building's upper left
    double angle = 0;   ///< against the building
    double faceUp = 0;  ///< correlation with the top edge of a face
    double faceDown = 0;
    double wholeCard = -1; ///< similarity of all below the edge to the whole card
    double colourOff = 0;  ///< of its strip from the learnt one in this photo's light, levels
    double visibleMm = 0;  ///< how much of the card lies in the photo, from its upper edge down
    /// Of a card that was found whole, whatever its edge looks like: its mm to mm of the building,
    /// as it was placed. A plane that fits the table is a little off at its rim.
    std::optional<cv::Matx33d> laid{};
    bool cut = false; ///< the photo ends where a card upon this one would show

    [[nodiscard]] double score() const { return std::max(faceUp, faceDown); }
    [[nodiscard]] bool isDown() const { return faceDown > faceUp; }
    /// Mm of the card to mm of the building.
    [[nodiscard]] cv::Matx33d toBuilding() const;
};

/// The top edges of a suit's cards at tuning::Matching::pxPerMm, CV_32FC3.
struct StackPatterns {
    /// One for all faces where they are alike there, else one for each.
    std::vector<cv::Mat> faceUp;
    cv::Mat faceDown;
};

/// The patterns that speak for some faces: their mean, or each where the mean is none of them.
[[nodiscard]] std::vector<cv::Mat> patternsOf(const std::vector<cv::Mat>& strips);

/// Normalised correlation, -1..1, CV_32F.
[[nodiscard]] cv::Mat correlation(const cv::Mat& picture, const cv::Mat& pattern);

/// Coarse search over a column in a few directions.
/// @param toPhoto  mm of the building to px of the photo
/// @param column   mm of the building
/// @return best first
[[nodiscard]] std::vector<StackEdge> findStackEdges(const cv::Mat& photo,
                                                    const cv::Matx33d& toPhoto,
                                                    const StackPatterns& patterns,
                                                    cv::Rect2d column);

/// Fine search around an edge, at full resolution.
[[nodiscard]] StackEdge refineStackEdge(const cv::Mat& photo, const cv::Matx33d& toPhoto,
                                        const StackPatterns& patterns, const StackEdge& start);

/// Light that is not as it was measured puts all strips of a stack off their colours alike: what
/// those have that are cards for sure, beyond what is usual, is taken off all.
void forgiveLight(std::vector<StackEdge>& edges);

/// How far the top edges of neighbours may lie apart, mm.
/// @param valueMm  from the upper edge of a card down to the lower edge of its value
[[nodiscard]] double farthestNeighbourMm(double valueMm);

/// How far below its building a stack's last card may begin, mm.
/// @param valueMm  as farthestNeighbourMm has it
[[nodiscard]] double stackReachMm(double valueMm);

/// The chain of edges that reads best as a stack: a longest path over edges from top to bottom.
/// @param valueMm  from the upper edge of a card down to the lower edge of its value
[[nodiscard]] std::vector<StackEdge> chainStackEdges(std::vector<StackEdge> edges, cv::Size2d card,
                                                     double valueMm);

} // namespace pocketmars::vision
