#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/feature_index.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <vector>

namespace pocketmars::vision {

/// A place on the table where features agree that a card lies, whichever of the faces it is.
struct CardCandidate {
    TablePose pose;
    CardSighting points;    ///< the features that agree
    std::vector<int> votes; ///< how many of them come from each face, by index in profile.faces
    int support = 0;        ///< how many features of the photo agree
    bool isMarked = false;  ///< a person says so: `points` has its corners, and one face has votes
};

/// Recognises single cards whose features fit one face, and does it without knowing the table:
/// generalised Hough voting on place, size and direction, then an affine fit (Lowe 2004, section
/// 7).
/// @return best first, ready for estimateTablePlane
[[nodiscard]] std::vector<CardSighting> findSightings(const calibration::Profile& profile,
                                                      const std::vector<FeatureMatch>& matches);

/// Finds all poses of cards on a known table. Strips of covered cards, and poses that are wrong by
/// a repeated ornament, are among them: what is true is for the picture to decide.
/// @return most supported first
[[nodiscard]] std::vector<CardCandidate> findCandidates(const calibration::Profile& profile,
                                                        const std::vector<FeatureMatch>& matches,
                                                        const TablePlane& plane);

} // namespace pocketmars::vision
