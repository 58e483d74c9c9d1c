#pragma once

#include "vision/cards/light_field.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <functional>
#include <vector>

namespace pocketmars::vision {

/// A place that may be that of a face, coarsely: good to some mm and half a step of 15 degrees.
struct FacePlace {
    TablePose pose;
    double share = 0.0; ///< of the card that looks as learnt, 0..1
    double ends = 0.0;  ///< of what lies around it that does not, 0..1; of settled()
};

/// Looks all over a table for faces by their colours alone, for a card that pieces hide so much of,
/// or on which so little is printed, that no features are left: what counts is how much of it is
/// there, whatever hides the rest.
class FaceSearch {
public:
    /// @param photo  CV_8UC3 BGR
    /// @param area   of the table, mm
    FaceSearch(const cv::Mat& photo, const TablePlane& plane, const LightField& light,
               cv::Rect2d area);

    /// Which way a card may lie, in radians: all around, in steps.
    [[nodiscard]] static std::vector<double> allTurns();

    /// @param face    CV_32FC3 BGR at tuning::Matching::pxPerMm
    /// @param turns   radians
    /// @param leastShare  of the card that must look as learnt
    /// @param isFree  whether a card of the face may lie at a pose
    /// @param most    how many places to give at most
    /// @return those of which most is there first
    [[nodiscard]] std::vector<FacePlace> places(const cv::Mat& face,
                                                const std::vector<double>& turns, double leastShare,
                                                const std::function<bool(const TablePose&)>& isFree,
                                                std::size_t most) const;

    /// Moves a place to where the card ends as the face does: most of its colours within, fewest
    /// around. For a face all over which much is the same.
    [[nodiscard]] FacePlace settled(const cv::Mat& face, const FacePlace& place) const;

    /// How far the colours at a place are from the face's.
    /// @return grey levels, the median of the samples
    [[nodiscard]] double colourDistance(const cv::Mat& face, const TablePose& pose) const;

private:
    cv::Rect2d m_area;
    cv::Mat m_fine;  ///< in the profile's light, CV_32FC3 at twice tuning::hiddenCards.pxPerMm()
    cv::Mat m_table; ///< the same at half of that
};

} // namespace pocketmars::vision
