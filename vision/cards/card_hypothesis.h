#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/card_finder.h"
#include "vision/cards/face_matcher.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::vision {

/// A card that may lie somewhere, as its picture has it.
struct CardHypothesis {
    PlacedCard card;
    cv::Mat patch;          ///< of FaceMatcher::patch
    std::vector<int> faces; ///< those that have votes
    Identity identity;
    int support = 0;       ///< features that agree
    bool isMarked = false; ///< a person says that it lies there
    bool isThere = false;  ///< other evidence than its features and print says so

    /// Features are evidence too, up to a number that any card well seen has.
    [[nodiscard]] double weight() const;
};

/// Cuts its patch out of the photo, and compares that with its faces.
/// @param photo  CV_8UC3 BGR
void look(const FaceMatcher& matcher, const cv::Mat& photo, CardHypothesis& h);

/// The best first.
void sortByWeight(std::vector<CardHypothesis>& found);

/// Whether cards lie on each other by more than a share (0 to 1) of the smaller one, in
/// the photo.
[[nodiscard]] bool overlaps(const PlacedCard& a, const PlacedCard& b, double share);

[[nodiscard]] bool isShip(const calibration::CardFace& face);

/// The candidates whose pictures speak for one of their faces, in the order of the candidates; the
/// light is not known yet.
/// @param photo       CV_8UC3 BGR
/// @param candidates  most supported first
[[nodiscard]] std::vector<CardHypothesis>
cardHypotheses(const calibration::Profile& profile, const FaceMatcher& matcher,
               const cv::Mat& photo, const TablePlane& plane,
               const std::vector<CardCandidate>& candidates);

} // namespace pocketmars::vision
