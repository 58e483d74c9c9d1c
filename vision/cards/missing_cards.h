#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/card_finder.h"
#include "vision/cards/card_hypothesis.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/light_field.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>

#include <cstddef>
#include <functional>
#include <vector>

/// Searches for cards that must be on the table, and that their features did not show.
namespace pocketmars::vision {

/// Looks for cards that must be somewhere, where a few features are the only trace of them.
/// @param photo     CV_8UC3 BGR
/// @param others    cards that were found
/// @param isWanted  whether a face is known to be on the table and was not found
/// @return best first
[[nodiscard]] std::vector<CardHypothesis>
searchMissing(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
              const TablePlane& plane, const std::vector<CardCandidate>& candidates,
              const LightField& light, const std::vector<const PlacedCard*>& others,
              const std::function<bool(const calibration::CardFace&)>& isWanted);

/// Looks for a card that must be somewhere by its picture alone: the table around the others is
/// searched where none of them lies.
/// @param photo   CV_8UC3 BGR
/// @param face    counter of the profile's faces
/// @param others  cards that were found
/// @return best first
[[nodiscard]] std::vector<CardHypothesis>
searchHidden(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
             const TablePlane& plane, int face, const LightField& light,
             const std::vector<const PlacedCard*>& others);

/// Looks for the building of whose stack a project card may be, above that, by its picture alone.
/// @param photo   CV_8UC3 BGR
/// @param others  cards that were found
/// @return best first
[[nodiscard]] std::vector<CardHypothesis>
searchAbove(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
            const TablePlane& plane, const PlacedCard& project, const LightField& light,
            const std::vector<const PlacedCard*>& others);

/// Looks for a building by its picture alone between and beside the others, which lie in a row: one
/// that is bare and has no stack leaves few features, and nothing below it says where it is.
/// @param photo   CV_8UC3 BGR
/// @param face    counter of the profile's faces
/// @param others  cards that were found
/// @return best first; none where fewer than two buildings were found
[[nodiscard]] std::vector<CardHypothesis>
searchBeside(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
             const TablePlane& plane, int face, const LightField& light,
             const std::vector<const PlacedCard*>& others);

/// Looks for backs by their pictures alone: stripes leave no features, and in poor light a symbol
/// on a dark ground too few. One that has no print at all is not told from a table of its colour,
/// and not found.
/// @param photo   CV_8UC3 BGR
/// @param area    of the table that is searched, mm
/// @param others  cards that were found
/// @return none on another
[[nodiscard]] std::vector<CardHypothesis> searchBacks(const calibration::Profile& profile,
                                                      const FaceMatcher& matcher,
                                                      const cv::Mat& photo, const TablePlane& plane,
                                                      const LightField& light, cv::Rect2d area,
                                                      const std::vector<const PlacedCard*>& others);

/// The table around some cards, mm; empty if it is too large to be searched.
[[nodiscard]] cv::Rect2d tableAround(const std::vector<const PlacedCard*>& cards);

/// On which most of a crowd of pieces stands: Earth, then the ships, as counters of a profile's
/// faces.
[[nodiscard]] std::vector<std::size_t> crowdedFaces(const calibration::Profile& profile);

} // namespace pocketmars::vision
