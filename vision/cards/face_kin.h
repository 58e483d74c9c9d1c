#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Cards that share most of their print, told apart where they differ: the seven project cards of a
/// suit, the five backs, or the ships.
class FaceKin {
public:
    FaceKin() = default;
    /// @param pictures  CV_32F at tuning::Matching::pxPerMm, all of one size and type; empty ones
    /// are not known
    explicit FaceKin(std::vector<cv::Mat> pictures);

    /// Normalised correlation, weighed by how much the cards differ at each place.
    /// @param patch   a card as a reader holds it, as the pictures
    /// @param region  the part of the card that is seen, mm from its upper left; empty: all of it
    /// @param reachMm  each card is compared at its best place up to so far away
    /// @return -1..1, by the order of the pictures; -1 for those that are not known
    [[nodiscard]] std::vector<double> similarities(const cv::Mat& patch, cv::Rect2d region = {},
                                                   double reachMm = 0.0) const;

    /// The same of the whole card, but only where it looks like one of the pictures: what stands on
    /// a card says nothing of which it is.
    [[nodiscard]] std::vector<double> bareSimilarities(const cv::Mat& patch) const;

private:
    std::vector<cv::Mat> m_pictures;
    std::vector<cv::Mat> m_prints; ///< the same without what changes slowly
    cv::Mat m_difference;          ///< of the prints
};

} // namespace pocketmars::vision
